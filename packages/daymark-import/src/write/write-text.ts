import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DECORATIVE } from 'daymark/texts';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { isFile, pathOf, withoutQueryIn } from '../export/addresses.ts';
import {
  type ImportedText,
  LONGEST_TEXT,
  type Note,
  type Remark,
  type Status,
  tooLarge,
} from '../export/export.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { rangeOf } from '../markdown/draft.ts';
import { fenced } from '../markdown/escape.ts';
import { type Change, type Reference, rewrite } from '../markdown/links.ts';
import { isTooDeep, parseMarkdown } from '../markdown/parse.ts';
import type { PlannedText } from '../plan/plan.ts';
import { digestOf, keepOriginal, type LedgerEntry, writeWhole } from '../record/import-folder.ts';
import { compare } from './comparison.ts';
import { type FindMedia, type Found, mediaFinder } from './media.ts';
import type { Run } from './run.ts';
import { fieldsOf, frontMatter } from './text-fields.ts';
import { textLinks } from './text-links.ts';

/* Converts the texts of an export, and writes them into the folder of the site. */

/** The largest number of blocks such as `:::note` in a text. */
const MAX_BLOCKS = 200;
const BLOCK = /^[> \t]*:{3,}\w/gm;

/** A text on its way into the site. */
interface Work {
  run: Run;
  links: ReturnType<typeof textLinks>;
  text: ImportedText;
  planned: PlannedText;
  media: ReturnType<typeof mediaOf>;
  remarks: Remark[];
  note: Note;
}

/** A converted text, before the engine has checked it. */
interface ConvertedText {
  markdown: string;
  /** The reason why the text becomes a draft, although it was not a draft at the other site. */
  reason: string | undefined;
  /** Whether parts of the text are missing. */
  isLoss: boolean;
  /** Smaller losses that the comparison with the original has found. */
  found: string[];
  parts: Omit<Parameters<typeof fieldsOf>[0], 'text' | 'planned'>;
}

/** A converted text with the content of its file, after the checks of the engine. */
interface CheckedText extends ConvertedText, ReturnType<typeof contentOf> {
  file: string;
}

/** Creates the functions that convert and write texts. */
export function textWriter(run: Run) {
  const { source, sites, options } = run;
  const find = mediaFinder(source, sites[0].readPicture, options.root, options);
  const links = textLinks(run);

  /** Converts and writes a text. Leaves a file that the owner has edited or deleted since an earlier run. */
  async function write(text: ImportedText, planned: PlannedText): Promise<void> {
    if (planned.earlier && !(await isOwn(run, planned.earlier))) return;
    const remarks: Remark[] = [...text.remarks];
    const note: Note = (remark) => void remarks.push(remark);
    const media = mediaOf(run, find, text, planned);
    const work: Work = { run, links, text, planned, media, remarks, note };
    const result = await converted(work);
    if (result) await save(work, await checked(work, result));
  }

  return { write, correctLinks: links.correctLinks };
}

/** Converts the body of a text; undefined for a page without words, which is left out. */
async function converted(work: Work): Promise<ConvertedText | undefined> {
  const { run, text, planned, media, remarks, note } = work;
  let reason = REASONS[text.status];
  let markdown = '';
  let summary = '';
  let tree: Root = { type: 'root', children: [] };
  try {
    const body = convert(text, note);
    summary = body.summary;
    tree = parseMarkdown(body.markdown);
    const isBlank = !text.cover && !saysSomething(tree);
    if (isBlank && planned.kind === 'pages') return void leaveOut(run, text, planned);
    if (isBlank && text.status === 'published') reason ??= 'it has no words';
    const changed = await withNewAddresses(body, tree, work);
    markdown = changed.replace(/^\n+/, '').trimEnd();
    const undecided = remarks.find(({ isUndecided }) => isUndecided);
    if (undecided && planned.state !== 'draft') {
      reason ??= `only you can say what of it visitors may read: ${undecided.what} on line ${undecided.line}`;
      run.drafts.add(text.id);
    }
  } catch (error) {
    run.options.signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    reason ??= `it could not be converted: ${why}`;
    run.failed.add(text.id);
    markdown = isTooLarge(text.original.text) ? '' : fenced(text.original.text);
  }
  const cover = text.cover && (await media.bring(text.cover.address, 1, 'image'));
  // Many tools show no cover above a text, so authors repeat the picture at the beginning of the
  // text.
  const above = cover?.name ? pictureAbove(markdown) : undefined;
  const repeated = above?.address === cover?.name ? above : undefined;
  if (repeated) markdown = repeated.rest;
  const coverAlt = text.cover?.alt ?? repeated?.alt ?? '';
  const parts = { tree, summary, cover, coverAlt, isCoverRepeated: repeated !== undefined };
  return { markdown, reason, isLoss: false, found: [], parts };
}

