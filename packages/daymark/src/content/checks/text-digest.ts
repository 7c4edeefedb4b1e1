import { hash } from 'node:crypto';
import type { Picture } from '../texts.ts';
import type { ReadText } from './text-reader.ts';

/** Returns a hash that changes when the file, its HTML or its cover changes, and only then. */
export function textDigest(
  { file, sourceDigest, htmlDigest }: Pick<ReadText, 'file' | 'sourceDigest' | 'htmlDigest'>,
  cover: Picture | undefined,
): string {
  // The path of the cover contains a hash of the picture.
  return hash('sha256', [file, sourceDigest, htmlDigest, cover?.src].join('\n'));
}
