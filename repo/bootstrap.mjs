// @ts-check
// The entry point of the scripts in package.json. The script installs the packages and the
// project's own Node, then runs the command that its first argument names: see
// bootstrap/commands.mjs. The script is plain JavaScript, because it must run on Node 20 or newer
// before anything is installed. Before it checks the version, the script imports nothing, so that
// an older Node prints the message below instead of a syntax error.
const oldest = 20;

if (Number.parseInt(process.versions.node, 10) >= oldest) {
  import('./bootstrap/main.mjs').then(({ main }) => main(process.argv.slice(2)));
} else {
  console.error(
    `Daymark needs Node ${oldest} or newer to start; this is Node ${process.versions.node}. ` +
      'Install a newer version from https://nodejs.org, then run the command again.',
  );
  process.exitCode = 1;
}