/** Returns the content of the file of a text, and the fields that the importer has made. */
function contentOf({ text, planned }: Work, { parts, reason, markdown }: ConvertedText) {
  const { fields, made } = fieldsOf({ text, planned, ...parts }, reason !== undefined);
  const why = reason ? `<!-- Imported as a draft, because ${comment(reason)}. -->\n\n` : '';
  const names = made.map(({ field }) => field);
  return { made, content: `${frontMatter(fields, names)}${why}${markdown}\n` };
}

/**
 * Checks a text by the engine (`check` in cli/texts.ts), and compares the text with its original. A text
 * that the engine refuses becomes a draft with its body as code. An incomplete text becomes a draft,
 * too.
 */
async function checked(work: Work, given: ConvertedText): Promise<CheckedText> {
  const { run, text, planned, media, remarks } = work;
  const { failed, drafts, anchors, source } = run;
  const file = `${planned.base}${media.hasPictures() ? '/index' : ''}.md`;
  const result = { ...given, ...contentOf(work, given), file };
  const { problems, html, ids } = await planned.site.check(file, result.content);
  let anchorsOfText = ids;
  if (problems.length > 0 && !failed.has(text.id)) {
    failed.add(text.id);
    const found = problems.slice(0, 3).map((problem) => problem.replace(`${file}:`, 'line '));
    result.reason = `Daymark would refuse it: ${found.join('; ')}`;
    result.markdown = fenced(given.markdown, 'md');
    Object.assign(result, contentOf(work, result));
    anchorsOfText = (await planned.site.check(file, result.content)).ids;
  } else if (!failed.has(text.id)) {
    const missing = media.missingPictures() + (given.parts.isCoverRepeated ? 1 : 0);
    const { loss, found } = compare(text, source.tool, html, remarks, missing);
    result.found = found;
    if (loss !== undefined && given.reason === undefined && planned.state !== 'draft') {
      result.reason = `it is not whole: ${loss}`;
      result.isLoss = true;
      Object.assign(result, contentOf(work, result));
      drafts.add(text.id);
    } else if (loss !== undefined) found.unshift(loss);
  }
  anchors.set(text.id, anchorsOfText);
  if (failed.has(text.id)) drafts.add(text.id);
  return result;
}

