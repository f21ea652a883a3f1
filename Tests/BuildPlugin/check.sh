#!/usr/bin/env bash
# Builds Examples/BuildPlugin with `swift build`, again and again, and checks what the plugin compiles each time.
#
#   check.sh SCRATCH_DIR     in a folder that was used before, xibc itself isn't built from clean again
#
# UIKit is the few declarations beside this file. On a system that has UIKit, or builds for one that has, use the example itself.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
package="$(cd "$here/../.." && pwd)"
[ $# -eq 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2; }
[ "$(uname)" = Linux ] || { echo "check.sh: skipped: it runs on Linux only"; exit 0; }
mkdir -p "$1"
scratch="$(cd "$1" && pwd)"
example="$scratch/example" sources="$scratch/example/Sources/Greetings" uikit="$scratch/uikit" log="$scratch/log"
outputs="$scratch/build/plugins/outputs/example/Greetings/destination/XIBCPlugin"
options=(--package-path "$example" --scratch-path "$scratch/build" -Xswiftc -I -Xswiftc "$uikit")
objects=
checks=0

fail() {
  tail -n 40 "$log" | cut -c 1-400
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

expect() {
  local what="$1"
  shift
  "$@" || fail "$what"
  checks=$((checks + 1))
}

expect_equal() {
  [ "$2" = "$3" ] || fail "$1: expected '$3', not '$2'"
  checks=$((checks + 1))
}

# A build is to succeed, unless it's to fail.
build() {
  local wanted="${1:-0}" code=0
  swift build "${options[@]}" --verbose >"$log" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || fail "the build ended with $code, not $wanted"
}

# The documents that the last build compiled.
compiled() { sed -nE 's|^.*/xibc-tool compile .*/Greetings/([^ ]*)$|\1|p' "$log" | LC_ALL=C sort | paste -sd ' '; }

# Whether the last build ran the Swift compiler for the example.
ran_swiftc() { grep -q -- '-module-name Greetings ' "$log"; }

# Swift files and object files with the times of their last change, in nanoseconds.
times() { find "$@" \( -name '*.swift' -o -name '*.o' \) -printf '%P %T@\n' | LC_ALL=C sort; }

# The names of the files that weren't there, or not as they are now, when `times` said $1.
changed_since() { comm -13 <(printf '%s\n' "$1") <(times "$outputs") | cut -d ' ' -f 1 | paste -sd ' '; }

outputs_now() { ls "$outputs" | LC_ALL=C sort | paste -sd ' '; }

rm -rf "$example" "$uikit" "$scratch/build/plugins/outputs" "$scratch"/build/*/debug/Greetings.build
mkdir -p "$uikit"
: >"$log"
swiftc -swift-version 6 -parse-as-library -emit-module -module-name UIKit -o "$uikit/UIKit.swiftmodule" "$here/UIKit.swift"

# A copy, because documents get changed. `../..` leads elsewhere from there.
mkdir "$example"
cp -r "$package"/Examples/BuildPlugin/{Package.swift,Sources} "$example"
manifest="$(<"$example/Package.swift")"
printf '%s\n' "${manifest/'"../.."'/"\"$package\""}" >"$example/Package.swift"

echo "from clean: both documents are compiled"
build
expect_equal "compiled" "$(compiled)" "Base.lproj/Main.storyboard GreetingCard.xib"
expect_equal "outputs" "$(outputs_now)" "GreetingCard.nib.swift Main.storyboard.swift"
objects="$(dirname "$(find "$scratch/build/" -name GreetingCard.nib.swift.o)")"
expect "the Swift of the documents is in the target" test -f "$objects/Main.storyboard.swift.o"

echo "again: nothing is written, so no Swift is compiled"
# The second build in a new folder plans once more. SwiftPM then links xibc once more on Linux, where two of its databases
# claim that file, and runs the newer xibc: only what it writes says whether there was work to do.
before="$(times "$outputs" "$objects")"
build
expect_equal "changed files" "$(times "$outputs" "$objects")" "$before"
expect "the Swift compiler doesn't run" eval '! ran_swiftc'

echo "and again: no document is compiled"
build
expect_equal "compiled" "$(compiled)" ""
expect_equal "changed files" "$(times "$outputs" "$objects")" "$before"

echo "a changed document: its Swift alone is written anew"
before="$(times "$outputs")"
sed -i 's/text="Hello!"/text="Welcome!"/' "$sources/GreetingCard.xib"
build
expect_equal "compiled" "$(compiled)" "GreetingCard.xib"
expect_equal "changed files" "$(changed_since "$before")" "GreetingCard.nib.swift"
expect "the change is in the Swift" grep -q 'text = "Welcome!"' "$outputs/GreetingCard.nib.swift"

echo "a document moved on the editor's canvas: nothing is written, so no Swift is compiled"
before="$(times "$outputs" "$objects")"
sed -i 's/key="canvasLocation" x="132"/key="canvasLocation" x="133"/' "$sources/GreetingCard.xib"
build
expect_equal "compiled" "$(compiled)" "GreetingCard.xib"
expect_equal "changed files" "$(times "$outputs" "$objects")" "$before"
build
expect_equal "compiled by one more build" "$(compiled)" ""

echo "a translation, and a second document of one name: the first is left out, the second gets names of its own"
before="$(times "$outputs")"
mkdir "$sources/de.lproj" "$sources/Forms"
sed 's/Nice to meet you/Freut mich/' "$sources/Base.lproj/Main.storyboard" >"$sources/de.lproj/Main.storyboard"
cp "$sources/GreetingCard.xib" "$sources/Forms"
build
# Which documents are compiled doesn't matter here: a new file makes SwiftPM plan, and link xibc, once more.
expect_equal "changed files" "$(changed_since "$before")" "Forms+GreetingCard.nib.swift"
expect "a name of its own" grep -q '^struct FormsGreetingCardNib {' "$outputs/Forms+GreetingCard.nib.swift"
rm -r "$sources/de.lproj" "$sources/Forms"

echo "lint, as a command of the package"
swift package "${options[@]}" xibc-lint --strict >"$log" 2>&1 || fail "xibc-lint ended with $?"
expect "lint has looked at both documents" grep -q '^2 files, no findings' "$log"

echo "a broken document: the build says where, and leaves the Swift as it was"
before="$(times "$outputs")"
printf '<' >>"$sources/GreetingCard.xib"
build 1
expect "the document's place" grep -qE '/Greetings/GreetingCard.xib:[0-9]+:[0-9]+: error: ' "$log"
expect_equal "changed files" "$(changed_since "$before")" ""
code=0
swift package "${options[@]}" xibc-lint --target Greetings >"$log" 2>&1 || code=$?
expect_equal "the code that lint ends with" "$code" 1

echo "$checks checks, none failed"
