import process from 'node:process';
import { styleText } from 'node:util';
import type { AstroInlineConfig } from 'astro';
import type { FileCounts } from '../../content/checks/counts.ts';
import { loggerSettings, readLog } from './astro-log.ts';
import { displayOn, silentDisplay } from './display.ts';
import { warningLines } from './lines.ts';
import { createReport, type Report } from './report.ts';

/** What a command needs, so that its progress can be seen. */
export interface Watched extends Pick<Report, 'count' | 'enter' | 'file' | 'warn' | 'warnings'> {
  /** The setting of this name for Astro. */
  readonly logger: NonNullable<AstroInlineConfig['logger']>;
  /** Must be called with what the checks have counted. */
  readonly onChecked: (counts: FileCounts) => void;
  /** Prints a message at once. */
  readonly say: (message: string) => void;
}

/** What a command has done. */
export interface Results {
  readonly counts: FileCounts;
  readonly pages: number;
  readonly warnings: readonly string[];
}

/**
 * What is shown while a command runs: the stages of a build, all messages of Astro, or nothing.
 * Warnings and errors are shown in all three.
 */
export type Shown = 'stages' | 'all messages' | 'nothing';

/** Runs a command, shows its progress, and then each of its warnings once. */
export async function withProgress(
  shown: Shown,
  run: (watched: Watched) => Promise<void>,
): Promise<Results> {
  const isVerbose = shown === 'all messages';
  const display = shown === 'stages' ? displayOn(process.stdout, process.env) : silentDisplay;
  // Astro itself prints the errors among all messages.
  const report = createReport(display, isVerbose ? () => {} : console.error);
  let counts: FileCounts | undefined;
  const stopReading = readLog(report.read);
  try {
    await run({
      ...report,
      logger: loggerSettings(isVerbose),
      onChecked(counted) {
        counts = counted;
        report.count(counted.files);
      },
      file(path) {
        if (isVerbose) console.log(`├─ ${path}`);
        report.file(path);
      },
      say(message) {
        display.clear();
        console.log(message);
      },
    });
    report.end();
  } finally {
    stopReading();
    display.clear();
    printWarnings([...report.warnings]);
  }
  if (!counts) throw new TypeError('the checks did not run');
  return { counts, pages: report.pages(), warnings: [...report.warnings] };
}

/** Prints a list of warnings, unless it is empty. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const { title, list } = warningLines(warnings);
  console.log(`\n${styleText('yellow', title)}\n${list}`);
}
