import { decoded } from '../markdown/links.ts';

/* What the address of a file says: its path, its name, and by its ending what it shows. */

/** Match the paths of files that pages show. Other files are only offered. */
export const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp|heic)$/i;
export const SOUND_FILE = /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)$/i;
export const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov|avi|wmv|flv)$/i;

/** Returns an address without its query and its anchor. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Returns an address without the size that WordPress adds to the names of smaller copies of a picture. */
export const withoutSize = (address: string): string =>
  address.replace(/-(?:\d{2,5}x\d{2,5}|scaled)(?=\.\w+(?:[?#].*)?$)/s, '');

/** Returns the name of the file, with its ending. */
export const fileNameOf = (address: string): string =>
  decoded(withoutQuery(address).split('/').at(-1) ?? '');