/** Writes the file of a text with its media, unless somebody has changed the file, and lists all for the report. */
async function save(work: Work, result: CheckedText): Promise<void> {
  const { run, text, planned, media, remarks } = work;
  const { report, ledger, options } = run;
  const { root, isDry } = options;
  const { reason, file, content, made } = result;
  // Pages cannot be drafts, so a page that must not be published goes to `import/drafts/`.
  const isKept = run.drafts.has(text.id) && planned.kind === 'pages';
  const target = isKept ? file.replace(/^pages\//, 'import/drafts/') : file;
  const base = target.replace(/(?:\/index)?\.md$/, '');
  for (const remark of remarks) report.remark(base, remark);
  if (reason !== undefined)
    report.list(result.isLoss ? report.losses : report.drafts, target, reason);
  for (const says of result.found) report.list(report.found, base, says);
  for (const { field, says } of made) report.list(report.made, target, `${field} “${says}”`);
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
  const now = await digestIn(root, target);
  if (now !== undefined && now !== entry.digest && now !== planned.earlier?.digest)
    return void report.earlier.edited.push(target);
  await media.write(target.slice(0, target.lastIndexOf('/') + 1));
  await keepOriginal(root, base.replace(/^(?:content|import)\//, ''), text);
  if (now !== entry.digest) await writeWhole(root, target, content);
  ledger.texts[text.id] = entry;
}

/**
 * Converts a body. `alts` are the descriptions of its pictures, by address.
 * @throws Error that says why the body cannot be converted
 */
function convert(text: ImportedText, note: Note) {
  if (text.original.text.length > LONGEST_TEXT) throw tooLarge();
  const { body } = text;
  const converted = 'html' in body ? htmlToMarkdown(body, note) : { ...body, media: [] };
  const { markdown, media } = converted;
  // With twice the depth of nested blocks, the parser takes eight times as long.
  if ((markdown.match(BLOCK)?.length ?? 0) > MAX_BLOCKS)
    throw new Error(`the text has more than ${MAX_BLOCKS} blocks such as :::note`);
  if (isTooDeep(markdown)) throw new Error('its parts are nested too deeply');
  return {
    markdown: markdown.replace(/^\uFEFF/, '').trimEnd(),
    summary: ('summary' in converted && converted.summary) || '',
    alts: new Map(media.map(({ address, alt }) => [address, alt])),
  };
}

/** Leaves out a page without words, because its visitors would read nothing, and lists it in the report. */
function leaveOut({ ledger, report, blank }: Run, text: ImportedText, { base }: PlannedText): void {
  const { id, addresses } = text;
  blank.add(id);
  report.list(report.blank, base, addresses[0] ?? '');
  if (ledger.texts[id]?.digest === undefined) delete ledger.texts[id];
}

/**
 * Returns the Markdown with the new addresses of its links, pictures and files. `rewrite`
 * (links.ts) is synchronous, so a first call lists the references, and a second call applies the
 * `Change` of each.
 */
async function withNewAddresses(
  { markdown, alts }: ReturnType<typeof convert>,
  tree: Root,
  { run, links, text, media, note }: Work,
): Promise<string> {
  const { report, plan, source } = run;
  const references: Reference[] = [];
  rewrite(markdown, (_address, _kind, reference) => void references.push(reference), tree);
  const isMedia = ({ kind, address }: Reference) =>
    kind !== 'link' || (isFile(address) && links.formerPath(address, text) !== undefined);
  await media.prefetch(references.filter(isMedia).map(({ address }) => address));
  const changes = new Map<Reference, Change>();
  for (const [index, reference] of references.entries()) {
    const { kind, address, words, isAroundPicture } = reference;
    if (changes.has(reference)) continue;
    const line = lineOf(text, reference);
    const noteHere = (what: string, became: string) =>
      note({ line, what, became, original: address });
    const noteLink = (became: string) => noteHere('link without a target', became);
    const inside = isAroundPicture ? references[index + 1] : undefined;
    if (!isMedia(reference))
      changes.set(reference, links.changeLink(address, text, line, noteLink));
    else {
      // A picture that links to its full size is replaced by the full size.
      const { name } = await media.bring(address, line, inside ? 'image' : kind);
      const page = URL.parse(withoutQueryIn(text.addresses) ?? '/', source.url || undefined);
      const url = URL.parse(address, page?.href);
      const isOnline = url && /^https?:$/.test(url.protocol);
      if (name === undefined) {
        const elsewhere = isOnline ? url.href : undefined;
        const link = kind === 'link' ? elsewhere : elsewhere && { link: elsewhere };
        changes.set(reference, link || null);
      } else if (inside && !name.startsWith('/')) {
        changes.set(reference, null);
        changes.set(inside, name);
      } else if (kind === 'image' && name.startsWith('/')) {
        changes.set(reference, { link: name });
        noteHere('file in the place of a picture', 'became a link');
      } else changes.set(reference, name);
      const picture = inside ?? reference;
      if (
        name &&
        picture.kind === 'image' &&
        picture.words.trim() === '' &&
        alts.get(picture.address) !== ''
      )
        report.list(report.withoutAlt, plan.texts.get(text.id)?.base ?? '', name);
    }
    // A link whose picture has no words would be empty, so the link gets words.
    if (inside?.words.trim() === '' && changes.get(reference) !== null) {
      changes.set(reference, null);
      const became = 'became its picture, because nothing describes the picture';
      noteHere('link around a picture', became);
    }
    if (kind === 'image' && words === '' && changes.get(reference) === null)
      noteHere('picture that is missing', 'left out');
  }
  const left = references.values();
  const next = () => changes.get(left.next().value as Reference);
  return rewrite(markdown, next, tree);
}

/** Returns the hash of a file of the site; undefined if there is no file. */
async function digestIn(root: string, file: string): Promise<string | undefined> {
  const data = await readFile(join(root, file)).catch(() => undefined);
  return data && digestOf(data);
}

/**
 * Returns whether this run writes a text that an earlier run has written or planned: if the text
 * was only planned, or if its file is unchanged and this run may find missing pictures. Counts all
 * others for the report.
 */
async function isOwn(
  { report: { earlier }, options }: Run,
  { file, digest, isMissingMedia }: LedgerEntry,
): Promise<boolean> {
  if (digest === undefined) return true;
  const now = await digestIn(options.root, file);
  if (now === undefined) earlier.deleted.push(file);
  else if (now !== digest) earlier.edited.push(file);
  else if (isMissingMedia && (options.folder !== undefined || options.isFetching)) return true;
  else earlier.unchanged += 1;
  return false;
}

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

/** Returns whether a text is too large even for a block of code in a draft. */
const isTooLarge = (original: string) => original.length > LONGEST_TEXT || isTooDeep(original);

/** Changes a text so that it cannot end the HTML comment in which it stands. */
const comment = (text: string) => text.replace(/--+>?|[<>]/g, '–').replace(/\s+/g, ' ');

/**
 * The reason, for each status, why a text becomes a draft: not every visitor could read the text at
 * the other site, or it belongs to a conversation at that site.
 */
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

/** Matches an element of HTML that shows something without words. */
const SHOWN = /<(?:img|picture|video|audio|iframe|svg|object|embed)\b/i;

/** Returns whether a text has words, a picture or a player. Comments and empty elements show nothing. */
function saysSomething(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'html') {
      const end = node.value.startsWith('<!--') ? node.value.indexOf('-->') + 3 : 0;
      const rest = node.value.slice(end);
      found = SHOWN.test(rest) || /[^\s<>]/.test(rest.replace(/<[^<>]*>/g, ''));
    } else if (node.type === 'definition' || node.type === 'yaml') return undefined;
    else if ('value' in node) found = node.value.trim() !== '';
    else found = /^(?:image|imageReference|leafDirective|textDirective)$/.test(node.type);
    return found ? EXIT : undefined;
  });
  return found;
}

