import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path/posix';
import { originalOf } from '../../http/encodings.ts';
import { isImmutable } from '../../http/headers.ts';
import { isOfHost, isPage, type SiteFolder, urlOf } from '../../http/urls.ts';
import { didYouMean } from '../../settings/edit-distance.ts';
import { OWN_WORDS } from '../../settings/words-file.ts';
import { isSlug, withoutLanguage } from '../slug.ts';
import { STATIC_PAGES } from '../static-pages/names.ts';
import { nounOf } from './fields.ts';
import { VISIBLE_NAME, withInvisible } from './finder.ts';
import { ownerFiles } from './owner-files.ts';
import { fieldWarning, type Problem } from './problem.ts';
import { CONTENT_FOLDERS, isKnown, pagePath, type SitePages, takenAddress } from './site-pages.ts';
import type { Text } from './text.ts';
import { PICTURE_NAME, pictureNamesIn, type ReadText } from './text-reader.ts';

/**
 * Reports names of texts that are not valid in a URL, names and titles that two texts share, and
 * files in `public/` that hosts would not serve, because of their names.
 * @param folders the folders of the languages of the site
 */
export const nameProblems = (
  texts: readonly (Text & Pick<ReadText, 'htmlDigest'>)[],
  publicFiles: readonly string[],
  pages: SitePages,
  folders?: readonly SiteFolder[],
): Problem[] => [
  ...slugProblems(texts, pages),
  ...titleProblems(texts),
  ...copyProblems(texts),
  ...orderProblems(texts),
  ...variantProblems(publicFiles, pages),
  ...addressProblems(publicFiles, pages, folders),
];

/**
 * Returns the texts whose key, such as a title, an earlier text has too, each with the first text that
 * has this key.
 */
function repeated<T extends Text>(
  texts: readonly T[],
  keyOf: (text: T) => unknown,
): { text: T; first: T }[] {
  const firsts = new Map<unknown, T>();
  return texts.flatMap((text) => {
    const key = keyOf(text);
    if (key === undefined) return [];
    const first = firsts.get(key);
    firsts.set(key, first ?? text);
    return first ? [{ text, first }] : [];
  });
}

/** Reports names that are not valid in a URL, or that two content files share. */
function slugProblems(texts: readonly Text[], { addresses }: SitePages): Problem[] {
  const isValid = ({ slug }: Text) => slug === '' || slug.split('/').every(isSlug);
  const invalid = texts.filter((text) => !isValid(text));
  const named = ({ folder, slug }: Text) => `${folder}/${slug}`;
  return [
    ...invalid.map(({ file, slug }): Problem => {
      const expected = 'a file name of letters, digits and single hyphens';
      const valid = slugFrom(slug);
      const example = valid === '' ? '' : `, such as ${valid}${extname(file)}`;
      return { file, expected: `${expected}${example}`, found: `"${slug}"` };
    }),
    ...repeated(texts.filter(isValid), named).map(({ text, first }): Problem => {
      const path = pagePath(text, addresses);
      const found = `"${text.slug}", which is also the name of ${first.file}${path === undefined ? '' : ` (${path})`}`;
      const expected = 'a name that no other content file has';
      return { file: text.file, line: 1, expected, found };
    }),
  ];
}

/**
 * Reports files of `public/` with the name of a compressed variant of another file of the site.
 * Hosts send such a file in place of the other file, and no host sends it at its own address.
 */
function variantProblems(publicFiles: readonly string[], pages: SitePages): Problem[] {
  return publicFiles.flatMap((file) => {
    const original = originalOf(file);
    if (!original || !isKnown(urlOf(original), pages)) return [];
    return {
      file: `public/${file}`,
      expected:
        'another name or folder, because servers send this file as the compressed form of another',
      found: `the name of the compressed ${urlOf(original)}`,
    };
  });
}

/**
 * Reports files of `public/` at the address of a page or of another file, at addresses that browsers
 * cache forever, and at addresses that hosts interpret differently.
 */
