import type { Use } from './uses.ts';

/**
 * Licences, as SPDX expressions, that let a site be published under any terms. Code that visitors
 * receive must have one of them.
 */
const permissive = [
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'OFL-1.1',
  'Python-2.0',
];
/** Licences that require the licensed code to stay open source. Visitors receive no such code. */
const reciprocal = [
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'LGPL-3.0-or-later',
  'MPL-2.0',
];

export const allowedLicences: Readonly<Record<Use, readonly string[]>> = {
  visitors: permissive,
  build: [...permissive, ...reciprocal],
  tests: [...permissive, ...reciprocal],
  delivery: [...permissive, ...reciprocal],
  binaries: [...permissive, ...reciprocal],
};

/** The maximum number of packages by use. A number may only grow if there is a good reason. */
export const maxPackages: Readonly<Record<Use, number>> = {
  visitors: 10,
  // Includes 8 for subset-font: see docs/decisions/0019-one-font-file.md.
  build: 232,
  // Includes 15 that lint the packages and the workflows (see docs/decisions/0002-tools.md), and the
  // reader view of Firefox, which no other package replaces.
  tests: 198,
  delivery: 264,
  binaries: 15,
};
