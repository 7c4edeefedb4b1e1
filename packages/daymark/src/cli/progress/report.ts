import type { AstroLoggerMessage } from 'astro';
import type { Display } from './display.ts';
import { stageLine } from './lines.ts';
import { areInterleaved, FIRST_STAGE, PAGES, stageOfFile, stepOf } from './stages.ts';
import { ANNOUNCEMENT } from './terminal-log.ts';

/** Shows the stages of a build, and collects its warnings. */
export interface Report {
  /** Reads a message of Astro's log. */
  read(message: AstroLoggerMessage): void;
  /** Adds a warning. */
  warn(message: string): void;
  /** Sets the number of files in the current stage. */
  count(files: number): void;
  /** Begins a stage. */
  enter(stage: string): void;
  /** Counts the file at a URL path, in its stage. */
  file(path: string): void;
  /** Shows the last stages. */
  end(): void;
  /** The warnings so far, each once. */
  readonly warnings: ReadonlySet<string>;
  /** Returns the number of pages that the build has made. */
  pages(): number;
}

/**
 * Creates the report of a build that begins now.
 * @param printError writes an error that may not end the build
 * @param now returns a time in milliseconds
 */
export function createReport(
  display: Display,
  printError: (message: string) => void,
  now = () => performance.now(),
): Report {
  const warnings = new Set<string>();
  const newStage = () => ({ files: 0, milliseconds: 0 });
  let name = FIRST_STAGE;
  let stage = newStage();
  /** The current stage, and those that the build may return to. */
  let unfinished = new Map([[name, stage]]);
  let since = now();
  let pages = 0;
  display.update(stageLine(name, 0));

  function stopClock(): void {
    const time = now();
    stage.milliseconds += time - since;
    since = time;
  }

  function end(): void {
    stopClock();
    for (const [name, { files, milliseconds }] of unfinished)
      display.print(stageLine(name, files, milliseconds / 1000));
    unfinished = new Map();
  }

  function enter(next: string): void {
    if (areInterleaved(next, name)) stopClock();
    else end();
    name = next;
    stage = unfinished.get(name) ?? newStage();
    unfinished.set(name, stage);
  }

  function addFile(): void {
    stage.files += 1;
    if (name === PAGES) pages += 1;
  }

  const show = () => display.update(stageLine(name, stage.files));

  return {
    warnings,
    warn: (message) => void warnings.add(message),
    end,
    pages: () => pages,
    count(files) {
      stage.files = files;
    },
    enter(next) {
      enter(next);
      show();
    },
    file(path) {
      enter(stageOfFile(path));
      addFile();
      show();
    },
    read(message) {
      if (message.level === 'warn') warnings.add(message.message);
      if (message.level === 'error' && !ANNOUNCEMENT.test(message.message)) {
        display.clear();
        printError(message.message);
      }
      const step = stepOf(message);
      if (!step) return;
      enter(step.stage);
      if (step.isFile) addFile();
      show();
    },
  };
}
