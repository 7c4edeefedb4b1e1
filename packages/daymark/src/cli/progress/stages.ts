import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerMessage } from 'astro';

/** What a message of Astro says about the progress of a build. */
interface Step {
  /** The stage that the build is in, as owners see it. */
  readonly stage: string;
  /** Whether the message is about one more file of the stage. */
  readonly isFile: boolean;
}

export const FIRST_STAGE = 'Checks';
export const PICTURES = 'Pictures';
export const SEARCH = 'Search';
export const PAGES = 'Pages';

/** The stages after the pages, in order. */
export const COMPRESSION = 'Compression';
export const HOSTS = 'Files for hosts';

/** The label of Astro's messages about one file, and the beginning of the messages. */
const FILE = null;
const FILE_MARK = '├─ ';

/** Returns the stage in which a build writes the file at a URL path. */
export function stageOfFile(path: string): string {
  if (path.endsWith('.html')) return PAGES;
  if (path.startsWith('/pagefind/')) return SEARCH;
  return path.startsWith('/social/') ? 'Social images' : 'Feeds and other files';
}

/** Stages whose files the build writes in any order, so that the build enters each of them often. */
const RENDERING = new Set([PAGES, SEARCH, 'Social images', 'Feeds and other files']);

/** Returns whether a build may return from the second stage to the first. */
export const areInterleaved = (one: string, other: string): boolean =>
  one === other || (RENDERING.has(one) && RENDERING.has(other));

/** Returns what a message says about the progress; undefined if it says nothing. */
export function stepOf({
  label,
  message,
}: Pick<AstroLoggerMessage, 'label' | 'message'>): Step | undefined {
  const text = stripVTControlCharacters(message).trim();
  if (label === 'build' && /^Building \w+ entrypoints/.test(text))
    return { stage: 'Scripts and styles', isFile: false };
  if (label === FILE && text.startsWith(`${FILE_MARK}/`))
    return { stage: stageOfFile(text.slice(FILE_MARK.length)), isFile: true };
  return undefined;
}
