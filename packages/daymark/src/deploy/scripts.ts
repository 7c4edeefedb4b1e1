/*
 * Scripts that run at the target, in the POSIX shell. Each can be interrupted after any command and
 * run again. Only one command changes which build is served: the rename in `switchTo`.
 */

/** The user of the web server is not the user of the deploy, and must be able to read new files. */
const readableByAll = 'umask 022';

const goThere = `${readableByAll}
cd -- "$folder" || exit`;

/** Refuses a build that another deploy has removed. A build without its policies is incomplete. */
const requireBuild = `if [ ! -e "builds/$name/policy.json" ]; then
  echo "builds/$name does not exist: another deploy may have removed it. Run the command again" >&2; exit 1
fi`;

/** Prints the target's state. An empty served.txt, as after a power cut, counts as 0. */
const survey = `${goThere}
printf 'folder %s\\n' "$(pwd -P)"
if [ -L current ]; then printf 'current %s\\n' "$(readlink current)"; fi
if [ -f http.txt ]; then printf 'http %s\\n' "$(cat http.txt)"; fi
for build in builds/*; do
  [ -d "$build" ] || continue
  turn=
  if [ -e "$build/served.txt" ]; then turn=$(cat "$build/served.txt"); turn=\${turn:-0}; fi
  printf 'build %s %s %s\\n' "\${build#builds/}" "$(cat "$build/date.txt" 2>/dev/null)" $turn
done`;

/** Creates the folder, or prints why it cannot be deployed to. */
const open = `${readableByAll}
mkdir -p -- "$folder/builds" || exit
${goThere}
if [ ! -w builds ]; then echo "the user cannot write to $folder/builds" >&2; exit 1; fi
if [ -e current ] && [ ! -L current ]; then
  echo "$folder/current is not a symbolic link" >&2; exit 1
fi
command -v rsync >/dev/null || { echo "rsync is not installed at the target" >&2; exit 1; }`;

/**
 * Stores the address for plain http in http.txt, or removes that file if the address is empty. Each
 * shell has a draft of its own, because two deploys may run at the same time.
 */
const remember = `${goThere}
if [ -z "$http" ]; then rm -f http.txt; exit; fi
printf '%s\\n' "$http" >"builds/http.txt.$$" && mv "builds/http.txt.$$" http.txt`;

/** Creates the folder of an upload, and in it the folder to which rsync first writes each file. */
const begin = `${goThere}
mkdir -p "builds/$name.partial/.incoming"`;

/** Renames an upload to mark it as complete, after `sync` has written its files to the disk. */
const finish = `${goThere}
rm -rf "builds/$name.partial/.incoming" && sync && mv "builds/$name.partial" "builds/$name"`;

/** Hard-links the immutable files of other builds into a build, unless it has them already. */
const join = `${goThere}
${requireBuild}
for other in $others; do
  rsync --times --perms --ignore-existing --files-from="builds/$other/immutable.txt" \\
    --link-dest="$PWD/builds/$other/" "builds/$other/" "builds/$name/" || exit
done`;

/**
 * Prints site.json, policy.json and redirects.json of a build, with a null character after each
 * file. A build without redirects has no redirects.json.
 */
const printRecords = `${goThere}
cd "builds/$name" || exit
for record in site.json policy.json; do
  cat "$record" && printf '\\0' || exit
done
if [ -e redirects.json ]; then cat redirects.json || exit; else printf '{}'; fi
printf '\\0'`;

/**
 * Points the symlink `current` at another build in one step. The option of `mv` that replaces a symlink
 * to a folder, instead of moving into the folder, is `-T` in GNU and `-h` in BSD and macOS. Before this
 * step, the served.txt of the replaced build gets a number above all others. If the script is interrupted
 * in between, `current` still marks that build as served. Each build has a temporary symlink of its own,
 * because two switches may run at the same time. Two switches to the same build share its temporary
 * symlink.
 */
const switchTo = `${goThere}
found=$(readlink current)
if [ "$found" != "$expected" ]; then
  echo "current points to $found: another deploy has run in the meantime. Run the command again" >&2; exit 1
fi
[ "$found" != "builds/$name" ] || exit 0
${requireBuild}
turn=1
for record in builds/*/served.txt; do
  [ -s "$record" ] && read -r last <"$record" && [ "$last" -ge "$turn" ] && turn=$((last + 1))
done
if [ -d "$found" ]; then printf '%s\\n' "$turn" >"$found/served.txt" || exit; fi
next=next-$name
rm -f "$next" && ln -s "builds/$name" "$next" || [ -L "$next" ] || exit
mv -T "$next" current 2>/dev/null || mv -h "$next" current 2>/dev/null && exit
[ "$(readlink current)" != "builds/$name" ] || exit 0
echo "the symbolic link current cannot be replaced" >&2; exit 1`;

/**
 * Removes builds and leftover symlinks of switches, except a build that a rollback has made current
 * meanwhile. Each build is first renamed, so that an interruption leaves it marked as incomplete.
 * Another deploy may remove the same builds at the same time.
 */
const remove = `${goThere}
for build in $names; do
  [ "$(readlink current)" != "builds/$build" ] || continue
  case $build in *.partial) ;; *)
    mv "builds/$build" "builds/$build.partial" || [ ! -e "builds/$build" ] || exit ;;
  esac
  rm -rf "builds/\${build%.partial}.partial" "next-\${build%.partial}" || exit
done`;

/** The scripts that run at a target, each as one step of a deploy. */
export const scripts = {
  survey,
  open,
  remember,
  begin,
  finish,
  join,
  printRecords,
  switchTo,
  remove,
};
