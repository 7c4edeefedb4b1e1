/*
 * `daymark export`: writes the texts of a site as plain Markdown (CommonMark and GFM), which other
 * programs read. Directives become plain forms, and tokens of the noun become words. The path of a file
 * is the address of its page, so that links between texts work in tools that make addresses of paths
 * (Astro), and in tools that read `url` (Hugo) or `permalink` (Jekyll).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { stringify } from 'yaml';
import { counted, escapeHtml } from '../basics/text.ts';
import { buildTime, publicationOf } from '../content/articles/publication.ts';
import { formatProblem } from '../content/checks/problem.ts';
import { kinds, readingPath } from '../content/checks/site-pages.ts';
import { readText, type Text } from '../content/checks/text.ts';
import type { Embed, LinkLine } from '../content/embeds/embed.ts';
import { readEmbed } from '../content/embeds/read-embed.ts';
import { writtenId } from '../content/markdown/headings.ts';
import { markdownOf, markdownRenderer } from '../content/markdown/renderer.ts';
import { existingPath, fileNameOf, isBeside } from '../content/pictures/picture-file.ts';
import { isOfLanguage, withoutLanguage } from '../content/slug.ts';
import { OWN_PAGES } from '../content/static-pages/names.ts';
import { translationKey } from '../content/translations.ts';
import {
  addressesOf,
  decodedPath,
  numberedName,
  oldPath,
  onSite,
  placeIn,
} from '../settings/addresses.ts';
import { fillTokens, fillTokensIn, type TokenValues } from '../settings/noun.ts';
import type { Settings } from '../settings/site.ts';
import { readLanguages } from './settings-file.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A text of the site, with its path in the export. */
interface SiteText {
  /** The file of the site: "content/articles/first-light.md". */
  file: string;
  folder: string;
  slug: string;
  fields: Fields;
  settings: Settings;
  /** The address of the page on the host; absent for a text without a page of its own. */
  path: string | undefined;
  body: PlainText;
  /** The ids that other tools give to the headings, by the ids that the engine gives to them. */
  anchors: ReadonlyMap<string, string>;
  /** The path in the export without its ending: "blog/first-light", "de/blog/erstes-licht". */
  stem: string;
}

/** A picture in the export. */
interface PictureCopy {
  /** The file of the site. */
  from: string;
  /** The path in the export. */
  to: string;
  /** The address of the picture in its text. */
  href: string;
}

/** The result of an export: the numbers of its files, and a line for each part that was left out. */
export interface ExportResult {
  texts: number;
  files: number;
  left: string[];
}

/** The values of `type` in the front matter, by folder. */
const TYPES: Readonly<Record<string, string>> = {
  articles: 'article',
  authors: 'author',
  path: 'step',
  topics: 'topic',
  stories: 'story',
  pages: 'page',
  [OWN_PAGES]: 'page',
};

/** The folders of articles that visitors cannot read yet. Jekyll and Astro publish no folder with such a name. */
const UNPUBLISHED = { draft: '_drafts/', scheduled: '_scheduled/', published: '' } as const;

/**
 * Writes all texts of a site to a folder, in all languages, with their pictures and a list of their
 * addresses.
 * @param root the site's folder
 * @param target the folder, which must be empty or not exist. The folder appears when all files are
 * written.
 * @throws Error with a sentence for each problem
 */
