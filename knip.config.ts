import type { KnipConfig } from 'knip';
import { commands } from './repo/bootstrap/commands.mjs';

/*
 * Finds files, exports and dependencies that no code except tests uses: `npm run lint` starts Knip in
 * production mode, in which only patterns that end with an exclamation mark count.
 */

const TESTS = ['!**/*.test.*!', '!**/testing/**!', '!**/testing.ts!'];
const CODE = ['{src,words,bin}/**/*.{ts,tsx,astro,mjs}!', ...TESTS];

/** The programs that the commands of the repository start. */
const PROGRAMS = Object.values(commands)
  .flatMap(({ runs }) => runs.map(({ file }) => file))
  .filter((file) => /^(?:repo|bench)\//.test(file))
  .map((file) => `${file}!`);

export default {
  include: ['files', 'exports', 'types', 'dependencies'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        ...PROGRAMS,
        'repo/complete-lockfile.ts!',
        'repo/release/{starter-versions,surface}.ts!',
        // `npm test` starts Vitest with this reporter.
        'repo/test/vitest-reporter.ts!',
        // A benchmark starts this server as a process of its own.
        'bench/serve/sirv.ts!',
        // A benchmark builds a site with these settings.
        'bench/day/site.config.ts!',
      ],
      project: ['{repo,bench}/**/*.{ts,mjs}!', '!bench/peers/**!', ...TESTS],
    },
    'packages/daymark': {
      entry: [
        'bin/*.mjs!',
        // Routes, which Astro loads, and among them a folder that patterns leave out.
        'src/pages/**/*.{ts,astro}!',
        'src/pages/.well-known/*.ts!',
        // Client directives, which Astro loads by their paths.
        'src/browser/islands/{after,typing}.ts!',
        // Generated modules of words import this file.
        'words/untranslated.ts!',
      ],
      project: CODE,
      // Style sheets import Tailwind CSS, and a build copies the style sheet of Temml.
      ignoreDependencies: ['tailwindcss', 'temml'],
    },
    'packages/*': { project: CODE },
    site: { entry: ['site.config.ts!'] },
  },
} satisfies KnipConfig;
