import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type MayAsk, requestPublic, type SiteForTexts } from 'daymark/texts';
import { pathOf, withoutSize } from '../export/addresses.ts';
import type { Export } from '../export/export.ts';
import { leadsOut } from '../export/export-files.ts';
import { IMPORT, writeWhole } from '../record/import-folder.ts';

/*
 * Finds the pictures and other files that texts name: in the export, in a folder that the owner gives,
 * or at their addresses. The content of a file decides its kind, never its name.
 */

export interface MediaOptions {
  /** A folder with the files of the other site, such as a copy of `wp-content/uploads`. */
  folder?: string | undefined;
  /** Whether to fetch the files that the export and the folder do not contain. */
  isFetching: boolean;
  /** Whether to fetch nothing, and only report the files that would be fetched. */
  isDry: boolean;
  signal?: AbortSignal | undefined;
  /** Returns whether a connection to an address, such as "192.0.2.7", is allowed: by default, a public one. */
  isAllowed?: MayAsk | undefined;
}

/** A file, or the reason why it is missing. */
export type Found =
  | { kind: 'picture' | 'file'; data: Uint8Array; ending: string }
  | { kind: 'missing'; reason: string }
  /** In a dry run: the file would be fetched. */
  | { kind: 'fetchable' };

/** Finds a file by its address in a text, whose file in the export is `from`. */
export type FindMedia = (address: string, from?: string) => Promise<Found>;

/** Limits for fetching: bytes per file, bytes in total, number of files. */
const MAX_BYTES = 50_000_000;
const MAX_TOTAL_BYTES = 20_000_000_000;
const MAX_FILES = 50_000;
const MAX_REDIRECTS = 5;
/** The seconds for which a server may send nothing, and the seconds that a whole file may take. */
const SILENCE = 20;
const WHOLE = 300;

/**
 * The types of files that a page may offer: the extensions, and the beginning of the content.
 * `readPicture` recognises pictures.
 */
const FILES: readonly (readonly [endings: RegExp, content: RegExp | string])[] = [
  [/^\.pdf$/, '%PDF-'],
  [/^\.(?:epub|zip|docx|xlsx|pptx|odt|ods)$/, 'PK\x03\x04'],
  [/^\.mp3$/, /^ID3|^\xff[\xe0-\xff]/],
  [/^\.ogg$/, 'OggS'],
  [/^\.wav$/, 'RIFF'],
  [/^\.flac$/, 'fLaC'],
  [/^\.(?:m4a|mp4)$/, /^.{4}ftyp/s],
  [/^\.webm$/, '\x1a\x45\xdf\xa3'],
  [/^\.vtt$/, /^(?:\xef\xbb\xbf)?WEBVTT/],
];

/**
 * Creates a function that finds files. The function keeps fetched files in a folder of `import/`,
 * so that the run after an interruption need not fetch them again.
 * @param root the site's folder
 */
export function mediaFinder(
  source: Pick<Export, 'media' | 'url'>,
  readPicture: SiteForTexts['readPicture'],
  root: string,
  { folder, isFetching, isDry, signal, isAllowed }: MediaOptions,
): FindMedia {
  let files = 0;
  let bytes = 0;

  /** Returns a file from the web. An earlier run may have fetched the file already. */
  async function fetched(url: URL): Promise<Uint8Array | Found> {
    const name = createHash('sha256').update(url.href).digest('hex').slice(0, 40);
    const file = join(IMPORT, 'fetched', name);
    const kept = await readFile(join(root, file)).catch(() => undefined);
    if (kept) return kept;
    if (isDry) return { kind: 'fetchable' };
    if (files >= MAX_FILES || bytes >= MAX_TOTAL_BYTES)
      return missing(`more than ${MAX_FILES} files or 20 GB in one run`);
    files += 1;
    try {
      const data = await fetchFile(url, isAllowed, signal);
      bytes += data.length;
      await writeWhole(root, file, data);
      return data;
    } catch (error) {
      signal?.throwIfAborted();
      return missing(error instanceof Error ? error.message : String(error));
    }
  }

  return async (address, from) => {
    const [, embedded] = /^data:[^,]*;base64,(.*)$/s.exec(address) ?? [];
    if (embedded) return kindOf(Buffer.from(embedded, 'base64'), '', readPicture);
    for (const candidate of sizesOf(address)) {
      const data =
        (await source.media?.(candidate, from)) ?? (folder && (await inFolder(folder, candidate)));
      if (data) return kindOf(data, candidate, readPicture);
    }
    const url = URL.parse(address, source.url || undefined);
    if (!url || !/^https?:$/.test(url.protocol)) return missing('not in the export');
    if (!isFetching) return missing('not in the export; --fetch or --media may bring it');
    let last: Found = missing('not fetched');
    for (const candidate of sizesOf(url.href)) {
      const data = await fetched(new URL(candidate));
      if (data instanceof Uint8Array) return kindOf(data, candidate, readPicture);
      last = data;
      if (data.kind === 'fetchable') break;
    }
    return last;
  };
}

