/**
 * The packages of the lockfiles that have a script to be run when they are installed, and why it is
 * not needed. None is run: `.npmrc` and `tools/bootstrap/packages.mjs` switch them all off.
 */
export const scriptsNotNeeded: Readonly<Record<string, string>> = {
  '@mdn/mdn-http-observatory': 'It fetches lists of hosts; the site under test is on none.',
  esbuild: 'It fetches the binary that is in an optional package, which the bootstrap installs.',
  libpq: 'It builds the client of a database that the tests do not have.',
  node_extra_ca_certs_mozilla_bundle: 'It fetches certificates; the tests make their own.',
  workerd: 'It fetches the binary that is in an optional package, which the tests install.',
};
