import type { Export, Remark, Tool } from '../export/export.ts';
import { fenced } from '../markdown/escape.ts';

/*
 * The report of an import or a dry run: `import/report.md`, and a few lines on the terminal.
 */

/** A remark with the text to which it belongs. */
interface Listed extends Remark {
  /** The file of the text on the site, or its name in the export. */
  file: string;
}

/** An entry of a list: the file of a text, and a message. */
interface Item {
  file: string;
  says: string;
}

/** A language of the other site, with the destination of its texts. */
interface LanguageOutcome {
  /** The name with the code, such as "French (fr)". */
  name: string;
  /** The folder of the articles, such as "content/fr/articles/"; undefined if the texts are left out. */
  folder: string | undefined;
  /** The reason why the texts go into the folder of another language, or are left out; otherwise ''. */
  reason: string;
  /** The number of texts, and the ids of the texts that are left out. */
  count: number;
  leftOut: string[];
}

/** Collects the results of a run, for the terminal and for `import/report.md`. */
export class Report {
  readonly tool: Tool;
  readonly isDry: boolean;
  /** The file by which the tool of a folder was recognised. */
  readonly sign: string | undefined;
  /** The languages of the other site, if it has several. */
  readonly languages: readonly LanguageOutcome[];
  /** Whether the run was stopped before all texts were written. */
  isStopped = false;
  readonly counts = {
    ...{ articles: 0, pages: 0, drafts: 0, scheduled: 0 },
    ...{ topics: 0, authors: 0, media: 0, comments: 0 },
  };
  /** The texts that an earlier run has written, by the owner's later changes. */
  readonly earlier = { unchanged: 0, edited: [] as string[], deleted: [] as string[] };
  readonly remarks: Listed[] = [];
  /** Texts that became drafts although they were not drafts at the other site, with the reason. */
  drafts: Item[] = [];
  /** Texts that are drafts because code, a table or too many of their words are missing. */
  readonly losses: Item[] = [];
  /** Smaller losses that the comparison with the originals has found. */
  readonly found: Item[] = [];
  /** Summaries and titles that the importer has made, which the owner should read. */
  readonly made: Item[] = [];
  readonly missingMedia: Item[] = [];
  readonly withoutAlt: Item[] = [];
  /** The pattern of addresses now, and the pattern that would keep most of the former addresses. */
  pattern = { current: '', proposed: '', kept: 0, keptNow: 0, all: 0 };
  /** Former addresses that no longer lead to their text. */
  readonly lostAddresses: Item[] = [];
  /** Pages without words, which were left out, with their former addresses. */
  readonly blank: Item[] = [];
  /** The problems for which a build still refuses files that the importer has written. */
  refused: Item[] = [];
  /** Pages whose former address belongs to a page of the site, with the file of that page. */
  readonly besidePages: Item[] = [];
  /** Former addresses of the feed, which the settings can redirect. */
  readonly feeds: string[] = [];
  /** Redirects that the owner has to add, from one address to the other. */
  readonly redirects: { from: string; to: string }[] = [];
  leftOver: Export['leftOver'] = new Map();
  /** The topics, one for each language, that texts without a topic get. */
  ownTopics: string[] = [];
  keywords = 0;

  constructor(
    { tool, sign }: Pick<Export, 'tool' | 'sign'>,
    languages: readonly LanguageOutcome[],
    isDry: boolean,
  ) {
    this.tool = tool;
    this.sign = sign;
    this.languages = languages;
    this.isDry = isDry;
  }

  /**
   * Adds a copy of an entry to a list. A copy, because a substring would keep the whole text in
   * memory.
   */
  list(list: Item[], file: string, says: string): void {
    list.push(structuredClone({ file, says }));
  }

  remark(file: string, remark: Remark): void {
    this.remarks.push(structuredClone({ ...remark, file }));
  }
}

/** The length, in characters, at which the report cuts an original. The whole is in `import/originals/`. */
const LONGEST = 1000;

/** Returns a number with its noun, in the singular or the plural. */
const counted = (count: number, noun: string, many = `${noun}s`) =>
  `${count} ${count === 1 ? noun : many}`;

