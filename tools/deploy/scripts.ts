/*
 * What runs at the target, in the POSIX shell. Each script can be cut off after any command and run
 * again. Only one command changes what is served: the renaming in `switchTo`.
 */

/** Whoever serves the site is not who deploys it, and must be able to read what is made. */
const readableByAll = 'umask 022';

const goThere = `${readableByAll}
cd -- "$folder" || exit`;

/** Another deploy may have removed a build since it was chosen; a build without its first page is none. */
const requireBuild = `if [ ! -e "builds/$name/site/index.html" ]; then
  echo "builds/$name is not there: another deploy may have removed it" >&2; exit 1
fi`;

/** Prints what is there. A power cut can leave a record of service empty: it tells that there was some. */
export const survey = `${goThere}
printf 'folder %s\\n' "$(pwd -P)"
if [ -L current ]; then printf 'current %s\\n' "$(readlink current)"; fi
if [ -f http.txt ]; then printf 'http %s\\n' "$(cat http.txt)"; fi
for build in builds/*; do
  [ -d "$build" ] || continue
  turn=
  if [ -e "$build/served.txt" ]; then turn=$(cat "$build/served.txt"); turn=\${turn:-0}; fi
  printf 'build %s %s %s\\n' "\${build#builds/}" "$(cat "$build/date.txt" 2>/dev/null)" $turn
done`;

/** Makes the folder, or says why it cannot be deployed to. */
export const open = `${readableByAll}
mkdir -p -- "$folder/builds" || exit
${goThere}
if [ ! -w builds ]; then echo "no right to write there" >&2; exit 1; fi
if [ -e current ] && [ ! -L current ]; then
  echo "something of another kind is at $folder/current" >&2; exit 1
fi
command -v rsync >/dev/null || { echo "no rsync there" >&2; exit 1; }`;

/** Writes down what plain http listens on, or that it is off. */
export const remember = `${goThere}
if [ -z "$http" ]; then rm -f http.txt; exit; fi
printf '%s\\n' "$http" >builds/http.txt && mv builds/http.txt http.txt`;

/** Makes room for an upload, and for the files that are under way. */
export const begin = `${goThere}
mkdir -p "builds/$name.partial/.incoming"`;

/** Names what has been uploaded as a whole build; a power cut from here on loses nothing of it. */
export const finish = `${goThere}
rm -rf "builds/$name.partial/.incoming" && sync && mv "builds/$name.partial" "builds/$name"`;

/** Links what pages of other builds need into this one, where it has not got that itself. */
export const join = `${goThere}
${requireBuild}
for other in $others; do
  rsync --times --perms --ignore-existing --files-from="builds/$other/immutable.txt" \\
    --link-dest="$PWD/builds/$other/" "builds/$other/" "builds/$name/" || exit
done`;

/** Prints the records of a build and of others, with a null byte after each. */
export const printRecords = `${goThere}
records="$name/site.json $name/routes.json"
for other in $others; do records="$records $other/routes.json"; done
for record in $records; do
  cat "builds/$record" && printf '\\0' || exit
done`;

/**
 * Puts one build in the place of the other, in one step: `mv` has an option not to follow the link
 * that it replaces, under one name or another. The build that has been served until then says so
 * with a number above all others, whatever comes after: the link says it of the other. The link that
 * takes its place has a name of its own for each build: two switches may run at a time.
 */
export const switchTo = `${goThere}
found=$(readlink current)
if [ "$found" != "$expected" ]; then
  echo "current leads to $found: another deploy has run meanwhile" >&2; exit 1
fi
[ "$found" != "builds/$name" ] || exit 0
${requireBuild}
turn=1
for record in builds/*/served.txt; do
  [ -s "$record" ] && read -r former <"$record" && [ "$former" -ge "$turn" ] && turn=$((former + 1))
done
if [ -d "$found" ]; then printf '%s\\n' "$turn" >"$found/served.txt" || exit; fi
next=next-$name
rm -f "$next" && ln -s "builds/$name" "$next" || exit
mv -T "$next" current 2>/dev/null || mv -h "$next" current 2>/dev/null && exit
echo "the link cannot be replaced" >&2; exit 1`;

/**
 * Removes builds, and links of switches that were cut off. The name goes first: nothing is called
 * whole that is not. A roll back may have put one of them into service since they were chosen.
 */
export const remove = `${goThere}
for build in $names; do
  [ "$(readlink current)" != "builds/$build" ] || continue
  case $build in *.partial) ;; *) mv "builds/$build" "builds/$build.partial" || exit ;; esac
  rm -rf "builds/\${build%.partial}.partial" "next-\${build%.partial}" || exit
done`;
