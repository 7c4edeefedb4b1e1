import type { SiteForTexts } from 'daymark/texts';
import type { Root, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { Document, isScalar } from 'yaml';
import type { Fields, ImportedText } from '../export/export.ts';
import type { Plan, PlannedText } from '../plan/plan.ts';
import { type Ledger, writeWhole } from '../record/import-folder.ts';
import type { Report } from '../record/report.ts';

/*
 * Makes the front matter of texts, with titles and summaries where the other tool has none of a
 * suitable length.
 */

/** The length of a title that is made of the first words, in characters. */
const TITLE_LENGTH = { least: 1, most: 60 };

const MADE = ' Made by the importer: read this';

/** Returns front matter, in which comments mark the fields that the importer has made. */
export function frontMatter(fields: Fields, made: readonly string[] = []): string {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(present), { customTags: ['timestamp'] });
  for (const name of made) {
    const node = document.get(name, true);
    if (isScalar(node)) node.comment = MADE;
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n`;
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Returns the time of publication: the hour of a text that is not published yet, otherwise only the
 * day, which pages show.
 */
function publicationOf(date: string, hour: string | undefined, today: string): Date | string {
  if (hour === undefined || hour.slice(0, date.length) < today) return day(date);
  // Seconds are removed, because the YAML library would write a time with seconds in quotes.
  return hour.replace(/(T\d\d:\d\d):\d\d/, '$1');
}

/**
 * Returns a text without tags, because pages show front matter as plain text. A tag without an end
 * is a word: `<img>`.
 */
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
 * Returns a summary of the length that Daymark requires: the first sentences of the parts. A further part
 * is added only while the summary is too short.
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
  // The engine refuses a shorter summary. `frontMatter` marks this summary, so that the owner replaces it.
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
  // Even the first word may be too long.
  if (words === '') words = [...text].slice(0, most - 2).join('');
  return `${words.trimEnd().replace(/[,;:–—-]$/, '')}…`;
}

/** Returns the plain text of the first paragraphs of a body, as much as a summary may need. */
function firstSentences(tree: Root, most: number): string {
  let text = '';
  const visitBlocks = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (text.length > most) return;
      // The words of pictures and of HTML do not count.
      if (node.type === 'paragraph')
        text += ` ${plainTextOf(node, { includeImageAlt: false, includeHtml: false })}`;
      else if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
        visitBlocks(node.children as RootContent[]);
    }
  };
  visitBlocks(tree.children);
  return text.replace(/\s+/g, ' ').trim();
}

/** The parts from which the front matter of a text is made. */
interface Parts {
  text: ImportedText;
  planned: PlannedText;
  tree: Root;
  /** The part of the body that the other tool showed in lists. */
  summary: string;
  cover: { name: string | undefined } | undefined;
  coverAlt: string;
  /** Whether the text began with its cover, which was left out. */
  isCoverRepeated: boolean;
}

/** A field that the importer has made, with its text. */
export interface MadeField {
  field: 'title' | 'summary';
  says: string;
}

/** Returns the front matter of a text, and the fields that the importer has made. */
export function fieldsOf(
  { text, planned, tree, summary, cover, coverAlt }: Parts,
  hasReason: boolean,
): { fields: Fields; made: MadeField[] } {
  const { site, translationOf } = planned;
  const made: MadeField[] = [];
  const sentences = firstSentences(tree, 2 * site.summaryLength.most);
  let title = withoutTags(text.title).replace(/\s+/g, ' ').trim();
  if (title === '') {
    const form = { ...site, summaryLength: TITLE_LENGTH };
    title = summaryOf([sentences || planned.name], form);
    made.push({ field: 'title', says: title });
  }
  const written = (text.summary || summary).replace(/\s+/g, ' ').trim();
  const facts = [title, ...planned.topics, site.name, planned.date, site.url];
  const whole = summaryOf([written, sentences, ...facts], site);
  if (whole !== written) made.push({ field: 'summary', says: whole });
  const { updated } = text;
  const isChanged = updated && updated > planned.date && updated <= site.today;
  const common = { title, summary: whole };
  const change = isChanged ? day(updated) : undefined;
  const aliases = planned.aliases.length > 0 ? planned.aliases : undefined;
  if (planned.kind === 'pages')
    return { fields: { ...common, updated: change, translationOf, aliases }, made };
  const fields = {
    ...common,
    date: publicationOf(planned.date, text.hour, site.today),
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

/** Writes the topics and authors that the site does not have. */
export async function writeTerms(
  plan: Plan,
  ledger: Ledger,
  report: Report,
  root: string,
): Promise<void> {
  type NewTerm = Plan['topics'][number];
  const write = async ({ site, file, description }: NewTerm, fields: Fields) => {
    const body = lengthOf(description) > site.summaryLength.most ? `\n${description}\n` : '';
    const isMade = lengthOf(description) < site.summaryLength.least;
    if (isMade) report.list(report.made, file, `summary “${fields.summary}”`);
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
