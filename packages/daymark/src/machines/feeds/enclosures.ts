import { statSync } from 'node:fs';
import { join } from 'node:path';
import { divideAtEmbeds } from '../../content/embeds/embed.ts';
import { existingPath, fileNameOf } from '../../content/pictures/picture-file.ts';
import { typeOf } from '../../http/content-type.ts';
import { durationOf } from './duration.ts';

/** A recording of an article, which programs for podcasts play. */
export interface Enclosure {
  /** The absolute URL of the file. */
  url: string;
  title: string;
  /** The media type: "audio/mpeg". */
  type: string;
  bytes: number;
  /** The duration, if the file contains it. */
  seconds?: number | undefined;
}

/**
 * Returns the sound files of an article, in the order of the text. Only the live preview shows articles whose
 * files are missing.
 * @param html the HTML of the article, with placeholders for recordings
 * @param page the absolute URL of the article
 * @param root the path of the site on its host
 */
export const enclosuresIn = (html: string, page: string, root: string): Enclosure[] =>
  divideAtEmbeds(html).flatMap((part) => {
    if (typeof part === 'string' || part.kind !== 'audio') return [];
    const { src, title } = part;
    const file = existingPath(join('public', fileNameOf(src.slice(root.length)) ?? ''));
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return [];
    const url = new URL(src, page).href;
    return [{ url, title, type: typeOf(file).type, bytes, seconds: durationOf(file) }];
  });
