import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import type { AstroInlineConfig } from 'astro';
import type { FileCounts } from '../../content/checks/counts.ts';
import { isBundling, loggerSettings, readLog, writtenFile } from './astro-log.ts';
import { printWarnings, type Results, stageLine } from './summaries.ts';

export const PICTURES = 'Pictures';
export const SEARCH = 'Search';
export const PAGES = 'Pages';
export const COMPRESSION = 'Compression';
export const HOSTS = 'Files for hosts';

/** The stages whose files a build writes in any order, so that it enters each of them often. */
const RENDERING = new Set([PAGES, SEARCH, 'Social images', 'Feeds and other files']);

/** What a command needs, so that its progress can be seen. */
export interface Watched {
  /** The setting of this name for Astro. */
  readonly logger: NonNullable<AstroInlineConfig['logger']>;
  /** Must be called with what the checks have counted. */
  onChecked(counts: FileCounts): void;
  /** Begins a stage. */
  enter(stage: string): void;
  /** Sets the number of files in the current stage. */
  count(files: number): void;
  /** Counts the file at a URL path, in its stage. */
  file(path: string): void;
  /** Adds a warning. All warnings are printed at the end. */
  warn(message: string): void;
  /** The warnings so far, each once. */
  readonly warnings: ReadonlySet<string>;
  /** Prints a message at once. */
  say(message: string): void;
}

/**
 * What is shown while a command runs: the stages of a build, all messages of Astro, or nothing.
 * Warnings and errors are shown in all three.
 */
type Shown = 'stages' | 'all messages' | 'nothing';

/** Runs a command, shows its progress, and then each of its warnings once. */
export async function withProgress(
  shown: Shown,
  run: (watched: Watched) => Promise<void>,
): Promise<Results> {
  const isVerbose = shown === 'all messages';
  const warnings = new Set<string>();
  const stages = showStages(shown === 'stages');
  let counts: FileCounts | undefined;
  const stopReading = readLog((message) => {
    if (message.level === 'warn') warnings.add(message.message);
    // Astro itself prints the errors among all messages.
    if (message.level === 'error' && !isVerbose) {
      stages.clear();
      console.error(message.message);
    }
    const file = writtenFile(message);
    if (isBundling(message)) stages.enter('Scripts and styles');
    else if (file !== undefined) stages.file(file);
  });
  try {
    await run({
      logger: loggerSettings(isVerbose),
      onChecked(counted) {
        counts = counted;
        stages.count(counted.files);
      },
      enter: stages.enter,
      count: stages.count,
      file(path) {
        if (isVerbose) console.log(`├─ ${path}`);
        stages.file(path);
      },
      warn: (message) => void warnings.add(message),
      warnings,
      say(message) {
        stages.clear();
        console.log(message);
      },
    });
    stages.end();
  } finally {
    stopReading();
    stages.clear();
    printWarnings([...warnings]);
  }
  if (!counts) throw new TypeError('the checks did not run');
  return { counts, pages: stages.pages(), warnings: [...warnings] };
}

/**
 * Shows the stages of a build that begins now, each with its files and seconds. A terminal also
 * shows the current stage, in a line that is replaced.
 */
function showStages(isShown: boolean) {
  const { stdout, env } = process;
  const isLive = isShown && stdout.isTTY && env.TERM !== 'dumb';
  let hasLine = false;
  let name = 'Checks';
  let stage = { files: 0, milliseconds: 0 };
  /** The current stage, and those that the build may return to. */
  let unfinished = new Map([[name, stage]]);
  let since = performance.now();
  let pages = 0;

  function clear(): void {
    if (!hasLine) return;
    cursorTo(stdout, 0);
    clearLine(stdout, 0);
    hasLine = false;
  }
  function show(): void {
    if (!isLive) return;
    clear();
    // A line that wraps could not be cleared.
    stdout.write(stageLine(name, stage.files).slice(0, stdout.columns - 1));
    hasLine = true;
  }
  function stopClock(): void {
    const now = performance.now();
    stage.milliseconds += now - since;
    since = now;
  }
  function end(): void {
    stopClock();
    clear();
    for (const [name, { files, milliseconds }] of unfinished)
      if (isShown) stdout.write(`${stageLine(name, files, milliseconds / 1000)}\n`);
    unfinished = new Map();
  }
  function switchTo(next: string): void {
    const mayReturn = next === name || (RENDERING.has(name) && RENDERING.has(next));
    if (mayReturn) stopClock();
    else end();
    name = next;
    stage = unfinished.get(name) ?? { files: 0, milliseconds: 0 };
    unfinished.set(name, stage);
  }
  show();
  return {
    clear,
    end,
    enter(next: string): void {
      switchTo(next);
      show();
    },
    count(files: number): void {
      stage.files = files;
    },
    file(path: string): void {
      switchTo(stageOfFile(path));
      stage.files += 1;
      if (name === PAGES) pages += 1;
      show();
    },
    /** Returns the number of pages that the build has made. */
    pages: () => pages,
  };
}

/** Returns the stage in which a build writes the file at a URL path. */
function stageOfFile(path: string): string {
  if (path.endsWith('.html')) return PAGES;
  if (path.startsWith('/pagefind/')) return SEARCH;
  return path.startsWith('/social/') ? 'Social images' : 'Feeds and other files';
}