/** Returns a text for a cell of a Markdown table, in which a line break or | would end the cell. */
const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** Returns the remarks of each kind, the most frequent first. */
function kindsOf(remarks: readonly Listed[]) {
  const kinds = Map.groupBy(remarks, ({ what, became }) => `${what}\n${became}`);
  return [...kinds.values()].sort(
    (a, b) => b.length - a.length || ((a[0]?.what ?? '') < (b[0]?.what ?? '') ? -1 : 1),
  );
}

/**
 * Returns the items as a Markdown list. A message stays on one line, because a line break could end its
 * item.
 */
const listOf = (items: readonly Item[]) =>
  items.map(
    ({ file, says }) => `- \`${file}\`${says === '' ? '' : `: ${says.replace(/\s+/g, ' ')}`}`,
  );
const filesIn = (files: readonly string[]) => listOf(files.map((file) => ({ file, says: '' })));

/**
 * Returns the destination of the texts of a language, so that an owner notices a language that the site
 * lacks.
 */
const languageLine = ({ name, count, folder, reason }: LanguageOutcome) =>
  `${name}: ${counted(count, 'text')} ${folder === undefined ? 'left out' : `for ${folder}`}${reason}.`;

/** Returns the counts as sentences, for the terminal and for the beginning of the report. */
export function countLines(report: Report): string[] {
  const { counts, earlier, isDry, losses, remarks } = report;
  const { articles, pages, drafts, scheduled, topics, authors, media, comments } = counts;
  const { unchanged, edited, deleted } = earlier;
  const mediaIn = (count: number) => counted(count, 'picture or file', 'pictures and files');
  const ifAny = (count: number, line: string) => (count > 0 ? [line] : []);
  return [
    `${report.tool}${report.sign ? ` (recognised by ${report.sign})` : ''}: ${counted(articles, 'article')} and ${counted(pages, 'page')}${isDry ? ' to write' : ' written'}, with ${counted(drafts, 'draft')} and ${counted(scheduled, 'scheduled text')}.`,
    `${counted(topics, 'new topic')}, ${counted(authors, 'new author')}, ${mediaIn(media)}.`,
    ...report.languages.map(languageLine),
    ...ifAny(
      comments,
      `${counted(comments, 'comment')} of readers ${comments === 1 ? 'is' : 'are'} kept in import/comments/, and not published.`,
    ),
    ...ifAny(
      remarks.length,
      `${counted(remarks.length, 'construct')} of ${counted(kindsOf(remarks).length, 'kind')} changed or left out.`,
    ),
    ...ifAny(
      losses.length,
      `${counted(losses.length, 'text')} ${losses.length === 1 ? 'is a draft' : 'are drafts'} because code, a table or too many words are missing. The report says which.`,
    ),
    ...ifAny(
      report.blank.length,
      `${counted(report.blank.length, 'page')} without words left out.`,
    ),
    ...ifAny(report.missingMedia.length, `${mediaIn(report.missingMedia.length)} missing.`),
    ...ifAny(
      report.made.length,
      `${counted(report.made.length, 'text')} with a summary or a title that you should read.`,
    ),
    ...ifAny(
      unchanged + edited.length + deleted.length,
      `From an earlier run: ${unchanged} unchanged, ${edited.length} that you have edited, ${deleted.length} that you have removed. They stay as they are.`,
    ),
    ...ifAny(
      report.refused.length,
      `${counted(report.refused.length, 'problem')} that would stop a build. npm run check lists them.`,
    ),
    ...ifAny(Number(report.isStopped), 'Stopped before the end. Run the command again to go on.'),
  ];
}

/**
 * Returns advice about the pattern of addresses. The owner needs this advice before texts are
 * written, because links depend on the addresses.
 */
export function adviceOf({ pattern, isDry, counts }: Report): string[] {
  const { current, proposed, kept, keptNow, all } = pattern;
  if (proposed === current || kept <= keptNow || counts.articles === 0) return [];
  const settings = `addresses: { articles: '${proposed}' }`;
  return [
    `Your settings give articles the address ${current}, as ${keptNow} of ${all} had it. With ${settings} in site.config.ts, ${kept} of ${all} keep their address.`,
    isDry
      ? 'Change the settings before you write the files, because links between texts depend on them.'
      : 'To change the settings now, remove the imported files and import/ledger.json, and import again.',
  ];
}

