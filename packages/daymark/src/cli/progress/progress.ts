import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { AstroInlineConfig, AstroLoggerMessage } from 'astro';
import type { CheckResult } from '../../content/checks/check.ts';
import { reportRemarks } from '../../content/launch/launch-remark.ts';
import { loggerSettings, readLog } from './astro-log.ts';
import { printWarnings, type Results, stageLine } from './summaries.ts';

type Stage =
  | 'Checks'
  | 'Scripts and styles'
  | 'Pictures'
  | 'Search'
  | 'Pages and other files'
  | 'Compression'
  | 'Files for hosts'
  | 'The desk';

/** The facts of the checks for the table of results. */
type CheckFacts = Pick<CheckResult, 'counts' | 'schedule' | 'launch'>;

/** The functions with which a running command reports its progress and its warnings. */
export interface Watched {
  enter(stage: Stage): void;
  /** Sets the number of files in the current stage. */
  count(files: number): void;
  /** Counts the page or file at a URL path. */
  file(path: string): void;
  readonly logger: NonNullable<AstroInlineConfig['logger']>;
  /** Takes the facts of the checks, which each command must report. A later call replaces them. */
  onChecked(checked: CheckFacts): void;
  /** Adds a warning. All warnings are printed at the end. */
  warn(message: string): void;
  /** The warnings so far, each once. */
  readonly warnings: ReadonlySet<string>;
  /** Prints a message at once. */
  say(message: string): void;
}

/**
 * The progress that a command shows: the stages of a build, all messages of Astro, or nothing.
 * Warnings and errors are always shown.
 */
type Shown = 'stages' | 'all messages' | 'nothing';

/**
 * Runs a command, shows its stages, each with its files and seconds, and then each of its warnings
 * once. A terminal also shows the current stage, in a line that is replaced.
 */
export async function withProgress(
  shown: Shown,
  run: (watched: Watched) => Promise<void>,
): Promise<Results> {
  const { stdout, env } = process;
  const isVerbose = shown === 'all messages';
  const isLive = shown === 'stages' && stdout.isTTY && env.TERM !== 'dumb';
  const warnings = new Set<string>();
  let stage = { name: 'Checks' as Stage, files: 0, since: performance.now() };
  let pages = 0;
  let facts: CheckFacts | undefined;

  function clear(): void {
    if (!isLive) return;
    cursorTo(stdout, 0);
    clearLine(stdout, 0);
  }
  function show(): void {
    clear();
    // A line that wraps could not be cleared.
    if (isLive) stdout.write(stageLine(stage.name, stage.files).slice(0, stdout.columns - 1));
  }

  /** Prints the line of the finished stage. */
  function finish(): void {
    clear();
    const { name, files, since } = stage;
    const seconds = (performance.now() - since) / 1000;
    if (shown === 'stages') stdout.write(`${stageLine(name, files, seconds)}\n`);
  }

  /** Prints the line of the previous stage, and begins a stage. */
  function enter(name: Stage): void {
    if (name === stage.name) return;
    finish();
    stage = { name, files: 0, since: performance.now() };
    show();
  }
  function count(files: number): void {
    stage.files = files;
  }
  function countFile(path: string): void {
    enter('Pages and other files');
    stage.files += 1;
    if (path.endsWith('.html')) pages += 1;
    show();
  }
  const stopReading = readLog((message) => {
    if (message.level === 'warn') warnings.add(message.message);
    // Astro itself prints the errors among all messages.
    if (message.level === 'error' && !isVerbose) {
      clear();
      console.error(message.message);
    }
    const file = writtenFile(message);
    if (isBundling(message)) enter('Scripts and styles');
    else if (file !== undefined) countFile(file);
  });
  show();
  try {
    await run({
      enter,
      count,
      logger: loggerSettings(isVerbose),
      onChecked({ counts, schedule, launch }) {
        facts = { counts, schedule, launch };
        // The further languages of a site are checked in a later stage, which counts other files.
        if (stage.name === 'Checks') count(counts.files);
      },
      file(path) {
        if (isVerbose) console.log(`├─ ${path}`);
        countFile(path);
      },
      warn: (message) => void warnings.add(message),
      warnings,
      say(message) {
        clear();
        console.log(message);
      },
    });
    finish();
  } finally {
    stopReading();
    clear();
    printWarnings([...warnings]);
  }
  if (!facts) throw new TypeError('the checks did not run');
  const { launch, ...others } = facts;
  const remarks = launch.length > 0 ? reportRemarks(launch) : '';
  return { ...others, remarks, pages, warnings: [...warnings] };
}

/** The label of Astro's messages about one file, and the beginning of these messages. */
const FILE = null;
const FILE_MARK = '├─ ';

/** Returns whether a message says that Astro begins to bundle. */
const isBundling = ({ label, message }: AstroLoggerMessage) =>
  label === 'build' && /^Building \w+ entrypoints/.test(textOf(message));

/** Returns the URL path of the file that Astro has written, if a message contains the path. */
function writtenFile({ label, message }: AstroLoggerMessage): string | undefined {
  const text = textOf(message);
  const isFile = label === FILE && text.startsWith(`${FILE_MARK}/`);
  return isFile ? text.slice(FILE_MARK.length) : undefined;
}

const textOf = (message: string) => stripVTControlCharacters(message).trim();