function addressProblems(
  files: readonly string[],
  { addresses: { root }, contentPages, made }: SitePages,
  folders?: readonly SiteFolder[],
): Problem[] {
  const firsts = new Map<string, string>();
  return files.flatMap((name): Problem[] => {
    const file = `public/${name}`;
    const url = `${root}${urlOf(name.normalize())}`.replace(/(?<=.)\/$/, '');
    const holder = firsts.get(url) ?? contentPages.get(url)?.file;
    firsts.set(url, file);
    if (holder !== undefined || (made.has(url) && !isOfHost(url)))
      return [takenAddress(name, url, holder)];
    const expected = (wanted: string): Problem[] => [{ file, expected: wanted, found: url }];
    if (isImmutable(url, folders)) return expected(NOT_HASHED);
    const invisible = withInvisible(url);
    if (invisible) return [{ file, expected: VISIBLE_NAME, found: invisible, severity: 'warning' }];
    return (isPage(name) && /[#?%\\]/.test(name)) || /%2f/i.test(name) ? expected(PLAIN) : [];
  });
}

const NOT_HASHED =
  'another name or folder, because browsers keep files of the engine with such names for a year';
const PLAIN =
  'a page without # ? % and \\ in its name, or a file without %2F, which servers read in another way';

/** The names, in messages, of the kinds of texts whose titles must differ, by folder. */
const TITLED: Readonly<Record<string, string>> = { articles: 'article', topics: 'topic' };

/** Warns about two topics, or two articles about the same noun, that have the same title. */
function titleProblems(texts: readonly Text[]): Problem[] {
  const titleOf = (text: Text) => {
    const { folder, fields } = text;
    if (!TITLED[folder] || typeof fields.title !== 'string') return undefined;
    const title = fields.title.trim().replace(/\s+/g, ' ').toLowerCase();
    return JSON.stringify([folder, title, nounOf(text)]);
  };
  return repeated(texts, titleOf).flatMap(({ text, first }) => {
    // Ignores files with the same name, which another message reports.
    if (first.slug === text.slug) return [];
    const found = `"${text.fields.title}", the title of ${first.file}`;
    return [fieldWarning(text, 'title', `a title that no other ${TITLED[text.folder]} has`, found)];
  });
}

/** Texts below this size in bytes may be equal, such as a line that says where to continue. */
const SHORTEST_COPY = 200;

/** Warns about texts about the same noun whose bodies are equal, except drafts. */
function copyProblems(texts: readonly (Text & Pick<ReadText, 'htmlDigest'>)[]): Problem[] {
  const expected =
    'a text that no other page has; remove one, and lead its address to the other in redirects of the settings';
  return repeated(texts, (text) =>
    text.bodySize < SHORTEST_COPY || text.fields.draft === true
      ? undefined
      : JSON.stringify([text.htmlDigest, nounOf(text)]),
  ).map(({ text: { file }, first }) => ({
    file,
    expected,
    found: `the text of ${first.file}`,
    severity: 'warning',
  }));
}

/** Warns about topics that claim the same place among the topics. */
const orderProblems = (texts: readonly Text[]): Problem[] =>
  repeated(texts, ({ folder, fields: { order } }) =>
    folder === 'topics' && typeof order === 'number' ? order : undefined,
  ).map(({ text, first }) => {
    const found = `${text.fields.order}, which ${first.file} also has`;
    return fieldWarning(text, 'order', 'a place that no other topic has', found);
  });

/** Returns a valid name that is as similar to a name as possible. */
const slugFrom = (name: string) =>
  name
    .split('/')
    .map((part) =>
      part.replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+/gu, '-').replace(/^[-\p{M}]+|-$/gu, ''),
    )
    .join('/');

/**
 * Reports files of `content/` and `pages/` that no page shows, and files beside these folders that the
 * engine does not read.
 * @param named the paths of the pictures that texts name
 * @param settings the name of the settings file
 * @param code the name of the folders of the texts' language; empty for the main language, which
 * reports what all languages share
 */
export function unreadProblems(
  files: readonly string[],
  texts: readonly Pick<ReadText, 'pictureNames'>[],
  named: ReadonlySet<string>,
  settings: string,
  code = '',
): Problem[] {
  // Another check reports a picture that a text names in a wrong way.
  const mentioned = new Set(texts.flatMap(({ pictureNames }) => pictureNames));
  const isMentioned = (file: string) =>
    pictureNamesIn(basename(file)).every((word) => mentioned.has(word));
  const unread = files.flatMap((file): Problem[] => {
    if (!file.endsWith('.md') && ANY_MARKDOWN.test(file))
      return [{ file, expected: 'a Markdown file whose name ends in .md', found: extname(file) }];
    if (file.startsWith('pages/') && CODE.test(file)) return [];
    if (file.endsWith('.md')) return unknownPage(file, code);
    if (named.has(file) || (PICTURE_NAME.test(file) && isMentioned(file))) return [];
    const [expected, found] = PICTURE_NAME.test(file)
      ? ['a picture that a text names', 'a picture that no text names']
      : [
          file.startsWith('content/')
            ? 'a Markdown file or a picture'
            : 'a page in Markdown or Astro (.md or .astro), or a file in public/',
          `a file with the extension ${extname(file)}`,
        ];
    return [{ file, expected, found, severity: 'warning' }];
  });
  return code === '' ? [...unread, ...unreadInFolder(settings)] : unread;
}

/** Matches Markdown files. The build reads only files whose names end in `.md`. */
const ANY_MARKDOWN = /\.(?:markdown|mdown|mkdn?|mdwn|mdx?)$/i;
/** Matches files of the owner's code, which other code may import. */
const CODE = /\.(?:astro|[cm]?[jt]sx?|json|css|scss|sass|less)$/;
/** The folders and files in which the engine looks for an owner's files. */
const READ = [
  'content',
  'public',
  'pages',
  'overrides',
  OWN_WORDS,
  'custom.css',
  'integrations.ts',
];

/**
 * Reports files and folders in the site's folder that the engine does not read, if an owner
 * probably expects that it does: styles, HTML, and names that are similar to those that it reads.
 * @param settings the name of the settings file, which may name files in any place
 */
function unreadInFolder(settings: string): Problem[] {
  const inFolders = ['pages', 'overrides'].flatMap((folder) => ownerFiles(folder).files);
  const code = ['custom.css', 'integrations.ts', ...inFolders.filter((file) => CODE.test(file))];
  let source: string | undefined;
  const isNamed = (name: string) => {
    source ??= [settings, ...code]
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('\n');
    return source.includes(name);
  };
  return readdirSync('.')
    .toSorted()
    .flatMap((file): Problem[] => {
      const warning = (expected: string, found: string) =>
        isNamed(file) ? [] : [{ file, expected, found, severity: 'warning' as const }];
      if (READ.includes(file) || file.startsWith('.')) return [];
      if (CONTENT_FOLDERS.includes(file) && lstatSync(file).isDirectory())
        return warning(`content/${file}`, 'a folder that the engine does not read');
      const meant = READ.find((name) => name.toLowerCase() === file.toLowerCase());
      if (meant) return warning(meant, `"${file}", in another letter case`);
      if (/\.(?:css|scss|sass|less)$/i.test(file))
        return warning('styles in custom.css', 'a style sheet that nothing reads');
      const page = 'a page in the folder pages/, in Markdown or Astro';
      return /\.(?:html?|astro)$/i.test(file) ? warning(page, 'a page that nothing reads') : [];
    });
}

/** Reports a text in `content/pages/` that does not belong to a page of the engine. */
function unknownPage(file: string, code: string): Problem[] {
  const [top, folder] = withoutLanguage(file, code).split('/');
  const name = basename(file, '.md').toLowerCase();
  if (top !== 'content' || folder !== 'pages' || STATIC_PAGES.some((page) => page === name))
    return [];
  const expected = `one of ${STATIC_PAGES.join(', ')}${didYouMean(name, STATIC_PAGES)}, or a page in the folder pages/`;
  return [{ file, expected, found: `"${name}"` }];
}
