import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { join } from 'node:path/posix';
import { Document, stringify } from 'yaml';
import { objectFor } from '../ui/pictures/object-words.ts';
import { noteOn, slugFor } from './file-name.ts';
import { isSlug } from './slug.ts';
import { OWN_PAGES } from './static-pages/names.ts';

/** The values from which a new file is written. */
interface Start {
  readonly title: string;
  /** The current day in UTC, such as "2026-06-14". */
  readonly today: string;
  readonly topics: readonly string[];
  /** The language of the site, such as "en-GB". */
  readonly language: string;
}

/**
 * Blanks, which the checks report until the owner fills them in. The blank of a summary has the
 * length that a summary needs.
 */
const SUMMARY = `[${'_'.repeat(48)}]`;
const BLANK = '[___]';

/**
 * The folder relative to `content/`, the front matter and the body of each kind of new file. Notes to the
 * owner are in comments, so that visitors of a site in another language never see them.
 */
const kinds = {
  article: {
    folder: 'articles',
    fields: ({ title, today, topics: [topic], language }: Start) => {
      if (topic === undefined)
        throw new Error(
          'content/topics: expected a topic for the article; found none. Run `daymark new topic`',
        );
      const object = objectFor(title, [topic], language);
      return {
        title,
        summary: SUMMARY,
        date: today,
        topics: [topic],
        kind: 'essay',
        ...(object && { cover: new Document().createNode({ object }, { flow: true }) }),
        draft: true,
      };
    },
    hints: {
      summary: 'One or two sentences, for lists and search engines: what a reader gets from it',
    },
    body: 'Only the preview (`daymark dev`) shows this article, until you remove `draft: true`.',
  },
  story: {
    folder: 'stories',
    fields: ({ title, today }: Start) => ({
      name: BLANK,
      role: BLANK,
      quote: title,
      date: today,
      sample: true,
    }),
    hints: { name: 'First name', role: 'What they do' },
    body: 'The story, in one or two hundred words. Remove `sample: true` when somebody has told it.',
  },
  topic: {
    folder: 'topics',
    fields: ({ title, topics }: Start) => ({
      title,
      summary: SUMMARY,
      order: topics.length + 1,
    }),
    hints: { summary: 'One or two sentences about the topic, for lists and for search engines' },
    body: 'A few sentences that introduce the topic.',
  },
  page: {
    folder: OWN_PAGES,
    fields: ({ title }: Start) => ({
      title,
      summary: SUMMARY,
    }),
    hints: { summary: 'One or two sentences, below the title and for search engines' },
    body: 'The text of the page.',
  },
} as const;

/**
 * Returns the fields of a new file in a folder, in their order; none if `daymark new` has no such kind.
 * The desk shows these fields first, so that its forms and the command offer the same ones.
 */
export function newFieldsOf(folder: string): string[] {
  const kind = Object.values(kinds).find((kind) => kind.folder === folder);
  return Object.keys(kind?.fields({ title: '', today: '', topics: [''], language: '' }) ?? {});
}

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/**
 * Writes a new Markdown file with initial content, in the working directory.
 * @param kind "article", "story", "topic" or "page"
 * @param today a day such as "2026-06-14"
 * @param language the language of the site, such as "en-GB"
 * @returns the path of the file, and how its name differs from the title
 * @throws Error for an unknown kind, a title without letters and digits, or an existing file
 */
export async function writeNewFile(
  kind: string,
  title: string,
  today: string,
  language: string,
): Promise<{ file: string; note: string | undefined }> {
  if (!isKind(kind))
    throw new Error(
      `daymark new: expected one of ${Object.keys(kinds).join(', ')}; found "${kind}"`,
    );
  const slug = slugFor(title, language);
  if (!isSlug(slug))
    throw new Error(
      `daymark new ${kind}: expected a title with at least one letter or digit; found "${title}"`,
    );
  const { folder, fields, hints, body } = kinds[kind];
  const file = join('content', folder, `${slug}.md`);
  const topics = globSync('content/topics/*.md').map((path) => basename(path, '.md'));
  // The day is not quoted, so that YAML parses it as a date, as the schema requires.
  const frontMatter = stringify(fields({ title, today, topics: topics.toSorted(), language }), {
    lineWidth: 0,
  });
  const commented = Object.entries(hints).reduce(
    (text, [field, hint]) => text.replace(RegExp(`^${field}: .*`, 'm'), `$& # ${hint}`),
    frontMatter,
  );
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, `---\n${commented}---\n${BLANK}\n\n<!-- ${body} -->\n`, { flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    throw new Error(`${file}: expected no file with this name; found one. Choose another title`);
  }
  return { file, note: noteOn(title, slug, language) };
}
