#!/usr/bin/env bash
# Type-checks Swift files as one module against the UIKit surface.
#
#   typecheck.sh BUILD_DIR [options] FILE.swift…     exit code: 0 clean, 1 errors or warnings, 2 the surface itself is broken
#   typecheck.sh BUILD_DIR                           only builds the surface
#
#   --swift 5|6            language mode (default 6)
#   --target VERSION       iOS deployment target, 13.0 or later (default 15.0)
#   --allow-warnings       print warnings, but don't fail for them
#   --module-name NAME     (default App)
#   --include DIR          where there are modules that the surface doesn't have
#   --emit-module DIR      write the module there, for --include
set -u

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -ge 1 ] || { sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 2; }
mkdir -p "$1" && build=$(cd "$1" && pwd) || exit 2
shift

mode=6 target=15.0 warnings=(-warnings-as-errors) module=App include=() emit= files=()
while [ $# -gt 0 ]; do
  case $1 in
    --swift) mode=$2; shift ;;
    --target) target=$2; shift ;;
    --allow-warnings) warnings=() ;;
    --module-name) module=$2; shift ;;
    --emit-module) emit=$2; shift ;;
    --include) include=(-I "$2"); shift ;;
    -*) echo "typecheck.sh: unknown option $1" >&2; exit 2 ;;
    *) files+=("$1") ;;
  esac
  shift
done

swiftc=${SWIFTC:-$(command -v swiftc)}
arch=$(uname -m)
arch=${arch/aarch64/arm64}
base=$arch-apple-ios13.0-simulator
runtime=$(cd "$(dirname "$(readlink -f "$swiftc")")/../lib/swift" && pwd)

stamp() {
  { "$swiftc" --version 2>/dev/null; cat "$here/generate.py" "$here/typecheck.sh"
    find "$here/Facts" "$here/Handwritten" -type f -print0 | LC_ALL=C sort -z | xargs -0 cat; echo "$build"; } | sha256sum
}

# The standard library's own interface, read again for iOS: that's what makes availability count. No bodies, no code.
standard_library() {
  local name
  for name in Swift _Concurrency _StringProcessing SwiftOnoneSupport; do
    sed -E -e "3s/-target [^ ]*/-target $base/" \
      -e '3s/-parse-stdlib/-parse-stdlib -experimental-skip-all-function-bodies -disable-availability-checking/' \
      -e '/^ *@backDeployed\(before:[^)]*\) *$/d' -e 's/@backDeployed\(before:[^)]*\)//' \
      "$runtime/linux/$name.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" > "$build/interfaces/$name.swiftinterface"
    # What the library has on Apple's platforms only.
    [ $name = Swift ] && cat "$here/Handwritten/Swift.additions" >> "$build/interfaces/Swift.swiftinterface"
    "$swiftc" -frontend -compile-module-from-interface -target $base -module-name $name -parse-stdlib \
      -disable-objc-interop -disable-availability-checking -I "$build" -module-cache-path "$build/cache" \
      -o "$build/$name.swiftmodule" "$build/interfaces/$name.swiftinterface" >> "$build/log" 2>&1 ||
      { echo "typecheck.sh: cannot read the standard library for iOS:" >&2; tail -n 40 "$build/log" >&2; return 1; }
  done
}

surface() {
  local name
  cp "$here"/Handwritten/ObjectiveC/* "$build/" &&
    python3 "$here/generate.py" "$build/interfaces" "--target=$base" > "$build/summary" || return 1
  while read -r name; do
    "$swiftc" -frontend -compile-module-from-interface -target $base -module-name "$name" \
      -enable-objc-interop -disable-objc-attr-requires-foundation-module -disable-availability-checking \
      -I "$build" -module-cache-path "$build/cache" \
      -o "$build/$name.swiftmodule" "$build/interfaces/$name.swiftinterface" > "$build/log" 2>&1 ||
      { echo "typecheck.sh: the surface's $name doesn't compile:" >&2; grep -A4 'error:' "$build/log" | head -n 60 >&2; return 1; }
  done < "$build/interfaces/modules.txt"
}

# One build at a time, for tests that run in parallel.
exec 9> "$build/lock"
flock 9
wanted=$(stamp)
if [ "$(cat "$build/stamp" 2>/dev/null)" != "$wanted" ]; then
  echo "typecheck.sh: building the UIKit surface" >&2
  rm -rf "$build/stamp" "$build/interfaces" "$build/cache" "$build"/*.swiftmodule
  mkdir -p "$build/interfaces"
  standard_library && surface || exit 2
  printf '%s\n' "$wanted" > "$build/stamp"
fi
flock -u 9
exec 9>&-

[ ${#files[@]} -gt 0 ] || exit 0
check() {
  SWIFT_BACKTRACE=enable=no "$swiftc" -frontend "$@" -target "$arch-apple-ios$target-simulator" -module-name "$module" \
    -swift-version "$mode" -enable-objc-interop -disable-objc-attr-requires-foundation-module -parse-as-library \
    -I "$build" ${include[@]+"${include[@]}"} -module-cache-path "$build/cache" ${warnings[@]+"${warnings[@]}"} "${files[@]}"
}

if [ -n "$emit" ]; then
  check -emit-module -o "$emit/$module.swiftmodule" || exit 1
  exit 0
fi

# As far as the checks on the control flow, which find what isn't initialized or not returned. The compiler may stumble there
# over something the surface lacks; type-checking alone is safe.
output=$(check -emit-sil -o /dev/null 2>&1)
status=$?
case $output in *'Stack dump:'*) status=255 ;; esac
if [ $status -ge 128 ]; then
  echo "typecheck.sh: the compiler failed after type-checking; initialization and returns are unchecked" >&2
  output=$(check -typecheck 2>&1)
  status=$?
fi
[ -z "$output" ] || printf '%s\n' "$output" >&2
[ $status -eq 0 ] || exit 1