/** The number of files that are fetched at a time. */
const AT_ONCE = 6;

/** Finds the pictures and files of a text, and gives them names. */
function mediaOf(run: Run, find: FindMedia, text: ImportedText, planned: PlannedText) {
  const { report, options } = run;
  const { root, isDry, isFetching } = options;
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
    // The files of all texts share this folder; a part of the hash keeps their names apart.
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
    /** Fetches several files at a time, so that `bring` need not wait for each file. */
    async prefetch(addresses: readonly string[]): Promise<void> {
      if (!isFetching || isDry) return;
      for (let at = 0; at < addresses.length; at += AT_ONCE)
        await Promise.all(addresses.slice(at, at + AT_ONCE).map((address) => find(address, from)));
    },
    /**
     * Finds a file, and returns its new name. If the file is missing, reports this and returns
     * undefined.
     */
    async bring(address: string, line: number, kind: Reference['kind']) {
      hasPictures ||= kind === 'image';
      const found = await find(address, from);
      if (found.kind !== 'missing') {
        report.counts.media += 1;
        return { name: nameOf(found, address, kind === 'image'), reason: undefined };
      }
      const says = `line ${line}, ${address.slice(0, 200)}: ${found.reason}`;
      if (!missing.has(address)) report.list(report.missingMedia, planned.base, says);
      missing.add(address);
      if (kind === 'image') missingPictures += 1;
      return { name: undefined, reason: found.reason };
    },
    /** Writes the files, except those that the site has already. */
    async write(folder: string): Promise<void> {
      const all = [...pictures].map(([name, data]) => [folder + name, data] as const);
      for (const [file, data] of [...all, ...files])
        if (!existsSync(join(root, file))) await writeWhole(root, file, data);
    },
  };
}
