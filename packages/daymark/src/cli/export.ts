/*
 * `daymark export`: writes the texts of a site as plain Markdown (CommonMark and GFM), which other
 * programs read. Directives become plain forms, and tokens of the noun become words.
 */
import { globSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import { stringify } from 'yaml';
import { counted, escapeHtml } from '../basics/text.ts';
import { formatProblem } from '../content/checks/problem.ts';
import { kinds } from '../content/checks/site-pages.ts';
import { readText } from '../content/checks/text.ts';
import type { Embed, LinkLine } from '../content/embeds/embed.ts';
import { readEmbed } from '../content/embeds/read-embed.ts';
import { isOfLanguage, withoutLanguage } from '../content/slug.ts';
import { OWN_PAGES } from '../content/texts.ts';
import { addressesOf, oldPath, placeIn } from '../settings/addresses.ts';
import { fillTokens, fillTokensIn, type TokenValues } from '../settings/noun.ts';
import type { Settings } from '../settings/site.ts';
import { readLanguages } from './settings-file.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A text of the site in its exported form. */
interface ExportedText {
  /** The path in the export: "articles/first-light.md", "de/articles/first-light.md". */
  file: string;
  text: string;
  /** The address on the host; absent for a text without a page of its own, or a draft. */
  path?: string | undefined;
  title: string;
  date: string;
  /** What the export leaves out of the text. */
  left: readonly string[];
}

/** What an export has written: the number of files, and what it has left out, by the file. */
export interface ExportResult {
  texts: number;
  files: number;
  left: string[];
}

/** What the files of a kind are called in the front matter. */
const TYPES: Readonly<Record<string, string>> = {
  articles: 'article',
  authors: 'author',
  path: 'step',
  topics: 'topic',
  stories: 'story',
  pages: 'page',
  [OWN_PAGES]: 'page',
};

/**
 * Writes all texts of a site to a folder, in all languages, with their pictures and a list of their
 * addresses.
 * @param root the site's folder
 * @param target the folder, which must be empty or not exist. It appears when all is written.
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
  const texts: ExportedText[] = [];
  const left: string[] = [];
  let languages: readonly string[] = [];
  for await (const { settings, problems, codes } of readLanguages(root)) {
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
    languages = codes;
    texts.push(...(await textsOf(root, settings, left)));
  }
  const others = globSync('{content,pages,public}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:md|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const parent = dirname(resolve(target));
  await mkdir(parent, { recursive: true });
  // The folder gets its name when it is whole.
  const partial = await mkdtemp(join(parent, '.export-'));
  try {
    await chmod(partial, 0o755);
    for (const { file, text } of texts) {
      await mkdir(dirname(join(partial, file)), { recursive: true });
      await writeFile(join(partial, file), text);
    }
    for (const file of others)
      await cp(join(root, file), join(partial, placeOf(file, languages)), { dereference: true });
    await writeFile(join(partial, 'addresses.csv'), addressList(texts));
    if (found) await rmdir(target);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  left.push(...texts.flatMap((text) => text.left.map((what) => `${text.file}: ${what}`)));
  return { texts: texts.length, files: others.length, left };
}

/**
 * Returns the path of a file in the export. Files of `content/` move up by a folder, and the folder of
 * a further language comes first.
 */
function placeOf(file: string, languages: readonly string[]): string {
  const path = file.replaceAll('\\', '/');
  const code = path.split('/')[1] ?? '';
  const isOther = languages.includes(code);
  const place = withoutLanguage(path, isOther ? code : '').replace(/^content\//, '');
  return isOther ? `${code}/${place}` : place;
}

/** Returns the texts of a language of a site. */
async function textsOf(root: string, settings: Settings, left: string[]): Promise<ExportedText[]> {
  const place = placeIn(settings);
  const { code } = place;
  const all = globSync('{content,pages}/**/*.{md,astro}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isOfLanguage(file, place))
    .toSorted();
  const read = all
    .filter((file) => !file.endsWith('.astro'))
    .map((file) => readText(file, readFileSync(join(root, file), 'utf8'), code));
  left.push(
    ...all.filter((file) => file.endsWith('.astro')).map((file) => `${file}: a page of code`),
  );
  const problems = read.flatMap((text) => text.problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const nameIn = (folder: string) => (slug: unknown) => {
    const entry = read.find((text) => text.folder === folder && text.slug === slug);
    return entry?.fields.name ?? entry?.fields.title ?? slug;
  };
  const words = { noun: settings.noun, site: settings.identity.name };
  const addresses = addressesOf(settings);
  const toPlain = await plainMarkdown(words);
  const texts: ExportedText[] = [];
  for (const { file, folder, slug, fields: given, body } of read) {
    const fields: Fields = fillTokensIn(given, words);
    const kind = kinds[folder];
    const date = fields.date instanceof Date ? fields.date : undefined;
    const hasPage = folder !== 'stories' && kind !== undefined;
    const path = hasPage ? addresses.of(kind.route(slug), date) : undefined;
    const known = {
      ...(typeof fields.author === 'string' && { author: nameIn('authors')(fields.author) }),
      ...(Array.isArray(fields.topics) && { topics: fields.topics.map(nameIn('topics')) }),
      ...(path !== undefined &&
        Array.isArray(fields.aliases) && {
          aliases: fields.aliases.map((alias) => oldPath(String(alias), path, addresses.root)),
        }),
    };
    // A landscape that the engine draws has no file.
    const isDrawn = fields.cover !== undefined && !/\.\w{3,4}$/.test(String(fields.cover));
    const { cover, ...others } = fields;
    const frontMatter = {
      type: TYPES[folder] ?? folder,
      language: settings.identity.language,
      ...(path !== undefined && { permalink: path }),
      ...(isDrawn ? others : fields),
      ...known,
    };
    const plain = await toPlain(body);
    const yaml = stringify(frontMatter, daysAsText, { lineWidth: 0 });
    texts.push({
      file: placeOf(file, code === '' ? [] : [code]),
      text: `---\n${yaml}---\n\n${plain.text.replace(/^\n+/, '').trimEnd()}\n`,
      path: fields.draft === true ? undefined : path,
      title: String(fields.title ?? fields.name ?? ''),
      date: date?.toISOString().slice(0, 10) ?? '',
      left: [...plain.left, ...(isDrawn ? ['the cover, which the engine draws'] : [])],
    });
  }
  return texts;
}

/** Writes a date as a day, for `stringify`. */
const daysAsText = (_key: unknown, value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

/** Returns a list of all addresses as CSV (RFC 4180). */
function addressList(texts: readonly ExportedText[]): string {
  const quote = (value: string) =>
    /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const rows = texts.flatMap(({ path, file, title, date }) =>
    path === undefined ? [] : [[path, file, title, date]],
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

interface Located {
  position?:
    | Readonly<Record<'start' | 'end', { line: number; offset?: number | undefined }>>
    | undefined;
}

/** The characters that have a meaning in Markdown. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~!&$]/g, '\\$&');

/**
 * Returns a function that changes Markdown of the engine to CommonMark and GFM. It changes only the
 * tokens and the lines of directives, and leaves the rest as its author wrote it.
 */
async function plainMarkdown(words: TokenValues) {
  let code: Span[] = [];
  let html: Span[] = [];
  let blocks: (Span & { name: string })[] = [];
  let leaves: (Span & { text: string | undefined; name: string })[] = [];
  const offsets = ({ position }: Located): Span => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  const lines = ({ position }: Located): Span => ({
    start: position?.start.line ?? 0,
    end: position?.end.line ?? 0,
  });
  const renderer = await satteri({
    features: { directive: true, gfm: true },
    mdastPlugins: [
      {
        name: 'collect',
        options: { position: true },
        code: (node) => void code.push(offsets(node)),
        inlineCode: (node) => void code.push(offsets(node)),
        html: (node) => void html.push(offsets(node)),
        containerDirective: (node) => void blocks.push({ ...lines(node), name: node.name }),
        leafDirective(node, context) {
          const { name } = node;
          const label = context.textContent(node);
          const { embed } =
            name === 'video' || name === 'audio' || name === 'button' || name === 'file'
              ? readEmbed(name, { ...node.attributes, label })
              : { embed: undefined };
          const title = escapeMarkdown(fillTokens(label, words));
          const address = embed && addressOf(embed);
          leaves.push({ ...lines(node), name, text: address && `[${title}](${address})` });
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

  return async (source: string): Promise<{ text: string; left: string[] }> => {
    [code, html, blocks, leaves] = [[], [], [], []];
    await renderer.render(source);
    const filled = source.replace(/\{\w+\}/g, (token, at: number) => {
      if (isIn(at, code)) return token;
      const word = fillTokens(token, isIn(at, html) ? htmlWords : words);
      return word === token || isIn(at, html) ? word : escapeMarkdown(word);
    });
    const all = filled.split('\n').map((text): { text: string; isGone?: boolean } => ({ text }));
    const lineWith = (before: string, text: string) =>
      text
        .split('\n')
        .map((line) => `${before}> ${line.slice(before.length)}`.trimEnd())
        .join('\n');
    /** Removes lines, and the blank line after them if there is none before them. */
    const gone = (from: number, to: number) => {
      const isBlank = all[to]?.text.trim() === '' && !all[from - 1]?.text.trim();
      for (const line of all.slice(from, isBlank ? to + 1 : to)) line.isGone = true;
    };
    for (const { start, end, text } of leaves) {
      const line = all[start - 1];
      if (line && text !== undefined) line.text = (/^[\s>]*/.exec(line.text)?.[0] ?? '') + text;
      gone(text === undefined ? start - 1 : start, end);
    }
    // The inner blocks come first, so that the outer ones put their mark before them.
    for (const { start, end, name } of blocks.toReversed()) {
      const [first, last] = [all[start - 1], all[end - 1]];
      if (!first || !last) continue;
      const [, before = '', label = ''] =
        /^(.*?):{3,}\w+(?:\[(.*)\])?(?:\{.*\})?\s*$/.exec(first.text) ?? [];
      const indent = before.replace(/[^>\s]/g, ' ');
      const isClosed = end > start && /^[\s>]*:{3,}\s*$/.test(last.text);
      if (name === 'pull') {
        gone(start - 1, end);
        continue;
      }
      if (name === 'gallery') {
        // The pictures stay. Their common text is below them.
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
    const left = leaves.filter((leaf) => leaf.text === undefined);
    return { text: text.join('\n'), left: left.map(({ name }) => `::${name}`) };
  };
}

/** Returns where the link leads that a plain text has in place of a directive. */
const addressOf = (embed: Embed | LinkLine): string => {
  if ('href' in embed) return embed.href;
  return embed.kind === 'player' ? embed.page : embed.src;
};

/** Exports the site of this folder, and prints what has been written and what has been left out. */
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
