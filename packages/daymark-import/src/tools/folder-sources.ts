import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { decoded } from '../export/addresses.ts';
import type { Fields, ImportedText } from '../export/export.ts';
import { parse } from '../markdown/parse.ts';
import { dividedOf, fieldIn, fieldsOf, listOf } from './fields.ts';
import { placeOf } from './folder-languages.ts';
import { dayFrom, dayIn, NAMES, slugIn, statusOf, textFor } from './front-matter.ts';
import { isTemplate, readEncoded, withoutEnding } from './text-files.ts';
import type { FolderTool, Settings, Source } from './tool.ts';

/*
 * The first reading of a text in a folder collects its facts, from its front matter, its name and
 * its folder.
 */

/** Reads the front matter of a file; undefined for a template that is no text. */
export async function readSource(
  root: string,
  file: string,
  tool: FolderTool,
  settings: Settings,
  data: Fields,
): Promise<Source | undefined> {
  const { text } = (await readEncoded(root, file)) ?? {};
  if (text === undefined) return undefined;
  const divided = dividedOf(text);
  // A copy, because a substring such as a title would keep the whole text in memory.
  const { fields: own, fault } = fieldsOf({
    ...divided,
    source: structuredClone(divided.source),
  });
  const isPost = /(?:^|\/)_posts\//.test(file);
  // Outside the folders of posts, HTML with templates is the layout of a page.
  if (
    isTemplate(file) &&
    (divided.format === undefined ||
      (!isPost && /\{%-?\s*(?:for|assign|include|paginate)/.test(divided.body)))
  )
    return undefined;
  if (isTemplate(file) && tool.isGenerator?.(own)) return undefined;
  const fields = { ...data, ...own };
  const { path, language, key } = placeOf(file, fields, settings.languages);
  const name = withoutEnding(posix.basename(path)).normalize();
  const isIndex = /^_?index$/i.test(name);
  const isRoot = isIndex && posix.dirname(path) === (settings.content || '.');
  const stem = isRoot ? 'home' : isIndex ? posix.basename(posix.dirname(path)).normalize() : name;
  const dated =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[-_. ]?(.*)$/s.exec(stem) ??
    /^(\d{4})(\d{2})(\d{2})[-_ ](.*)$/s.exec(stem);
  // The names of notes may also end with a day.
  const [, words = stem, ...end] = dated
    ? []
    : (/^(.*[^-_. ])[-_. ]+(\d{4})([-_.]?)(\d{2})\3(\d{2})$/s.exec(stem) ?? []);
  const lastDay = dayFrom(end[0], end[2], end[3]);
  const fileDay = dated ? dayFrom(dated[1], dated[2], dated[3]) : (lastDay ?? dayInFolders(path));
  const rest = fileDay !== undefined && dated ? dated[4] || stem : stem;
  let date = dayIn(fields, 'date', settings.timeZone) ?? fileDay;
  const kind =
    typeIn({ fields }, tool) === 'page' ? 'page' : kindOf(path, tool, settings, date, isIndex);
  const isUnnamed = isPost && tool.postName?.test(file) === false;
  const status = fault === undefined && !isUnnamed ? statusOf(fields, file, tool) : 'draft';
  const hasFileDate = date === undefined && kind === 'article' && !isRoot && status === 'published';
  if (hasFileDate) date = (await stat(join(root, file))).mtime.toISOString().slice(0, 10);
  const title =
    textFor(fields, 'title')
      ?.replace(ENTITY, (entity) => plainTextOf(parse(entity)))
      .replace(MARKED, '$2$3') ??
    structuredClone(headingOf(divided.body)) ??
    // A number at the end, as in /notes/2023/03/1/, is no title.
    (isRoot || /^\d+$/.test(rest) ? '' : titleFrom(lastDay ? words : rest));
  const allAliases = NAMES.aliases.flatMap((alias) => listOf(fieldIn(fields, alias), /,/));
  const areNames = tool.isVault === true;
  const source: Source = {
    ...{ file, path, fields, fault, title, date, hasFileDate, isUnnamed, status },
    language: language?.code,
    translationKey: key,
    slug: slugIn(fields) ?? rest,
    isBlank: divided.body.trim() === '',
    kind: isRoot ? 'page' : kind,
    addresses: [],
    hasOwnAddress: textFor(fields, 'path') !== undefined,
    aliases: areNames ? allAliases.filter((alias) => !alias.startsWith('/')) : [],
    links: linksIn(divided.body, settings),
  };
  const base = (at: string) =>
    settings.base === '' || at.startsWith(`${settings.base}/`) ? at : settings.base + at;
  const prefix = language?.prefix ?? '';
  const address = tool.addressOf({ ...source, isIndex, rest }, settings, prefix, language);
  // In a vault, an alias is another name of a note, unless it is a path.
  const aliases = allAliases
    .filter((alias) => !areNames || alias.startsWith('/'))
    .map((alias) => aliasPath(alias, address, settings))
    .filter((alias) => alias !== undefined);
  source.addresses = [
    ...new Set([...(address === undefined ? [] : [base(address)]), ...aliases.map(base)]),
  ];
  // By the pattern of its address, a text may be named after its title.
  const given = tool.namesByAddress ? nameIn(address, path) : undefined;
  if (given !== undefined && slugIn(fields) === undefined && !source.hasOwnAddress)
    source.slug = given;
  if (source.slug === '' || /[/{}]/.test(source.slug)) source.slug = rest;
  return source;
}

/** Returns the name in an address, if it differs from the name of the file. */
function nameIn(address: string | undefined, path: string): string | undefined {
  const last = posix.basename(decoded(address ?? '').replace(/\/$|\.html$/g, ''));
  const stem = withoutEnding(path).replace(/\/_?index$/i, '');
  return last === '' || last === posix.basename(stem).toLowerCase() ? undefined : last;
}

/** A letter that HTML names, such as &amp;. */
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Words between marks of Markdown, which themes remove from titles. */
const MARKED = /(\*\*|`)(?=\S)([^*`\n]*\S)\1|\[([^\][\n]+)\]\([^()\s]*\)/g;

