import { execFileSync } from 'node:child_process';
import { frontMatterDocument, settingsDocument } from './documents.ts';
import { parsedTypes, settingsTypes } from './types.ts';

const SETTINGS = 'packages/daymark/src/settings';

/** Returns the generated files about the settings and the front matter, by their paths. */
export const reference = (): Record<string, string> => ({
  'docs/settings.md': settingsDocument(),
  'docs/front-matter.md': frontMatterDocument(),
  [`${SETTINGS}/schema/site-input.ts`]: formatted(settingsTypes()),
  [`${SETTINGS}/site.ts`]: formatted(parsedTypes()),
});

/** Formats a module as `npm run format` does, with each short comment in one line. */
const formatted = (code: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=settings.ts'], {
    input: code,
    encoding: 'utf8',
  }).replace(/^( *\/\*\*)\n +\*( .*)\n +( \*\/)$/gm, (comment, ...parts: string[]) => {
    const line = parts.slice(0, 3).join('');
    return line.length <= 100 ? line : comment;
  });
