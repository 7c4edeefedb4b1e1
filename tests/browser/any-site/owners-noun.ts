import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Noun } from '../../../packages/daymark/src/settings/noun.ts';
import { parseSettings } from '../../../packages/daymark/src/settings/settings.ts';
import owners from '../../../site/site.config.ts';

const CONTENT = 'site/content';
/** Matches a list of cited works, up to the next heading. */
const SOURCES = /^## Sources$[\s\S]*?(?=^#|(?![\s\S]))/gm;

/** Whether a text can be published on any site: its front matter names no noun in `about`. */
const isForAnyNoun = (markdown: string) => !/^---$[\s\S]*?^about:[\s\S]*?^---$/m.test(markdown);

/** Returns the words of the owner's settings, and of the texts that any site can publish. */
function ownWords(): string {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(CONTENT, file), 'utf8') }))
    .filter(({ text }) => isForAnyNoun(text))
    .map(({ file, text }) => `${file} ${text.replace(SOURCES, '')}`);
  return [JSON.stringify({ ...owners, noun: undefined }), ...texts].join('\n');
}

/**
 * Returns a pattern that matches the noun (the subject) of the site in `site/`. If that site is
 * built with another noun, no page may match the pattern. Returns undefined if the owner's texts or
 * the other noun contain the owner's noun.
 * @param another the other noun
 */
export function ownersNoun(another: Noun): RegExp | undefined {
  const { title } = parseSettings(owners).noun;
  const words = title.split(' ').map(RegExp.escape).join('[\\s_-]*');
  const pattern = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
  return pattern.test(`${another.title} ${ownWords()}`) ? undefined : pattern;
}