/** Returns the type of a text that the command `daymark export` has written. */
export const typeIn = (
  { fields: { type } }: Pick<Source, 'fields'>,
  { mayBeExport }: FolderTool,
) => (mayBeExport && (type === 'author' || type === 'page' || type === 'topic') ? type : 'other');

/** Makes a title from the name of a file, for a text without a title. */
const titleFrom = (stem: string) => {
  const words = stem.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the words of a heading with one # at the beginning of a body. */
function headingOf(body: string): string | undefined {
  const [firstNode] = parse(body.slice(0, 2000)).children.filter(({ type }) => type !== 'html');
  return firstNode?.type === 'heading' && firstNode.depth === 1
    ? plainTextOf(firstNode)
        .replace(/\{#[^{}]*\}\s*$/, '')
        .trim() || undefined
    : undefined;
}

/** Returns the date in the folders of a path, such as `2021/03/04/`. */
function dayInFolders(file: string): string | undefined {
  const found = /(?:^|\/)(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:\/|-)/.exec(file);
  return found ? dayFrom(found[1], found[2], found[3]) : undefined;
}

/** Folders whose texts are articles although they name no day. */
const ARTICLES =
  /^_?(?:posts?|blog|articles?|writing|essays?|notes?|journal|news|stories|weblog|entries|log|tutorials?|til|drafts?)$/i;

/**
 * Returns the kind of a text. If the tool does not define the kind, a text with a day, or in such a
 * folder, is an article.
 */
function kindOf(
  file: string,
  tool: FolderTool,
  { content }: Settings,
  date: string | undefined,
  isIndex: boolean,
): ImportedText['kind'] {
  const folders = (content === '' ? file : file.slice(content.length + 1)).split('/').slice(0, -1);
  if (/(?:^|\/)_index\./.test(file)) return 'page';
  if (tool.isVault) return isIndex && folders.length < 2 && date === undefined ? 'page' : 'article';
  if (/(?:^|\/)_(?:posts|drafts)\//.test(file)) return 'article';
  if (tool.kindOf) return tool.kindOf(file, date);
  if (folders.length === 0) return 'page';
  return date !== undefined || folders.some((name) => ARTICLES.test(name)) ? 'article' : 'page';
}

/** Returns the paths on the other site to which a body links, decoded. */
function linksIn(body: string, { url }: Settings): string[] {
  const host = URL.parse(url)?.host.replace(/^www\./, '');
  return [...body.matchAll(/(?:\]\(<?|href=["']?|\]:\s*)((?:https?:)?\/[^\s)"'<>?#]+)/gi)].flatMap(
    ([, address = '']) => {
      const parsed = URL.parse(address, 'https://none.invalid');
      const isHere = /^\/(?!\/)/.test(address) || parsed?.host.replace(/^www\./, '') === host;
      return parsed && isHere ? [decoded(parsed.pathname)] : [];
    },
  );
}

/** Returns the path of a former address in front matter; undefined for an address of another site. */
function aliasPath(
  alias: string,
  address: string | undefined,
  { url }: Settings,
): string | undefined {
  if (/[{}\s]/.test(alias)) return undefined;
  const whole = URL.parse(alias);
  if (whole)
    return url !== '' && whole.host === URL.parse(url)?.host
      ? whole.pathname + whole.search
      : undefined;
  if (alias.startsWith('/')) return alias;
  return posix.join(posix.dirname((address ?? '/').replace(/\/$/, '')), alias);
}
