/**
 * The packages of the lockfiles that have an install script, and why the script is not needed. No
 * install script runs: `.npmrc` and `repo/bootstrap/packages.mjs` disable all install scripts.
 */
export const scriptsNotNeeded: Readonly<Record<string, string>> = {
  '@mdn/mdn-http-observatory':
    'It fetches lists of hosts, which do not include the site under test.',
  esbuild: 'It fetches the binary that is in an optional package, which the bootstrap installs.',
  libpq: 'It builds the client of a database that the tests do not have.',
  node_extra_ca_certs_mozilla_bundle: 'It fetches certificates; the tests make their own.',
  workerd: 'It fetches the binary that is in an optional package, which the tests install.',
};
