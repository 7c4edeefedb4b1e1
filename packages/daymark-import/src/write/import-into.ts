import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DECORATIVE, type SiteForTexts } from 'daymark/texts';
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { Document, isScalar } from 'yaml';
import {
  type Export,
  type Fields,
  type ImportedText,
  LONGEST_TEXT,
  type Note,
  type Remark,
  type Status,
  tooLarge,
} from '../export/export.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { rangeOf } from '../markdown/draft.ts';
import {
  type Change,
  isTooDeep,
  parseMarkdown,
  type Reference,
  rewrite,
} from '../markdown/links.ts';
import { placeLanguages, type Sites } from '../plan/languages.ts';
import { keyOf, type NewTerm, type Plan, type PlannedText, planImport } from '../plan/plan.ts';
import {
  digestOf,
  IMPORT,
  keepOriginal,
  type Ledger,
  type LedgerEntry,
  prepareImportFolder,
  readLedger,
  removeParts,
  writeLedger,
  writeWhole,
} from '../record/import-folder.ts';
import { emptyReport, fenced, type Item, type Report, reportText } from '../record/report.ts';
import { compare } from './comparison.ts';
import { type Found, isFile, type MediaOptions, mediaFinder, pathOf } from './media.ts';
import { mendRefused } from './refused.ts';
import type { Refusal } from './site-check.ts';
import { saysSomething } from './words.ts';

/*
 * Writes the texts of an export into the folder of a site. Nothing of the site is overwritten: an earlier
 * run has left a ledger that says which files are the importer's own.
 */

interface ImportOptions extends MediaOptions {
  /** The site's folder. */
  root: string;
  /** The code of the only language that is imported; without it, each that the site has. */
  language?: string | undefined;
  /** Returns what a build of the site would refuse. */
  check?: ((root: string, signal?: AbortSignal) => Promise<Refusal[]>) | undefined;
  /** Shows how far the import is; `all` is undefined while texts are counted. */
  onProgress?: (done: number, all: number | undefined) => void;
}

/** The most blocks such as `:::note` in a text. */
const MOST_BLOCKS = 200;
const BLOCK = /^[> \t]*:{3,}\w/gm;
/** Matches the addresses of lists, whose last segment may also be the name of a text. */
const LIST = /\/(?:tags?|categor(?:y|ies)|topics?|authors?|series|page|search)\//;
/** The number of files that are fetched at a time. */
const AT_ONCE = 6;
/** The fewest and the most characters of a title that is made of the first words. */
const TITLE_LENGTH = { least: 1, most: 60 };

/**
 * Imports an export into a site, or in a dry run only says what would come.
 * @returns what was done, which is also in `import/report.md`
 */
