/*
 * The command `npm run import -- <export> <site>`: imports the texts of another tool into the folder of a
 * site. On a terminal it first makes a dry run, and asks before it writes.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readSiteForTexts } from 'daymark/texts';
import { withoutSlashes } from './export/addresses.ts';
import type { Export } from './export/export.ts';
import { openFiles, readBytes } from './export/export-files.ts';
import type { Sites } from './plan/languages.ts';
import { adviceOf, countLines, type Report } from './record/report.ts';
import { readFolder } from './tools/folder.ts';
import { toolOf } from './tools/recognize.ts';
import { importInto } from './write/import-into.ts';
import { checkSite } from './write/refused.ts';

type KindName = 'wordpress' | 'ghost' | 'substack' | 'medium' | 'markdown';

/**
 * The kinds of exports, by the values of `--from`, with the functions that read them. `url` is the
 * address of the other site, or ''.
 */
const kinds: Readonly<
  Record<KindName, { looks: string; read(source: string, url: string): Promise<Export> }>
> = {
  wordpress: {
    looks: 'a file of WordPress (.xml or .xml.gz)',
    read: async (source) => (await import('./sources/wordpress.ts')).readWordPress(source),
  },
  ghost: {
    looks: 'a JSON file of Ghost',
    read: async (source, url) => (await import('./sources/ghost.ts')).readGhost(source, url),
  },
  substack: {
    looks: 'a zip file of Substack',
    read: async (source, url) => (await import('./sources/substack.ts')).readSubstack(source, url),
  },
  medium: {
    looks: 'a zip file of Medium',
    read: async (source) => (await import('./sources/medium.ts')).readMedium(source),
  },
  markdown: { looks: 'a folder of Markdown', read: readFolder },
};

const isKind = (name: string, all: typeof kinds): name is KindName => Object.hasOwn(all, name);
const namesOf = (all: typeof kinds) => Object.keys(all).join(', ');

const usage = (all: typeof kinds) => `Usage: npm run import -- <export> [<site>] [options]

  <export>          the file or folder that the other tool has exported
  <site>            the folder of a Daymark site; without it, the current folder

  --from <tool>     the kind of the export, if it is not recognised: ${namesOf(all)}
  --media <folder>  a folder with the pictures and files of the other site
  --url <address>   the address of the other site, which an export of Ghost does not contain
  --language <code> import only this language of a site of several; without it, each that the site has
  --fetch           fetch missing pictures and files from their addresses
  --dry-run         only say what would come; writes nothing outside of the folder import/
  --yes             write the files without a question`;

/**
 * Recognises the kind of an export by its content.
 * @throws Error if the path does not exist, or if the importer cannot read what it contains
 */
async function recognise(source: string, all: typeof kinds): Promise<KindName> {
  const found = await stat(source).catch(() => undefined);
  const looks = Object.values(all).map(({ looks }) => looks);
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(looks);
  const mistake = (found: string) =>
    new Error(`${source}: expected an export: ${list}; found ${found}`);
  if (!found) throw mistake('nothing at this path');
  if (found.isDirectory()) {
    // A folder of a known tool may also contain files with the names of other exports.
    const { tool } = await toolOf(source);
    if (tool.name !== 'Markdown') return 'markdown';
    const { names } = await openFiles(source);
    const kind = kindOfNames(names);
    const [file] = names.filter((name) => /\.(?:xml|json|zip)$/.test(name));
    if (!kind && file && !names.some((name) => /\.(?:mdx?|markdown|html?)$/.test(name)))
      throw mistake(`a folder without texts. Name the file in the folder: ${join(source, file)}`);
    return kind ?? 'markdown';
  }
  const head = (await readBytes(source, 0, 200)).toString('latin1');
  if (head.startsWith('PK\x03\x04')) {
    const kind = kindOfNames((await openFiles(source)).names);
    if (kind) return kind;
    throw mistake('a zip file of another kind. Unpack the file, and name the folder');
  }
  if (head.startsWith('\x1f\x8b') || /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|rss)/.test(head))
    return 'wordpress';
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(head)) return 'ghost';
  throw mistake('a file of another kind. Name its tool with --from');
}

/** Returns the kind of an export that consists of several files. */
function kindOfNames(all: readonly string[]): KindName | undefined {
  if (all.some((name) => /(?:^|\/)posts\.csv$/.test(name))) return 'substack';
  if (all.some((name) => /(?:^|\/)posts\/[^/]+\.html$/.test(name))) return 'medium';
  // The name must contain "ghost", because a folder of notes may also contain a JSON file.
  const isGhost = (name: string) => /\.json$/.test(name) && /ghost/.test(name);
  return all.some(isGhost) && !all.some((name) => name.endsWith('.md')) ? 'ghost' : undefined;
}

/** The command's access to the terminal, which tests replace. */
interface Terminal {
  /** Whether somebody can answer a question. */
  isAsked: boolean;
  print(line: string): void;
  /** Replaces the last line that was shown; '' removes it. */
  show(line: string): void;
  ask(question: string): Promise<string>;
}

/** Whether the terminal can replace the last line. */
const isLive = process.stdout.isTTY && process.env.TERM !== 'dumb';

