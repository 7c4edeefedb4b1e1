// Starts the engine of this site, which `npm ci` installs from the file daymark-<version>.tgz in this
// folder. The scripts in package.json run this file instead of the engine, so that they never run
// another program with the name of the engine, and say what to do if there is no engine.

/** @returns {string | undefined} the URL of a file of the engine, or undefined if there is no engine */
function findEngine() {
  try {
    return import.meta.resolve('daymark/package.json');
  } catch {
    return undefined;
  }
}

const engine = findEngine();
if (engine) {
  await import(new URL('bin/daymark.mjs', engine).href);
} else {
  console.error(
    `The engine of this site is not installed. Expected the package daymark in node_modules; found none.
Run npm ci in this folder. That command installs the engine from the file daymark-<version>.tgz beside
package.json. If that file is missing too, restore it from a copy of this folder.`,
  );
  process.exitCode = 1;
}