export async function importInto(
  source: Export,
  sites: Sites,
  options: ImportOptions,
): Promise<Report> {
  const { root, isDry, onProgress, signal } = options;
  const placement = placeLanguages(source.languages, sites, options.language);
  const languages = [...placement.outcomes.values()];
  const report: Report = { ...emptyReport(source.tool, isDry), sign: source.sign, languages };
  const ledger = await readLedger(root);
  await prepareImportFolder(root);
  const plan = await planImport(source, sites, placement, root, ledger, report, (count) => {
    signal?.throwIfAborted();
    onProgress?.(count, undefined);
  });
  const writer = textWriter(source, sites, plan, ledger, report, options);
  if (!isDry) {
    // A run that is killed leaves files with the names that it has planned.
    for (const { id, base, earlier } of plan.texts.values())
      if (!earlier) ledger.texts[id] = { file: base };
    await writeTerms(plan, ledger, report, root);
    await writeLedger(root, ledger);
  } else {
    report.counts.topics = plan.topics.length;
    report.counts.authors = plan.authors.length;
  }
  let done = 0;
  const seen = new Set<string>();
  try {
    for await (const text of source.texts()) {
      onProgress?.(done, plan.texts.size);
      signal?.throwIfAborted();
      const planned = plan.texts.get(text.id);
      if (!planned || seen.has(text.id)) continue;
      seen.add(text.id);
      await writer.write(text, planned);
      done += 1;
    }
    onProgress?.(done, plan.texts.size);
    if (!isDry) await writeLedger(root, ledger);
    await writer.mendLinks();
    const { check } = options;
    if (!isDry && check && report.counts.articles + report.counts.pages > 0) {
      const terms = [...plan.topics, ...plan.authors].map(({ file }) => file);
      await mendRefused(root, ledger, terms, report, () => check(root, signal));
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    report.isStopped = true;
  } finally {
    if (!isDry) await writeLedger(root, ledger);
    await removeParts(root);
  }
  report.leftOver = source.leftOver;
  await writeReport(report, root);
  return report;
}

/** Writes the report. The report of an earlier run that has written texts gets a number. */
async function writeReport(report: Report, root: string): Promise<void> {
  const { articles, pages } = report.counts;
  const { unchanged, edited, deleted } = report.earlier;
  const isLater = unchanged + edited.length + deleted.length > 0;
  if (!report.isDry && articles + pages === 0 && isLater) return;
  const file = 'import/report.md';
  const before = await readFile(join(root, file), 'utf8').catch(() => undefined);
  const text = reportText(report);
  if (before?.startsWith('# What the import has done'))
    for (let number = 1; ; number += 1) {
      const kept = `import/report-${number}.md`;
      if (await exists(join(root, kept))) continue;
      await writeWhole(root, kept, before);
      break;
    }
  await writeWhole(root, file, text);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const MADE = ' Made by the importer: read this';

/** Returns front matter, in which comments mark the fields that the importer has made. */
function frontMatter(fields: Fields, made: readonly string[] = []): string {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(present), { customTags: ['timestamp'] });
  for (const name of made) {
    const node = document.get(name, true);
    if (isScalar(node)) node.comment = MADE;
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n`;
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** Writes the topics and authors that the site does not have. */
async function writeTerms(plan: Plan, ledger: Ledger, report: Report, root: string): Promise<void> {
  const write = async ({ site, file, description }: NewTerm, fields: Fields) => {
    const body = lengthOf(description) > site.summaryLength.most ? `\n${description}\n` : '';
    if (lengthOf(description) < site.summaryLength.least)
      report.made.push({ file, says: `summary “${fields.summary}”` });
    const isMade = lengthOf(description) < site.summaryLength.least;
    await writeWhole(root, file, frontMatter(fields, isMade ? ['summary'] : []) + body);
  };
  const summary = ({ site, title, description, titles }: NewTerm) =>
    summaryOf([description || title, ...titles, site.name, site.url], site);
  for (const [site, topics] of Map.groupBy(plan.topics, (topic) => topic.site)) {
    const first = site.texts('topics').length + 1;
    for (const [index, topic] of topics.entries()) {
      const { title, aliases } = topic;
      const more = aliases.length > 0 ? { aliases } : {};
      await write(topic, { title, summary: summary(topic), order: first + index, ...more });
      report.counts.topics += 1;
    }
  }
  for (const author of plan.authors) {
    const { title: name, site } = author;
    await write(author, { name, role: site.name, summary: summary(author) });
    report.counts.authors += 1;
  }
  for (const kind of ['topics', 'authors'] as const)
    for (const [key, name] of plan.inLedger[kind]) ledger[kind][key] = name;
}

/** Returns a text without tags, which front matter does not show. A tag without an end is a word: `<img>`. */
function withoutTags(text: string): string {
  const ends = new Map(
    Array.from(text.matchAll(/<\/([a-z][a-z\d-]*)>/gi), ({ 1: name = '', index }) => [
      name.toLowerCase(),
      index,
    ]),
  );
  return text
    .replace(/<([a-z][a-z\d-]*)>/gi, (tag, name: string, index: number) =>
      (ends.get(name.toLowerCase()) ?? -1) < index ? name : tag,
    )
    .replace(/<\/?[a-z][^<>]*>/gi, '');
}

/** Returns the number of characters, as the schema of summaries counts them. */
const lengthOf = (text: string) => [...text].length;

/**
 * Returns a summary of the length that Daymark asks for: the first sentences of the parts. Further parts
 * are added only while the summary is too short.
 */
function summaryOf(
  parts: readonly string[],
  { summaryLength: { least, most }, language }: Pick<SiteForTexts, 'summaryLength' | 'language'>,
): string {
  let text = '';
  for (const part of parts) {
    const plain = withoutTags(part).replace(/\s+/g, ' ').trim();
    if (lengthOf(text) >= least) break;
    if (plain === '' || text.includes(plain)) continue;
    text = text === '' ? plain : `${text}${/[.!?…。！？]$/.test(text) ? '' : ' ·'} ${plain}`;
  }
  while (lengthOf(text) < least) text += ' ·';
  if (lengthOf(text) <= most) return lengthOf(text.trim()) >= least ? text.trim() : text;
  let sentences = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    text,
  )) {
    if (lengthOf((sentences + segment).trimEnd()) > most) break;
    sentences += segment;
  }
  if (lengthOf(sentences.trim()) >= least) return sentences.trim();
  let words = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (lengthOf(words + segment) > most - 1) break;
    words += segment;
  }
  // A word may be longer than the whole.
  if (words === '') words = [...text].slice(0, most - 2).join('');
  return `${words.trimEnd().replace(/[,;:–—-]$/, '')}…`;
}

/** Returns the plain text of the first paragraphs of a body, as much as a summary may need. */
function firstSentences(tree: Root, most: number): string {
  let text = '';
  const visitBlocks = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (text.length > most) return;
      if (node.type === 'paragraph') text += ` ${plainTextOf(node)}`;
      else if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
        visitBlocks(node.children as RootContent[]);
    }
  };
  visitBlocks(tree.children);
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the words of a paragraph without those of pictures and footnotes. */
const plainTextOf = (node: RootContent): string =>
  textOf(node, { includeImageAlt: false, includeHtml: false });

interface Linked {
  /** The former id of the text that contains the link. */
  from: string;
  anchor: string;
  /** The line of the link in the original. */
  line: number;
}

/** What has become of a text to which others link: undefined if somebody has removed the text. */
interface Target {
  text?: PlannedText;
  ids?: ReadonlySet<string> | undefined;
}

/**
 * Returns whether a text may link to another one, as the checks of the engine say: a published text only
 * to published texts, at each moment. A page that is a draft is not on the site, where only other pages
 * that are not on the site may link to it.
 */
function mayLink(from: PlannedText | undefined, to: PlannedText): boolean {
  if (to.state === 'published') return true;
  if (!from || from.state === 'published') return false;
  if (to.state === 'scheduled') return from.state === 'draft' || from.date >= to.date;
  return from.state === 'draft' && (to.kind === 'articles' || from.kind === 'pages');
}

/** Creates the functions that convert and write texts. */
function textWriter(
  source: Export,
  sites: Sites,
  plan: Plan,
  ledger: Ledger,
  report: Report,
  options: ImportOptions,
) {
  const { root, isDry } = options;
  const find = mediaFinder(source, sites[0].readPicture, root, options);
  const host = URL.parse(source.url)?.host.replace(/^www\./, '');
  /** The links from text to text, and the anchors of each text, which are known only at the end. */
  const linksTo = new Map<string, Linked[]>();
  const anchors = new Map<string, ReadonlySet<string>>();
  /** The texts that could not be converted, and all texts that have become drafts here. */
  const failed = new Set<string>();
  const drafts = new Set<string>();
  /** The pages without words, which are not written. */
  const blank = new Set<string>();

  /** Returns the path of an address at the other site, or undefined for an address elsewhere. */
  function formerPath(address: string, text: ImportedText): string | undefined {
    if (/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) {
      const url = URL.parse(address, 'https://none.invalid');
      if (!url || !/^https?:$/.test(url.protocol)) return undefined;
      if (host === undefined || url.host.replace(/^www\./, '') !== host) return undefined;
      return url.pathname + url.search;
    }
    const url = URL.parse(address, `https://none.invalid${placeOf(text)}`);
    return url ? url.pathname + url.search : undefined;
  }

  /** Returns the path in the export to which an address in a folder of Markdown leads. */
  function fileOf(address: string, { body }: ImportedText): string {
    const base = 'file' in body ? `https://none.invalid/${encodeURI(body.file)}` : undefined;
    return pathOf(URL.parse(address, base)?.pathname ?? '').slice(1);
  }

  /** Returns a link to a text, and remembers the link, because the text may yet become a draft. */
  function linkTo(
    planned: PlannedText | undefined,
    { id }: ImportedText,
    anchor: string,
    line: number,
  ): Change {
    if (!planned) return undefined;
    const links = linksTo.get(planned.id) ?? [];
    linksTo.set(planned.id, links);
    links.push(structuredClone({ from: id, anchor, line }));
    const address = planned.id === id ? '' : planned.address;
    return anchor === '' ? planned.address : `${address}#${anchor}`;
  }

  /** Returns what a link to a page becomes. */
  function changeLink(
    address: string,
    text: ImportedText,
    line: number,
    note: (became: string) => void,
  ): Change {
    const [target = '', anchor = ''] = address.split(/#(.*)/s);
    if (address.trim() === '') return null;
    if (target === '') return linkTo(plan.texts.get(text.id), text, anchor, line);
    if (/^(?:mailto|tel|sms):/i.test(address)) return undefined;
    if (/^(?:javascript|vbscript|data|file):/i.test(address)) {
      note('became its words');
      return null;
    }
    const path = formerPath(target, text);
    if (path === undefined) return undefined;
    const [plain = ''] = path.split('?');
    const planned =
      plan.byAddress.get(keyOf(path)) ??
      plan.byAddress.get(keyOf(plain)) ??
      plan.byFile.get(fileOf(target, text));
    const other = plan.byOtherAddress.get(keyOf(path));
    if (!planned && other !== undefined) return other;
    const { site = sites[0] } = plan.texts.get(text.id) ?? {};
    if (!planned && keyOf(path) === '') return site.addressOf('pages', '') || '/';
    const found = planned ?? namedAt(keyOf(plain), site);
    if (!found) {
      note('became its words, because no text comes to this address');
      return null;
    }
    if (found.id !== text.id && !mayLink(plan.texts.get(text.id), found)) {
      note('became its words, because the other text is not published');
      return null;
    }
    if (!planned) note('leads to the text of this name');
    return linkTo(found, text, anchor, line);
  }

  /**
   * Returns the text with the name at the end of a path. Routes of Ghost and plug-ins of WordPress gave
   * texts addresses that no export contains.
   */
  function namedAt(path: string, site: SiteForTexts): PlannedText | undefined {
    const name = path.split('/').at(-1) ?? '';
    return LIST.test(path) || /^\d*$/.test(name) ? undefined : plan.named(name, site);
  }

  /**
   * Converts a body. The map says how the tool describes pictures.
   * @throws Error that says why the body cannot be converted
   */
  function convert(text: ImportedText, note: Note) {
    if (text.original.text.length > LONGEST_TEXT) throw tooLarge();
    const { body } = text;
    const converted = 'html' in body ? htmlToMarkdown(body, note) : { ...body, media: [] };
    const { markdown, media } = converted;
    // The parser needs eight times as long for twice as many blocks inside one another.
    if ((markdown.match(BLOCK)?.length ?? 0) > MOST_BLOCKS)
      throw new Error(`the text has more than ${MOST_BLOCKS} blocks such as :::note`);
    if (isTooDeep(markdown)) throw new Error('its parts are nested too deeply');
    return {
      markdown: markdown.replace(/^\uFEFF/, '').trimEnd(),
      summary: ('summary' in converted && converted.summary) || '',
      alts: new Map(media.map(({ address, alt }) => [address, alt])),
    };
  }

  async function write(text: ImportedText, planned: PlannedText): Promise<void> {
    if (planned.earlier && !(await isOwn(planned.earlier))) return;
    const { site } = planned;
    const remarks: Remark[] = [...text.remarks];
    const note: Note = (remark) => void remarks.push(remark);
    const media = mediaOf(text, planned);
    let reason = REASONS[text.status];
    let markdown = '';
    let summary = '';
    let tree: Root = { type: 'root', children: [] };
    try {
      const converted = convert(text, note);
      summary = converted.summary;
      tree = parseMarkdown(converted.markdown);
      const isBlank = !text.cover && !saysSomething(tree);
      if (isBlank && planned.kind === 'pages') return leaveOut(text, planned);
      if (isBlank && text.status === 'published') reason ??= 'it has no words';
      const changed = await withChanges(converted, tree, text, media, note);
      markdown = changed.replace(/^\n+/, '').trimEnd();
      const undecided = remarks.find(({ isUndecided }) => isUndecided);
      if (undecided && planned.state !== 'draft') {
        reason ??= `only you can say what of it visitors may read: ${undecided.what} on line ${undecided.line}`;
        drafts.add(text.id);
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      const why = error instanceof Error ? error.message : String(error);
      reason ??= `it could not be converted: ${why}`;
      failed.add(text.id);
      markdown = isTooLarge(text.original.text) ? '' : fenced(text.original.text);
    }
    const cover = text.cover && (await media.bring(text.cover.address, 1, 'image'));
    // Many tools show no cover above a text, so that authors repeat its picture there.
    const repeated = cover?.name && pictureAbove(markdown);
    const isRepeated = repeated && repeated.address === cover?.name;
    if (isRepeated) markdown = repeated.rest;
    const coverAlt = text.cover?.alt ?? (isRepeated ? repeated.alt : '');
    const file = `${planned.base}${media.hasPictures() ? '/index' : ''}.md`;
    const parts = { text, planned, tree, summary, cover, coverAlt };
    let made: Item[] = [];
    const compose = () => {
      const composed = fieldsOf(parts, reason !== undefined);
      made = composed.made;
      const why = reason ? `<!-- Imported as a draft, because ${comment(reason)}. -->\n\n` : '';
      const names = made.map(({ file: field }) => field);
      return `${frontMatter(composed.fields, names)}${why}${markdown}\n`;
    };
    let content = compose();
    let checked = await site.check(file, content);
    let losses = report.drafts;
    let found: string[] = [];
    if (checked.problems.length > 0 && !failed.has(text.id)) {
      failed.add(text.id);
      const found = checked.problems
        .slice(0, 3)
        .map((problem) => problem.replace(`${file}:`, 'line '))
        .join('; ');
      reason = `Daymark would refuse it: ${found}`;
      markdown = fenced(markdown, 'md');
      content = compose();
      checked = await site.check(file, content);
    } else if (!failed.has(text.id)) {
      const missing = media.missingPictures() + (isRepeated ? 1 : 0);
      const compared = compare(text, source.tool, checked.html, remarks, missing);
      const { loss } = compared;
      found = compared.found;
      if (loss !== undefined && reason === undefined && planned.state !== 'draft') {
        reason = `it is not whole: ${loss}`;
        losses = report.losses;
        drafts.add(text.id);
        content = compose();
      } else if (loss !== undefined) found.unshift(loss);
    }
    anchors.set(text.id, checked.ids);
    if (failed.has(text.id)) drafts.add(text.id);
    // A page has no drafts, so a page that became one is kept where nothing is published.
    const isKept = drafts.has(text.id) && planned.kind === 'pages';
    const target = isKept ? file.replace(/^pages\//, 'import/drafts/') : file;
    const base = target.replace(/(?:\/index)?\.md$/, '');
    // Copies, because a part of a string keeps the whole text in memory.
    for (const remark of remarks) report.remarks.push(structuredClone({ ...remark, file: base }));
    if (reason !== undefined) losses.push(structuredClone({ file: target, says: reason }));
    for (const says of found) report.found.push(structuredClone({ file: base, says }));
    for (const { file: field, says } of made)
      report.made.push(structuredClone({ file: target, says: `${field} “${says}”` }));
    const { counts } = report;
    counts[planned.kind] += 1;
    counts.comments += text.comments.length;
    if (reason !== undefined || planned.state === 'draft') counts.drafts += 1;
    else if (planned.state === 'scheduled') counts.scheduled += 1;
    if (isDry) return;
    const entry: LedgerEntry = {
      file: target,
      digest: digestOf(content),
      ...(media.isIncomplete() && { isMissingMedia: true }),
    };
    const now = await digestIn(target);
    if (now !== undefined && now !== entry.digest && now !== planned.earlier?.digest)
      return void report.earlier.edited.push(target);
    await media.write(target.slice(0, target.lastIndexOf('/') + 1));
    await keepOriginal(root, base.replace(/^(?:content|import)\//, ''), text);
    if (now !== entry.digest) await writeWhole(root, target, content);
    ledger.texts[text.id] = entry;
  }

  /** Notes that a page without words is not written. Visitors of its address would read nothing. */
  function leaveOut({ id, addresses: [address = ''] }: ImportedText, { base }: PlannedText): void {
    blank.add(id);
    report.blank.push(structuredClone({ file: base, says: address }));
    if (ledger.texts[id]?.digest === undefined) delete ledger.texts[id];
  }

  /** Finds the pictures and files of a text, and gives them names. */
  function mediaOf(text: ImportedText, planned: PlannedText) {
    const pictures = new Map<string, Uint8Array>();
    const files = new Map<string, Uint8Array>();
    const from = 'file' in text.body ? text.body.file : undefined;
    let hasPictures = text.cover !== undefined;
    const missing = new Set<string>();
    let missingPictures = 0;
    const nameOf = (
      found: Exclude<Found, { kind: 'missing' }>,
      address: string,
      isInText: boolean,
    ) => {
      const { data, ending } = 'data' in found ? found : { data: new Uint8Array(), ending: '' };
      const last =
        pathOf(address)
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? '';
      const stem = planned.site.nameFor(last).slice(0, 60) || 'picture';
      if (!isInText || found.kind === 'file') {
        const name = `${stem}-${digestOf(data).slice(0, 8)}${ending}`;
        files.set(`public/media/${name}`, data);
        return `/media/${name}`;
      }
      for (let number = 1; ; number += 1) {
        const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
        const other = pictures.get(name);
        if (other && Buffer.compare(other, data) !== 0) continue;
        pictures.set(name, data);
        return `./${name}`;
      }
    };
    return {
      hasPictures: () => hasPictures,
      isIncomplete: () => missing.size > 0,
      missingPictures: () => missingPictures,
      /** Fetches several files at a time, so that `bring` need not wait for each. */
      async prefetch(addresses: readonly string[]): Promise<void> {
        if (!options.isFetching || isDry) return;
        for (let at = 0; at < addresses.length; at += AT_ONCE)
          await Promise.all(
            addresses.slice(at, at + AT_ONCE).map((address) => find(address, from)),
          );
      },
      async bring(address: string, line: number, kind: Reference['kind']) {
        hasPictures ||= kind === 'image';
        const found = await find(address, from);
        if (found.kind !== 'missing') {
          report.counts.media += 1;
          return { name: nameOf(found, address, kind === 'image'), reason: undefined };
        }
        const says = `line ${line}, ${address.slice(0, 200)}: ${found.reason}`;
        if (!missing.has(address))
          report.missingMedia.push(structuredClone({ file: planned.base, says }));
        missing.add(address);
        if (kind === 'image') missingPictures += 1;
        return { name: undefined, reason: found.reason };
      },
      /** Writes the files, except those that the site has. */
      async write(folder: string): Promise<void> {
        const all = [...pictures].map(([name, data]) => [folder + name, data] as const);
        for (const [file, data] of [...all, ...files])
          if (!(await exists(join(root, file)))) await writeWhole(root, file, data);
      },
    };
  }

  /** Returns the Markdown with the new addresses of its links, pictures and files. */
  async function withChanges(
    { markdown, alts }: ReturnType<typeof convert>,
    tree: Root,
    text: ImportedText,
    media: ReturnType<typeof mediaOf>,
    note: Note,
  ): Promise<string> {
    const references: Reference[] = [];
    rewrite(markdown, (_address, _kind, reference) => void references.push(reference), tree);
    const isMedia = ({ kind, address }: Reference) =>
      kind !== 'link' || (isFile(address) && formerPath(address, text) !== undefined);
    await media.prefetch(references.filter(isMedia).map(({ address }) => address));
    const changes = new Map<Reference, Change>();
    for (const [index, reference] of references.entries()) {
      const { kind, address, words, isAroundPicture } = reference;
      if (changes.has(reference)) continue;
      const line = lineOf(text, reference);
      const noteHere = (became: string) =>
        note({ line, what: 'link without a target', became, original: address });
      const inside = isAroundPicture ? references[index + 1] : undefined;
      if (!isMedia(reference)) changes.set(reference, changeLink(address, text, line, noteHere));
      else {
        // A picture in a link to its full size is that picture.
        const { name } = await media.bring(address, line, inside ? 'image' : kind);
        const page = URL.parse(placeOf(text), source.url || undefined);
        const url = URL.parse(address, page?.href);
        const isOnline = url && /^https?:$/.test(url.protocol);
        if (name === undefined) {
          const elsewhere = isOnline ? url.href : undefined;
          changes.set(
            reference,
            kind === 'link' ? elsewhere : elsewhere ? { link: elsewhere } : null,
          );
          if (kind === 'link' && elsewhere === undefined) changes.set(reference, null);
        } else if (inside && !name.startsWith('/')) {
          changes.set(reference, null);
          changes.set(inside, name);
        } else if (kind === 'image' && name.startsWith('/')) {
          changes.set(reference, { link: name });
          const became = 'became a link';
          note({ line, what: 'file in the place of a picture', became, original: address });
        } else changes.set(reference, name);
        const picture = inside ?? reference;
        if (
          name &&
          picture.kind === 'image' &&
          picture.words.trim() === '' &&
          alts.get(picture.address) !== ''
        )
          report.withoutAlt.push({ file: plan.texts.get(text.id)?.base ?? '', says: name });
      }
      // A link needs words.
      if (inside?.words.trim() === '' && changes.get(reference) !== null) {
        changes.set(reference, null);
        const became = 'became its picture, because nothing describes the picture';
        note({ line, what: 'link around a picture', became, original: address });
      }
      if (kind === 'image' && words === '' && changes.get(reference) === null) {
        const became = 'left out';
        note({ line, what: 'picture that is missing', became, original: address });
      }
    }
    let at = 0;
    const next = () => {
      const reference = references[at];
      at += 1;
      return reference && changes.get(reference);
    };
    return rewrite(markdown, next, tree);
  }

  /** Returns the hash of a file of the site; undefined if there is no file. */
  async function digestIn(file: string): Promise<string | undefined> {
    const data = await readFile(join(root, file)).catch(() => undefined);
    return data && digestOf(data);
  }

  /** Returns whether the importer may write a text that an earlier run has written or planned. */
  async function isOwn({ file, digest, isMissingMedia }: LedgerEntry): Promise<boolean> {
    if (digest === undefined) return true;
    const { earlier } = report;
    const now = await digestIn(file);
    if (now === undefined) earlier.deleted.push(file);
    else if (now !== digest) earlier.edited.push(file);
    else if (isMissingMedia && (options.folder !== undefined || options.isFetching)) return true;
    else earlier.unchanged += 1;
    return false;
  }

  /** Returns what has become of a text, and its anchors, also if an earlier run has written it. */
  async function targetOf(planned: PlannedText): Promise<Target> {
    const { id, earlier } = planned;
    if (blank.has(id)) return {};
    const draft = { ...planned, state: 'draft' } as const;
    const ids = anchors.get(id);
    if (ids || !earlier) return { text: drafts.has(id) ? draft : planned, ids };
    const content = await readFile(join(root, earlier.file), 'utf8').catch(() => undefined);
    if (content === undefined) return {};
    const isDraft = /^draft: true$/m.test(content.slice(0, content.indexOf('\n---\n')));
    const text = isDraft || earlier.file.startsWith(IMPORT) ? draft : planned;
    return { text, ids: (await planned.site.check(earlier.file, content)).ids };
  }

  /** Mends links to texts that have become drafts, and to anchors that do not exist. */
  async function mendLinks(): Promise<void> {
    const wrong = new Map<string, Map<string, { change: string | null; line: number }>>();
    for (const [id, links] of linksTo) {
      const target = plan.texts.get(id);
      if (!target) continue;
      const { text, ids } = await targetOf(target);
      for (const { from, anchor, line } of links) {
        const name = decodeAnchor(anchor);
        const hasAnchor = anchor === '' || !ids || ids.has(name);
        const isAllowed = from === id || (text && mayLink(plan.texts.get(from), text));
        if ((isAllowed && hasAnchor) || (from === id && anchor === '')) continue;
        const own = from === id ? '' : target.address;
        const address = anchor === '' ? own : `${own}#${anchor}`;
        const changes = wrong.get(from) ?? new Map();
        // Tools make the anchor of a heading from the same words, with other signs between them.
        const words = plain(name);
        const sameIn = (form: (anchor: string) => string) =>
          [...(ids ?? [])].find((id) => form(id) === form(name));
        const same = isAllowed && words !== '' && (sameIn(plain) ?? sameIn(withoutNumber));
        const nearest = isAllowed && from !== id ? target.address : null;
        const change = same ? `${own}#${same}` : nearest;
        wrong.set(from, changes.set(address, { change, line }));
      }
    }
    for (const [id, changes] of wrong) {
      const base = plan.texts.get(id)?.base ?? id;
      for (const [original, { change, line }] of changes) {
        if (change?.includes('#')) continue;
        const became =
          change === null
            ? 'became its words, because nothing is there'
            : 'leads to the beginning of the other text';
        const what = 'link without a target';
        report.remarks.push({ file: base, line, what, became, original });
      }
      const entry = ledger.texts[id];
      if (isDry || !entry?.digest || failed.has(id)) continue;
      const content = await readFile(join(root, entry.file), 'utf8');
      const end = content.indexOf('\n---\n') + 5;
      const body = rewrite(content.slice(end), (address) => changes.get(address)?.change);
      const mended = content.slice(0, end) + body;
      await writeWhole(root, entry.file, mended);
      ledger.texts[id] = { ...entry, digest: digestOf(mended) };
    }
  }

  return { write, mendLinks };
}

/** Returns the path from which addresses in a text begin. */
const placeOf = ({ addresses }: ImportedText) =>
  addresses.find((address) => !address.includes('?')) ?? '/';

/** Returns the picture without a caption with which a text begins, and the rest of the text. */
function pictureAbove(markdown: string) {
  const [paragraph] = parseMarkdown(markdown.slice(0, 2000)).children;
  const [picture, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const { end } = (paragraph && rangeOf(paragraph)) ?? {};
  if (picture?.type !== 'image' || others.length > 0 || picture.title || !end) return undefined;
  const alt = picture.alt === DECORATIVE ? '' : (picture.alt ?? '');
  const rest = markdown.slice(end).trimStart();
  return rest === '' ? undefined : { address: picture.url, alt, rest };
}

/** Returns the letters and digits of an anchor. */
const plain = (anchor: string) => anchor.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns an anchor as kramdown makes it of a heading with a number: "2. The pier" has the anchor "the-pier". */
const withoutNumber = (anchor: string) => plain(anchor).replace(/^\d+(?=\D)/, '');

const decodeAnchor = (anchor: string) => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

/** Returns whether a text cannot stand in a draft, also not as code. */
const isTooLarge = (original: string) => original.length > LONGEST_TEXT || isTooDeep(original);

/** Returns a text that cannot end the comment in HTML that contains it. */
const comment = (text: string) => text.replace(/--+>?|[<>]/g, '–').replace(/\s+/g, ' ');

/** Why texts that not every visitor could read at the other site are drafts. */
const REASONS: Readonly<Partial<Record<Status, string>>> = {
  private: 'it was private at the other site',
  protected: 'it had a password at the other site',
  members: 'only members could read it at the other site',
  paid: 'only members who paid could read it at the other site',
  mailed: 'it was sent by e-mail and not shown at the other site',
  response: 'it is a response to a text of somebody else',
};

/** Returns the line of a reference in the original. */
function lineOf({ body, original }: ImportedText, { line, address }: Reference): number {
  if ('markdown' in body) return body.firstLine + line - 1;
  const at = [address, address.replaceAll('&', '&amp;')]
    .map((written) => original.text.indexOf(written))
    .find((index) => index >= 0);
  return at === undefined ? 1 : original.text.slice(0, at).split('\n').length;
}

interface Parts {
  text: ImportedText;
  planned: PlannedText;
  tree: Root;
  /** The part of the body that the other tool showed in lists. */
  summary: string;
  cover: { name: string | undefined } | undefined;
  coverAlt: string;
}

/** Returns the front matter of a text, and the fields that the importer has made. */
function fieldsOf(
  { text, planned, tree, summary, cover, coverAlt }: Parts,
  hasReason: boolean,
): { fields: Fields; made: Item[] } {
  const { site, translationOf } = planned;
  const made: Item[] = [];
  const sentences = firstSentences(tree, 2 * site.summaryLength.most);
  let title = withoutTags(text.title).replace(/\s+/g, ' ').trim();
  if (title === '') {
    const { language } = site;
    title = summaryOf([sentences || planned.name], { language, summaryLength: TITLE_LENGTH });
    made.push({ file: 'title', says: title });
  }
  const written = (text.summary || summary).replace(/\s+/g, ' ').trim();
  const facts = [title, ...planned.topics, site.name, planned.date, site.url];
  const whole = summaryOf([written, sentences, ...facts], site);
  if (whole !== written) made.push({ file: 'summary', says: whole });
  const { updated } = text;
  const isChanged = updated && updated > planned.date && updated <= site.today;
  const common = { title, summary: whole };
  const change = isChanged ? day(updated) : undefined;
  const aliases = planned.aliases.length > 0 ? planned.aliases : undefined;
  if (planned.kind === 'pages')
    return { fields: { ...common, updated: change, translationOf, aliases }, made };
  const fields = {
    ...common,
    date: day(planned.date),
    updated: change,
    author: planned.author,
    topics: planned.topics,
    keywords: planned.keywords.length > 0 ? planned.keywords : undefined,
    kind: 'essay',
    draft: hasReason || planned.state === 'draft' || undefined,
    translationOf,
    aliases,
    cover: cover?.name,
    coverAlt: cover?.name && coverAlt,
  };
  return { fields, made };
}
