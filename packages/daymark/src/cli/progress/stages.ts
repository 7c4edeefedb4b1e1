import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerMessage } from 'astro';

/** What a message of Astro or of an integration says about the progress of a build. */
export interface Step {
  /** The stage that the build is in, as owners see it. */
  readonly stage: string;
  /** Whether the message is about one more file of the stage. */
  readonly isFile: boolean;
  /** The number of files of the stage, if the message contains it. */
  readonly files: number | undefined;
}

interface Rule {
  /** The label of the message. */
  readonly label: string | null;
  /** Matches the message. The first group is the number of files. */
  readonly text: RegExp;
  readonly stage: string;
}

export const FIRST_STAGE = 'Checks';
export const PAGES = 'Pages';

/** The label of a message about one file. */
const FILE = null;

const rules: readonly Rule[] = [
  { label: 'build', text: /^Building \w+ entrypoints/, stage: 'Scripts and styles' },
  { label: 'SKIP_FORMAT', text: /^generating static routes/, stage: PAGES },
  { label: FILE, text: /^├─ \/.*\.html$/, stage: PAGES },
  { label: FILE, text: /^├─ \/pagefind\//, stage: 'Search' },
  { label: FILE, text: /^├─ \/social\//, stage: 'Social images' },
  { label: FILE, text: /^├─ \//, stage: 'Feeds and other files' },
  { label: 'checks', text: /^optimizing (\d+) files/, stage: 'Pictures' },
  { label: 'publish', text: /^compressing/, stage: 'Compression' },
  { label: 'publish', text: /(\d+) compressed files/, stage: 'Compression' },
  { label: 'hosts', text: /^writing/, stage: 'Files for hosts' },
  { label: 'hosts', text: /^(\d+) files/, stage: 'Files for hosts' },
];

/** Stages whose files Astro writes in any order, so that the build enters each of them often. */
const RENDERING = new Set([PAGES, 'Search', 'Social images', 'Feeds and other files']);

/** Returns whether a build may return from the second stage to the first. */
export const areInterleaved = (one: string, other: string): boolean =>
  one === other || (RENDERING.has(one) && RENDERING.has(other));

/** Returns what a message says about the progress; undefined if it says nothing. */
export function stepOf({
  label,
  message,
}: Pick<AstroLoggerMessage, 'label' | 'message'>): Step | undefined {
  const text = stripVTControlCharacters(message).trim();
  for (const { stage, ...rule } of rules) {
    const match = rule.label === label && rule.text.exec(text);
    if (match) return { stage, isFile: label === FILE, files: match[1] ? +match[1] : undefined };
  }
  return undefined;
}
