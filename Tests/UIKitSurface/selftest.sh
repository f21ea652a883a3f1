#!/usr/bin/env bash
# Checks the surface with samples: those in Samples/Accepted must type-check together without warnings, each one in
# Samples/Refused must fail, and for the reason that its first line names.
#
#   selftest.sh BUILD_DIR
set -u

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -eq 1 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 2; }
failures=0 checks=0
"$here/typecheck.sh" "$1" || exit 2

for mode in 5 6; do
  checks=$((checks + 1))
  if ! output=$("$here/typecheck.sh" "$1" --swift $mode "$here"/Samples/Accepted/*.swift 2>&1); then
    printf '%s\nnot accepted in Swift %s\n' "$output" $mode
    failures=$((failures + 1))
  fi
done

for sample in "$here"/Samples/Refused/*.swift; do
  first=$(head -n 1 "$sample")
  modes=${first#// swift } reason=${first#*: }
  for mode in 5 6; do
    case ${modes%%:*} in *$mode*) ;; *) continue ;; esac
    checks=$((checks + 1))
    output=$("$here/typecheck.sh" "$1" --swift $mode "$sample" 2>&1)
    status=$?
    if [ $status -ne 1 ] || ! printf '%s' "$output" | grep -qF -- "$reason"; then
      printf '%s\n%s: expected to be refused in Swift %s: %s\n' "$output" "$(basename "$sample")" $mode "$reason"
      failures=$((failures + 1))
    fi
  done
done

echo "$checks checks, $failures failed"
[ $failures -eq 0 ]