const missing = (reason: string): Found => ({ kind: 'missing', reason });

/**
 * The parts of addresses that name a smaller copy of a picture, each with its replacement for the
 * full size: at Ghost and at Medium.
 */
const SMALLER: readonly (readonly [RegExp, string])[] = [
  [/(\/content\/images\/)size\/[wh\d]+\//, '$1'],
  [/^(https:\/\/(?:cdn-images-\d+|miro)\.medium\.com\/max\/)\d+\//, '$12560/'],
];

/**
 * Returns the addresses to try for a picture: the address of the full size, then the address of the
 * smaller copy in the text.
 */
function sizesOf(address: string): string[] {
  const full = SMALLER.reduce(
    (text, [small, large]) => text.replace(small, large),
    withoutSize(address),
  );
  return full === address ? [address] : [full, address];
}

/** Reads a file from a folder whose paths may begin at any segment of the path of the address. */
async function inFolder(folder: string, address: string): Promise<Uint8Array | undefined> {
  const root = await realpath(folder);
  const segments = pathOf(address)
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  for (let first = 0; first < segments.length; first += 1) {
    const path = join(...segments.slice(first));
    // Some programs write an é as two characters (e and an accent), in names as well as in addresses.
    for (const spelling of new Set([path, path.normalize('NFC'), path.normalize('NFD')])) {
      const real = await realpath(join(root, spelling)).catch(() => undefined);
      if (real === undefined || leadsOut(root, real)) continue;
      const found = await stat(real);
      if (found.isFile() && found.size <= MAX_BYTES * 20) return readFile(real);
    }
  }
  return undefined;
}

/** Recognises a picture or a file by its content. */
async function kindOf(
  data: Uint8Array,
  address: string,
  readPicture: SiteForTexts['readPicture'],
): Promise<Found> {
  const begin = Buffer.from(data.subarray(0, 100)).toString('latin1');
  const wanted = /\.\w+$/.exec(pathOf(address).toLowerCase())?.[0] ?? '';
  const [, content] = FILES.find(([endings]) => endings.test(wanted)) ?? [];
  const isWanted =
    typeof content === 'string' ? begin.startsWith(content) : content?.test(begin) === true;
  if (isWanted) return { kind: 'file', data, ending: wanted };
  const { ending, fault } = await readPicture(data);
  if (ending && !fault) return { kind: 'picture', data, ending };
  if (ending || !content) return missing(`a file ${fault ?? 'of an unknown kind'}`);
  return missing(`a file whose content is not that of a ${wanted.slice(1).toUpperCase()} file`);
}

/**
 * Fetches a file. Refuses names and redirects that lead to a machine in the owner's network.
 * @throws Error that says why there is no file
 */
async function fetchFile(
  start: URL,
  isAllowed: MayAsk | undefined,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(WHOLE * 1000);
  const ends = signal ? AbortSignal.any([signal, limit]) : limit;
  const headersSent = { accept: '*/*', 'user-agent': 'daymark-import' };
  const options = { headers: headersSent, signal: ends, timeout: SILENCE * 1000 };
  let url = new URL(start);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not fetched`);
    // Removes a name and a password from the address, because they are private.
    Object.assign(url, { username: '', password: '' });
    const response = await requestPublic(url, options, isAllowed);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      const next = URL.parse(headers.location, url);
      if (!next) throw new Error(`a redirect to ${headers.location}, which is no address`);
      url = next;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`${url.host} answered with status ${statusCode}`);
    }
    return bodyOf(response);
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

/**
 * Reads a response to its end.
 * @throws Error if the file is too large, or shorter than the host has announced
 */
async function bodyOf(response: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw new Error(`more than ${MAX_BYTES / 1_000_000} MB`);
    }
    parts.push(part);
  }
  const length = Number(response.headers['content-length'] ?? size);
  if (length !== size) throw new Error('the connection ended before the file did');
  return Buffer.concat(parts);
}
