import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../fixtures/publication/content');

/** A Markdown file of a fixture: its slug and the front matter fields that fit on one line. */
export interface Entry {
  readonly slug: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Returns the articles or the stories of tests/fixtures/publication. */
export function entriesOf(kind: 'articles' | 'stories'): Entry[] {
  const folder = join(CONTENT, kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      slug: file.slice(0, -'.md'.length),
      fields: fieldsOf(readFileSync(join(folder, file), 'utf8')),
    }));
}

function fieldsOf(markdown: string): Map<string, string> {
  const [, frontMatter = ''] = markdown.split(/^---$/m);
  return new Map(
    [...frontMatter.matchAll(/^(\w+): *(.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  );
}

/** Replaces the tokens `{Product}` and `{product}` in a text by the noun, as the build does. */
export function fillNoun(text: string, noun: string): string {
  return text.replaceAll('{Product}', noun).replaceAll('{product}', noun.toLowerCase());
}