const terminal: Terminal = {
  isAsked: process.stdin.isTTY && process.stdout.isTTY,
  print: (line) => console.log(line),
  show(line) {
    if (!isLive) return;
    cursorTo(process.stdout, 0);
    clearLine(process.stdout, 0);
    process.stdout.write(line.slice(0, process.stdout.columns - 1));
  },
  async ask(question) {
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await reader.question(question);
    } finally {
      reader.close();
    }
  },
};

const WIDTH = 30;

/** Returns the line that shows the progress. */
function barOf(verb: string, done: number, all: number | undefined): string {
  if (all === undefined) return `Counting texts: ${done}`;
  const filled = all === 0 ? WIDTH : Math.floor((done / all) * WIDTH);
  return `${verb} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${all} texts`;
}

/**
 * Runs the command.
 * @returns the exit code: 0, 1 after a mistake, 130 if it was stopped
 */
export async function main(
  args: readonly string[],
  { print, ask, show, isAsked }: Terminal = terminal,
  all = kinds,
  check = checkSite,
): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = () => {
    // A second Ctrl-C ends the process at once. All files are complete at any moment.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', onInterrupt);
  try {
    const options = readArguments(args, all);
    if (options === undefined) {
      print(usage(all));
      return args.includes('--help') ? 0 : 1;
    }
    const root = resolve(options.site);
    const sites = await sitesIn(root);
    const name = options.from ?? (await recognise(options.source, all));
    const read = await all[name].read(options.source, options.url);
    const source = options.url === '' ? read : { ...read, url: options.url };
    const run = async (isDry: boolean): Promise<Report> => {
      let shownAt = 0;
      const report = await importInto(source, sites, {
        root,
        language: options.language,
        check,
        isDry,
        folder: options.media,
        isFetching: options.isFetching,
        signal: stop.signal,
        onProgress(done, count) {
          // The line changes at most ten times a second, because showing it takes longer than
          // importing most texts.
          if (performance.now() - shownAt < 100 && done !== count) return;
          shownAt = performance.now();
          show(barOf(isDry ? 'Reading' : 'Writing', done, count));
        },
      });
      show('');
      const { counts, earlier } = report;
      const { unchanged, edited, deleted } = earlier;
      const brought = counts.articles + counts.pages + unchanged + edited.length + deleted.length;
      if (brought === 0 && !report.isStopped)
        throw new Error(
          `${options.source}: expected texts in this export of ${source.tool}; found none. Look at what you have exported, or name the tool with --from`,
        );
      for (const line of [...countLines(report), ...adviceOf(report)]) print(line);
      if (!report.isStopped) print('Each text and what has changed in it: import/report.md');
      return report;
    };
    if (options.isDry || !options.isSure) {
      const { isStopped } = await run(true);
      if (isStopped) return 130;
      if (options.isDry) return 0;
      if (!isAsked) {
        print('Nothing is written. To write the files, run the command again with --yes.');
        return 0;
      }
      const answer = await ask('Write the files now? (y/N) ');
      if (!/^y(?:es)?$/i.test(answer.trim())) {
        print('Nothing is written.');
        return 0;
      }
    }
    const { isStopped } = await run(false);
    if (isStopped) return 130;
    print(
      'To see the texts, run npm run dev in the folder of the site. npm run check lists what is left to do.',
    );
    return 0;
  } catch (error) {
    show('');
    if (stop.signal.aborted) {
      print('Stopped before a text was written.');
      return 130;
    }
    // A mistake in the arguments or in the export is a plain Error and needs no stack trace. Other
    // errors, such as a TypeError, are faults of the importer, and need a stack trace.
    console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
    return 1;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

/** Reads the languages of a site. @throws Error that says what to do, also if the site is not installed */
async function sitesIn(root: string): Promise<Sites> {
  try {
    return await readSiteForTexts(root);
  } catch (error) {
    const isInstalled = existsSync(join(root, 'node_modules'));
    if (isInstalled || !(error instanceof Error) || !/is not installed/.test(error.message))
      throw error;
    throw new Error(`${error.message}. Run npm ci in ${root}, and then this command again`);
  }
}

/** Reads the arguments. Returns undefined if the usage should be shown. */
function readArguments(args: readonly string[], all: typeof kinds) {
  const { values, positionals } = parse(args);
  const { help, from, url = '', media, language, fetch, yes } = values;
  if (help || args.length === 0) return undefined;
  const [source, site = '.', more] = positionals;
  if (source === undefined || more !== undefined)
    throw new Error(
      `npm run import: expected an export and the folder of a site; found ${positionals.length === 0 ? 'neither' : positionals.map((value) => `"${value}"`).join(', ')}. --help lists the options`,
    );
  if (from !== undefined && !isKind(from, all))
    throw new Error(`--from: expected one of ${namesOf(all)}; found "${from}"`);
  if (url !== '' && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`--url: expected an address such as https://old.example; found "${url}"`);
  return {
    ...{ source, site, from, media, language },
    ...{ isFetching: fetch, isDry: values['dry-run'], isSure: yes },
    url: withoutSlashes(url),
  };
}

/**
 * Parses the options.
 * @throws Error with the mistake, without the advice of Node
 */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        media: { type: 'string' },
        url: { type: 'string' },
        language: { type: 'string' },
        fetch: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Only the first sentence of Node's message, because the advice after this sentence is right
    // only for arguments that begin with a hyphen.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(`npm run import: ${sentence.replace(/\.$/, '')}. --help lists the options`);
  }
}