/** Returns the settings with which readers of the former feeds reach the feed. */
function feedLines({ feeds }: Report): string[] {
  if (feeds.length === 0) return [];
  const list = feeds.map((address) => `'${address.replaceAll("'", "\\'")}'`).join(', ');
  return [
    'With these settings in site.config.ts, feed readers that know the old site reach the feed:',
    '',
    fenced(`addresses: { former: { feeds: [${list}] } },`, 'ts'),
  ];
}

/**
 * Returns the text of `import/report.md`. The tasks of the owner come first, and the list of all changes
 * last, because it is the longest.
 */
export function reportText(report: Report): string {
  const section = (title: string, lines: readonly string[], explanation?: string) =>
    lines.length === 0
      ? []
      : ['', `## ${title}`, '', ...(explanation ? [explanation, ''] : []), ...lines];
  const kinds = kindsOf(report.remarks).map(([first, ...others]) => {
    const files = new Set([first, ...others].map((remark) => remark?.file));
    const cells = [first?.what ?? '', first?.became ?? ''].map(inCell);
    return `| ${[...cells, 1 + others.length, files.size].join(' | ')} |`;
  });
  const kindsHead = ['| construct | became | times | texts |', '| --- | --- | --: | --: |'];
  const quoted = (original: string) =>
    fenced(original.length > LONGEST ? `${original.slice(0, LONGEST)}…` : original);
  const each = [...Map.groupBy(report.remarks, ({ file }) => file)].flatMap(([file, remarks]) => [
    '',
    `### \`${file}\``,
    ...remarks.flatMap(({ line, what, became, original }) => [
      ...['', `Line ${line}: ${what} ${became}.`],
      ...(original === '' ? [] : ['', quoted(original)]),
    ]),
  ]);
  const topics = report.ownTopics.map(
    (topic) => `Texts without a topic have the topic \`${topic}\`.`,
  );
  if (report.keywords > 0)
    topics.push(
      `${counted(report.keywords, 'category or tag', 'categories and tags')} became words for the search. To choose the topics, edit import/topics.yaml before you write the files.`,
    );
  return [
    report.isDry ? '# What an import would do' : '# What the import has done',
    '',
    ...countLines(report).map((line) => `- ${line}`),
    ...section('Addresses of articles', adviceOf(report)),
    ...section(
      'Texts in languages that were left out',
      report.languages.flatMap(({ name, leftOut }) => leftOut.map((id) => `- ${name}: \`${id}\``)),
    ),
    ...section('What a build refuses', listOf(report.refused)),
    ...section('Drafts', listOf(report.drafts)),
    ...section('Pages without words, which were left out', listOf(report.blank)),
    ...section(
      'Drafts that are not whole',
      listOf(report.losses),
      'The importer has compared each text with its original. To publish these, add what is missing from the originals in `import/originals/`, and remove `draft: true`; move a page from `import/drafts/` to `pages/`.',
    ),
    ...section('What else the comparison with the originals has found', listOf(report.found)),
    ...section('What was changed or left out', kinds.length > 0 ? [...kindsHead, ...kinds] : []),
    ...section('Titles and summaries to read', listOf(report.made)),
    ...section('Pictures and files that are missing', listOf(report.missingMedia)),
    ...section(
      'Pictures without a description',
      listOf(report.withoutAlt),
      'Visitors who cannot see these pictures learn nothing of them. Describe each picture that says something in the brackets, instead of the word “decorative”.',
    ),
    ...section('Topics', topics),
    ...section('Former addresses that lead nowhere', listOf(report.lostAddresses)),
    ...section(
      'Pages that the site has too',
      report.besidePages.map(
        ({ file, says }) =>
          `- \`${file}\`: to replace the text of \`${says}\`, move this text there, and remove the file`,
      ),
    ),
    ...section('Former addresses of the feed', feedLines(report)),
    ...section(
      'Redirects to add on your host',
      report.redirects.map(({ from, to }) => `- \`${from}\` to \`${to}\``),
    ),
    ...section(
      'What the export contains besides texts',
      Array.from(report.leftOver, ([what, count]) => `- ${count} × ${what}: left out`),
    ),
    ...section('Texts that you have edited', filesIn(report.earlier.edited)),
    ...section('Texts that you have removed', filesIn(report.earlier.deleted)),
    ...section('What was changed or left out, by text', each.slice(1)),
    '',
  ].join('\n');
}
