import { execFileSync } from 'node:child_process';
import { frontMatterDocument, settingsDocument } from './documents.ts';
import { settingsTypes } from './types.ts';

const TYPES = 'packages/daymark/src/settings/schema/site-input.ts';

/** Returns the generated files about the settings and the front matter, by their paths. */
export const reference = (): Record<string, string> => ({
  'docs/settings.md': settingsDocument(),
  'docs/front-matter.md': frontMatterDocument(),
  [TYPES]: formatted(settingsTypes()),
});

/** Formats a module as `npm run format` does. */
const formatted = (code: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${TYPES}`], {
    input: code,
    encoding: 'utf8',
  });
