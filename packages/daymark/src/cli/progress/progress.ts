import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import type { AstroInlineConfig } from 'astro';
import type { FileCounts } from '../../content/checks/counts.ts';
import { isBundling, loggerSettings, readLog, writtenFile } from './astro-log.ts';
import { printWarnings, type Results, stageLine } from './summaries.ts';

/** What a command needs, so that its progress can be seen. */
export interface Watched extends Pick<ReturnType<typeof showStages>, 'enter' | 'count' | 'file'> {
  /** The setting of this name for Astro. */
  readonly logger: NonNullable<AstroInlineConfig['logger']>;
  /** Must be called with what the checks have counted. */
  onChecked(counts: FileCounts): void;
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
      ...stages,
      logger: loggerSettings(isVerbose),
      onChecked(counted) {
        counts = counted;
        stages.count(counted.files);
      },
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

/** The stages whose files a build writes in any order, so that it enters each of them often. */
const RENDERING = ['Pages', 'Search', 'Social images', 'Feeds and other files'] as const;

type Rendering = (typeof RENDERING)[number];

type Stage =
  | Rendering
  | 'Checks'
  | 'Scripts and styles'
  | 'Pictures'
  | 'Compression'
  | 'Files for hosts';

const isRendering = (stage: Stage) => RENDERING.some((one) => one === stage);

/**
 * Shows the stages of a build that begins now, each with its files and seconds. A terminal also
 * shows the current stage, in a line that is replaced.
 */
function showStages(isShown: boolean) {
  const { stdout, env } = process;
  const isLive = isShown && stdout.isTTY && env.TERM !== 'dumb';
  let hasLine = false;
  let name: Stage = 'Checks';
  let stage = { files: 0, milliseconds: 0 };
  /** The current stage, and those that the build may return to. */
  let unfinished = new Map<Stage, typeof stage>([[name, stage]]);
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
  function switchTo(next: Stage): void {
    const mayReturn = next === name || (isRendering(name) && isRendering(next));
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
    /** Begins a stage. */
    enter(next: Stage): void {
      switchTo(next);
      show();
    },
    /** Sets the number of files in the current stage. */
    count(files: number): void {
      stage.files = files;
    },
    /** Counts the file at a URL path, in its stage. */
    file(path: string): void {
      switchTo(stageOfFile(path));
      stage.files += 1;
      if (name === 'Pages') pages += 1;
      show();
    },
    /** Returns the number of pages that the build has made. */
    pages: () => pages,
  };
}

/** Returns the stage in which a build writes the file at a URL path. */
function stageOfFile(path: string): Rendering {
  if (path.endsWith('.html')) return 'Pages';
  if (path.startsWith('/pagefind/')) return 'Search';
  return path.startsWith('/social/') ? 'Social images' : 'Feeds and other files';
}