export async function exportSite(root: string, target: string): Promise<ExportResult> {
  const found = await readdir(target).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found && found.length > 0)
    throw new Error(
      `daymark export: expected a folder that is empty or does not exist; found ${counted(found.length, 'file')} in ${target}`,
    );
  const texts: SiteText[] = [];
  const left: string[] = [];
  let languages: readonly string[] = [];
  for await (const { settings, problems, codes } of readLanguages(root)) {
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
    languages = codes;
    texts.push(...(await textsOf(root, settings, left)));
  }
  const stems = new Set<string>();
  const folders = new Set<string>();
  for (const text of texts) {
    while (stems.has(text.stem)) text.stem += '-2';
    stems.add(text.stem);
    for (let up = dirname(text.stem); up !== '.'; up = dirname(up)) folders.add(up);
  }
  const linkFrom = linksBetween(root, texts);
  const translations = Map.groupBy(texts, translationKey);
  const copies = new Map<string, string>();
  const files = texts.map((text) => {
    const pictures = picturesOf(root, text, folders.has(text.stem));
    for (const { from, to } of pictures.values()) copies.set(to, from);
    const lost: string[] = [];
    const key = translationKey(text);
    const isTranslated = (translations.get(key)?.length ?? 0) > 1;
    const shared = isTranslated ? { translationKey: key.replace('../', '') } : {};
    const written = printText(text, pictures, linkFrom(text, lost), shared);
    left.push(...[...written.left, ...lost].map((what) => `${written.file}: ${what}`));
    return { ...text, ...written };
  });
  const known = new Set(copies.values());
  for (const entry of globSync('{content,pages,public}/**/*', { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(?:md|astro)$/.test(entry.name) || known.has(path)) continue;
    copies.set(pathInExport(path.slice(root.length + 1), languages), path);
  }
  const parent = dirname(resolve(target));
  await mkdir(parent, { recursive: true });
  // The folder gets its final name when all files are in it.
  const partial = await mkdtemp(join(parent, '.export-'));
  try {
    await chmod(partial, 0o755);
    for (const { file, text } of files) {
      await mkdir(dirname(join(partial, file)), { recursive: true });
      await writeFile(join(partial, file), text);
    }
    for (const [to, from] of copies) await cp(from, join(partial, to), { dereference: true });
    await writeFile(join(partial, 'addresses.csv'), addressList(files));
    if (found) await rmdir(target);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return { texts: texts.length, files: copies.size, left };
}

/**
 * Returns the path of a file in the export. Files of `content/` move up by a folder, and the folder of
 * a further language comes first.
 */
function pathInExport(file: string, languages: readonly string[]): string {
  const path = file.replaceAll('\\', '/');
  const code = path.split('/')[1] ?? '';
  const isOther = languages.includes(code);
  const inLanguage = withoutLanguage(path, isOther ? code : '').replace(/^content\//, '');
  return isOther ? `${code}/${inLanguage}` : inLanguage;
}

/** Reads the texts of a language of a site. */
async function textsOf(root: string, settings: Settings, left: string[]): Promise<SiteText[]> {
  const place = placeIn(settings);
  const { code } = place;
  const all = globSync('{content,pages}/**/*.{md,astro}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isOfLanguage(file, place))
    .toSorted();
  const read = all
    .filter((file) => !file.endsWith('.astro'))
    .map((file) =>
      readText(file, readFileSync(join(root, file), 'utf8'), code, settings.identity.timeZone),
    );
  left.push(
    ...all.filter((file) => file.endsWith('.astro')).map((file) => `${file}: a page of code`),
  );
  const problems = read.flatMap((text) => text.problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const addresses = addressesOf(settings);
  const find = (folder: string, slug: unknown) =>
    read.find((text) => text.folder === folder && text.slug === slug);
  const nameIn = (folder: string) => (slug: unknown) => {
    const { name, title = slug } = find(folder, slug)?.fields ?? {};
    return name ?? title;
  };
  const addressOfArticle = (slug: unknown) => {
    const text = find('articles', slug);
    return text ? pageAddress(readingPath(text, addresses).slice(addresses.root.length)) : slug;
  };
  const words = { noun: settings.noun, site: settings.identity.name };
  const toPlain = await plainMarkdown(words);
  const render = await markdownRenderer(markdownOf(settings));
  const time = buildTime();
  const texts: SiteText[] = [];
  for (const { file, folder, slug, fields: given, moments, body: source } of read) {
    const fields: Fields = fillTokensIn(given, words);
    const date = fields.date instanceof Date ? fields.date : new Date(0);
    const hasPage = folder !== 'stories' && kinds[folder] !== undefined;
    const path = hasPage ? readingPath({ folder, slug, fields }, addresses) : undefined;
    const isDraft = fields.draft === true;
    const state =
      folder === 'articles'
        ? publicationOf({ draft: isDraft, date, moment: moments.date }, time)
        : 'published';
    const body = await toPlain(source);
    // Nobody can link to the headings of a text that a build refuses.
    const rendered = await render(source, pathToFileURL(join(root, file))).catch(() => undefined);
    const ids = rendered?.headings.map((heading) => heading.slug) ?? [];
    const isSame = ids.length === body.headings.length;
    texts.push({
      file,
      folder,
      slug,
      settings,
      path,
      body,
      fields: {
        ...fields,
        ...(folder === 'articles' && hoursOf(moments)),
        ...(typeof fields.author === 'string' && { author: nameIn('authors')(fields.author) }),
        ...(Array.isArray(fields.topics) && { topics: fields.topics.map(nameIn('topics')) }),
        ...(folder === 'path' && {
          order: numberedName(slug)?.number,
          article: addressOfArticle(fields.article),
        }),
      },
      anchors: new Map(isSame ? ids.map((id, index) => [id, body.headings[index] || id]) : []),
      stem:
        path === undefined
          ? `${code && `${code}/`}_${folder}/${slug}`
          : UNPUBLISHED[state] + (path.slice(addresses.root.length + 1) || 'home'),
    });
  }
  return texts;
}

/** Returns the dates of an article that have an hour, as other tools read them. */
const hoursOf = ({ date, updated }: Text['moments']) => ({
  ...(date !== undefined && { date }),
  ...(updated !== undefined && { updated }),
});

/** Returns the address of a page as other tools have it: with a slash at the end. */
const pageAddress = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** Returns the address of a link in the export. */
type ChangeLink = (address: string) => string;

/**
 * Creates a function that returns the `ChangeLink` of a text. The `ChangeLink` also lists the links to
 * pages that the export does not have.
 */
function linksBetween(root: string, texts: readonly SiteText[]) {
  const byPath = new Map(
    texts.flatMap((text) => (text.path === undefined ? [] : [[text.path, text] as const])),
  );
  return (from: SiteText, lost: string[]): ChangeLink => {
    const { root: base, languages } = placeIn(from.settings);
    const homes = new Set(['', base, ...languages.map((language) => language.base)]);
    const { origin } = new URL(from.settings.identity.url);
    const hash = (text: SiteText | undefined, written: string) => {
      const id = decodedPath(written.slice(1)) ?? written.slice(1);
      return id && `#${text?.anchors.get(id) ?? id}`;
    };
    return (address) => {
      if (address.startsWith('#')) return encoded(hash(from, address));
      const url = URL.parse(onSite(address, base), origin + (from.path ?? `${base}/`));
      const path = (url?.origin === origin && decodedPath(url.pathname)) || '';
      if (!url || !`${path}/`.startsWith(`${base}/`)) return address;
      const text = byPath.get(path.replace(/(?<=.)\/$/, ''));
      if (text?.path !== undefined)
        return encoded(pageAddress(text.path)) + url.search + encoded(hash(text, url.hash));
      const file = existingPath(join(root, 'public', path.slice(base.length)));
      if (!homes.has(path.replace(/\/$/, '')) && !existsSync(file))
        lost.push(`the link ${address}, to a page that the export does not have`);
      return /^[a-z]+:/i.test(address) ? address : url.pathname + url.search + url.hash;
    };
  };
}

/** Encodes an address for Markdown and HTML. */
const encoded = (address: string) =>
  encodeURI(address).replaceAll('(', '%28').replaceAll(')', '%29');

/**
 * Returns the pictures of a text by their addresses. They are beside the text, in a folder that has the
 * address of the page.
 * @param hasPagesBelow whether there are pages in that folder, which Hugo would read as files of the text
 */
function picturesOf(
  root: string,
  { file, fields, body, settings, stem }: SiteText,
  hasPagesBelow: boolean,
): Map<string, PictureCopy> {
  const pictures = new Map<string, PictureCopy>();
  const names = new Map<string, string>();
  for (const address of [...body.pictures, ...(isDrawn(fields) ? [] : [String(fields.cover)])]) {
    const path = isBeside(address) ? fileNameOf(address) : undefined;
    if (path === undefined) continue;
    const from = existingPath(join(root, dirname(file), path));
    if (!existsSync(from)) continue;
    let name = basename(path).normalize();
    while ((names.get(name) ?? from) !== from) name = `2-${name}`;
    names.set(name, from);
    pictures.set(address, {
      from,
      to: hasPagesBelow ? `public/${stem}/${name}` : `${stem}/${name}`,
      href: hasPagesBelow ? onSite(`/${stem}/${name}`, placeIn(settings).root) : `./${name}`,
    });
  }
  return pictures;
}

/**
 * Returns whether the cover of a text is not a file: the engine draws the cover, or the text has no
 * cover.
 */
const isDrawn = ({ cover }: Fields) => !/\.\w{3,4}$/.test(String(cover));

/** Prints a text with its front matter. */
function printText(
  { folder, fields, settings, path, body, stem }: SiteText,
  pictures: ReadonlyMap<string, PictureCopy>,
  link: ChangeLink,
  shared: Fields,
) {
  const { root } = placeIn(settings);
  const { cover, kind, aliases, note } = fields;
  const type = TYPES[folder] ?? folder;
  const address = path && pageAddress(path.slice(root.length));
  const former =
    path !== undefined && Array.isArray(aliases)
      ? aliases.map((alias) => oldPath(String(alias), path, root).slice(root.length))
      : undefined;
  const yaml = stringify(
    {
      type,
      language: settings.identity.language,
      ...(address !== undefined && { permalink: address, url: address }),
      ...shared,
      ...fields,
      // Left out, because Hugo reads `kind` as the kind of a page.
      kind: undefined,
      [`${type}Kind`]: kind,
      ...(note !== undefined && { note: { ...note, href: link(String(Object(note).href)) } }),
      ...(former && { aliases: former, redirect_from: [...former] }),
      cover: isDrawn(fields) ? undefined : (pictures.get(String(cover))?.href ?? cover),
    },
    daysAsText,
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
  const plain = body.print((written, isPicture) => {
    if (!isPicture || !isBeside(written)) return link(written);
    return encoded(pictures.get(written)?.href ?? written);
  });
  const isBundle = [...pictures.values()].some(({ to }) => to.startsWith(`${stem}/`));
  return {
    file: `${stem}${isBundle ? '/index' : ''}.md`,
    text: `---\n${yaml}---\n\n${plain.replace(/^\n+/, '').trimEnd()}\n`,
    left: [
      ...body.left,
      ...(cover !== undefined && isDrawn(fields) ? ['the cover, which the engine draws'] : []),
    ],
  };
}

/** Writes a date as a day, for `stringify`. */
const daysAsText = (_key: unknown, value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

/** Returns a list of all addresses as CSV (RFC 4180). */
function addressList(texts: readonly Pick<SiteText, 'file' | 'path' | 'fields'>[]): string {
  const quote = (value: string) =>
    /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const rows = texts.flatMap(({ path, file, fields: { draft, title, name, date } }) =>
    path === undefined || draft === true
      ? []
      : [[path, file, String(title ?? name ?? ''), String(daysAsText('', date) ?? '')]],
  );
  return [['path', 'file', 'title', 'date'], ...rows]
    .map((row) => `${row.map(quote).join(',')}\r\n`)
    .join('');
}

/** A part of a source: its offsets, or the numbers of its lines from 1. */
interface Span {
  start: number;
  end: number;
}

/** A text in Markdown that other programs read. */
interface PlainText {
  /** The addresses of the pictures beside the text. */
  pictures: readonly string[];
  /** The ids that other tools give to the headings, in order. */
  headings: readonly string[];
  /** The directives that have no plain form. */
  left: readonly string[];
  /** Returns the text with changed addresses of links and pictures. */
  print: (change: (address: string, isPicture: boolean) => string) => string;
}

/** A part of a source with an address. */
type Address = Span & { address: string; isPicture: boolean };

/** The parts of a source to change. */
interface Found {
  source: string;
  code: Span[];
  html: Span[];
  addresses: Address[];
  /** The ids that authors have written at the ends of headings. */
  ids: Span[];
  blocks: (Span & { name: string })[];
  leaves: (Span & { title: string; address: string | undefined; name: string })[];
}

const nothingIn = (source: string): Found => {
  return { source, code: [], html: [], addresses: [], ids: [], blocks: [], leaves: [] };
};

interface Located {
  position?:
    | Readonly<Record<'start' | 'end', { line: number; offset?: number | undefined }>>
    | undefined;
}

/** The characters that have a meaning in Markdown. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~!&$]/g, '\\$&');

/** Matches a link in HTML up to the end of its address. */
const IN_HTML = /(<a\s(?:[^<>"']|"[^"]*"|'[^']*')*?href\s*=\s*["']?)([^\s<>"']+)/gi;

/** Returns the range of the address in the source of a definition. */
function destinationInDefinition(definition: string): Span | undefined {
  const [whole, before = ''] =
    /^(\[(?:[^\]\\]|\\.)*\]:\s*)(?:<[^<>\n]*>|\S+)/s.exec(definition) ?? [];
  return whole === undefined ? undefined : { start: before.length, end: whole.length };
}

/** Returns the range of the address in the source of a link or a picture; undefined for an address alone. */
function destinationIn(link: string): Span | undefined {
  const open = link.lastIndexOf('](');
  const [, before = '', written = ''] = /^(\]\(\s*)(<[^<>\n]*>|\S*)/.exec(link.slice(open)) ?? [];
  const start = open + before.length;
  // Without white space before it, the last bracket is not part of the address.
  const end = Math.min(start + written.length, link.length - 1);
  return open < 0 || !link.endsWith(')') ? undefined : { start, end };
}

/**
 * Returns a function that changes Markdown of the engine to CommonMark and GFM. It changes only the
 * tokens, the addresses, the ids of headings and the lines of directives, and leaves the rest as its
 * author wrote it.
 */
async function plainMarkdown(words: TokenValues) {
  let found: Found = nothingIn('');
  const offsets = ({ position }: Located): Span => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  const lines = ({ position }: Located): Span => ({
    start: position?.start.line ?? 0,
    end: position?.end.line ?? 0,
  });
  /** Adds the address of a node. @param find returns the position of the address in the node's source */
  const addAddress = (
    node: Located & { url: string },
    source: string,
    find: (text: string) => Span | undefined,
    isPicture = false,
  ) => {
    const { start, end } = offsets(node);
    const span = find(source.slice(start, end));
    if (!span) return;
    const position = { start: start + span.start, end: start + span.end };
    found.addresses.push({ ...position, address: node.url, isPicture });
  };
  const renderer = await satteri({
    features: { directive: true, gfm: true },
    mdastPlugins: [
      {
        name: 'collect',
        options: { position: true },
        code: (node) => void found.code.push(offsets(node)),
        inlineCode: (node) => void found.code.push(offsets(node)),
        html(node, { source }) {
          const span = offsets(node);
          found.html.push(span);
          for (const match of source.slice(span.start, span.end).matchAll(IN_HTML)) {
            const [whole, before = '', url = ''] = match;
            const [start, end] = [match.index + before.length, match.index + whole.length];
            addAddress({ ...node, url }, source, () => ({ start, end }));
          }
        },
        link: (node, { source }) => addAddress(node, source, destinationIn),
        image: (node, { source }) => addAddress(node, source, destinationIn, true),
        definition: (node, { source }) =>
          addAddress(node, source, destinationInDefinition, isBeside(node.url)),
        heading(node, { source }) {
          const last = node.children.at(-1);
          if (last?.type !== 'text' || !writtenId(last.value)?.isValid) return;
          const { end } = offsets(last);
          found.ids.push({
            start: source.slice(0, source.lastIndexOf('{#', end)).trimEnd().length,
            end,
          });
        },
        containerDirective: (node) => void found.blocks.push({ ...lines(node), name: node.name }),
        leafDirective(node, context) {
          const { name } = node;
          const label = context.textContent(node);
          const { embed } =
            name === 'video' || name === 'audio' || name === 'button' || name === 'file'
              ? readEmbed(name, { ...node.attributes, label })
              : { embed: undefined };
          const title = escapeMarkdown(fillTokens(label, words));
          found.leaves.push({ ...lines(node), name, title, address: embed && addressOf(embed) });
        },
      },
    ],
  }).createRenderer({ syntaxHighlight: false });
  const htmlWords = {
    noun: { title: escapeHtml(words.noun.title), running: escapeHtml(words.noun.running) },
    site: escapeHtml(words.site),
  };
  const isIn = (at: number, spans: readonly Span[]) =>
    spans.some(({ start, end }) => start <= at && at < end);

  /** Prints a source with changed parts. */
  function print({ source, ...found }: Found, change: Parameters<PlainText['print']>[0]): string {
    const edits: (Span & { text: string })[] = found.ids.map((span) => ({ ...span, text: '' }));
    for (const { start, end, address, isPicture } of found.addresses) {
      const text = change(address, isPicture);
      if (text !== address) edits.push({ start, end, text });
    }
    for (const { 0: token, index: start } of source.matchAll(/\{\w+\}/g)) {
      if (isIn(start, found.code) || isIn(start, edits)) continue;
      const isInHtml = isIn(start, found.html);
      const word = fillTokens(token, isInHtml ? htmlWords : words);
      const text = word === token || isInHtml ? word : escapeMarkdown(word);
      edits.push({ start, end: start + token.length, text });
    }
    let at = 0;
    let filled = '';
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
      filled += source.slice(at, start) + text;
      at = end;
    }
    filled += source.slice(at);
    const all = filled.split('\n').map((text): { text: string; isGone?: boolean } => ({ text }));
    const lineWith = (before: string, text: string) =>
      text
        .split('\n')
        .map((line) => `${before}> ${line.slice(before.length)}`.trimEnd())
        .join('\n');
    /** Removes lines, and one of the blank lines around them. */
    const gone = (from: number, to: number) => {
      const isBlank = all[to]?.text.trim() === '' && !all[from - 1]?.text.trim();
      for (const line of all.slice(from, isBlank ? to + 1 : to)) line.isGone = true;
    };
    for (const { start, end, title, address } of found.leaves) {
      const line = all[start - 1];
      if (line && address !== undefined) {
        const link = `[${title}](${change(address, false)})`;
        line.text = (/^[\s>]*/.exec(line.text)?.[0] ?? '') + link;
      }
      gone(address === undefined ? start - 1 : start, end);
    }
    // The inner blocks come first, so that the mark of an outer block precedes the mark of an inner
    // block.
    for (const { start, end, name } of found.blocks.toReversed()) {
      const [first, last] = [all[start - 1], all[end - 1]];
      if (!first || !last) continue;
      const [, before = '', label = ''] =
        /^([^:]*):{3,}\w+(?:\[(.*)\])?(?:\{.*\})?\s*$/.exec(first.text) ?? [];
      const indent = before.replace(/[^>\s]/g, ' ');
      const isClosed = end > start && /^[\s>]*:{3,}\s*$/.test(last.text);
      if (name === 'pull') {
        gone(start - 1, end);
        continue;
      }
      if (name === 'gallery') {
        // The pictures stay, and the label of the gallery becomes a line below the pictures.
        if (before.trim() === '') first.isGone = true;
        else first.text = before;
        if (isClosed) last.text = label && `\n${indent}*${label}*`;
        continue;
      }
      for (const line of all.slice(start, isClosed ? end - 1 : end))
        line.text = lineWith(indent, line.text);
      if (name === 'note' && label) first.text = `${before}> **${label}**\n${indent}>`;
      else if (before.trim() === '') first.isGone = true;
      else first.text = `${before}>`;
      const author = name === 'quote' && label ? [`${indent}>`, `${indent}> — ${label}`] : [];
      // Without a blank line, the next line would belong to the quotation.
      const gap = all[end] === undefined || all[end].text.trim() === '' ? [] : [''];
      const ending = [...(isClosed ? [] : [last.text]), ...author, ...gap];
      if (ending.length > 0) last.text = ending.join('\n');
      else last.isGone = true;
    }
    const text = all.filter(({ isGone }) => !isGone).map((line) => line.text);
    return text.join('\n');
  }

  return async (source: string): Promise<PlainText> => {
    const parts = nothingIn(source);
    found = parts;
    await renderer.render(source);
    found = nothingIn('');
    const plain = await renderer.render(print(parts, (address) => address));
    const withoutForm = parts.leaves.filter(({ address }) => address === undefined);
    return {
      pictures: parts.addresses.flatMap(({ address, isPicture }) => (isPicture ? [address] : [])),
      headings: plain.metadata.headings.map(({ slug }) => slug),
      left: withoutForm.map(({ name }) => `::${name}`),
      print: (change) => print(parts, change),
    };
  };
}

/** Returns the address of the link that replaces a directive in a plain text. */
const addressOf = (embed: Embed | LinkLine): string => {
  if ('href' in embed) return embed.href;
  return embed.kind === 'player' ? embed.page : embed.src;
};

/** Exports the site of this folder, and prints the numbers of files and the parts that were left out. */
export async function printExport(args: readonly string[]): Promise<void> {
  const [target, ...more] = args;
  if (target === undefined || more.length > 0 || target.startsWith('-'))
    throw new Error(`daymark export: expected a folder to write to; found "${args.join(' ')}"`);
  const { texts, files, left } = await exportSite(process.cwd(), target);
  console.log(
    `Wrote ${counted(texts, 'text')} and ${counted(files, 'other file')} to ${basename(target)}, and their addresses to addresses.csv.`,
  );
  if (left.length > 0) console.log(`Left out:\n${left.map((line) => `  ${line}`).join('\n')}`);
}
