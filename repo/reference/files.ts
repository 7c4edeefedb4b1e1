import { execFileSync } from 'node:child_process';
import { coversDrawing } from './covers.ts';
import { frontMatterDocument, settingsDocument } from './documents.ts';
import { parsedTypes, settingsTypes } from './types.ts';

const SETTINGS = 'packages/daymark/src/settings';

/** Returns the generated files about the settings and the front matter, by their paths. */
export const reference = (): Record<string, string> => ({
  'docs/settings.md': settingsDocument(),
  'docs/front-matter.md': frontMatterDocument(),
  'docs/covers.svg': coversDrawing(),
  [`${SETTINGS}/schema/site-input.ts`]: formatted(settingsTypes()),
  [`${SETTINGS}/site.ts`]: formatted(parsedTypes()),
});

/** Formats a module as `npm run format` does, with comments in lines of at most 100 characters. */
const formatted = (code: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=settings.ts'], {
    input: code,
    encoding: 'utf8',
  }).replace(/^( *)\/\*\* (.*) \*\/$/gm, (comment, indent: string, text: string) => {
    if (comment.length <= 100) return comment;
    const length = 100 - indent.length - ' * '.length;
    const lines = text.match(new RegExp(`\\S.{0,${length - 2}}\\S(?=\\s|$)|\\S+`, 'g')) ?? [];
    return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */`;
  });
