import { hash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listFiles } from '../basics/files.ts';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings, isVariant } from '../http/encodings.ts';
import { fileHeaders, type Headers, isImmutable } from '../http/headers.ts';
import { type Policy, policyFinder, type SitePolicies } from '../http/policy.ts';
import {
  type Redirects,
  type Representation,
  type Route,
  type RouteFinder,
  redirectFinder,
} from '../http/routes.ts';
import { aliasedBy, isPage, rootFolder, type SiteFolder, urlOf } from '../http/urls.ts';

/** The uncompressed file, and each compressed variant. */
const variants = [{ name: undefined, suffix: '' }, ...encodings];

/** A file of a site that is not a compressed variant of another. */
interface FoundFile {
  /** The path from the folder of the site. */
  readonly file: string;
  readonly policy: Policy | undefined;
  /** The suffixes of the compressed variants that exist. */
  readonly suffixes: readonly string[];
}

/**
 * Finds the routes of a site. A large site has hundreds of thousands of files, so the index keeps only
 * names, sizes and times, and makes the route of a file when it is first requested.
 */
export class SiteIndex implements RouteFinder<StoredFile> {
  readonly #root: string;
  readonly #redirects: ReturnType<typeof redirectFinder>;
  /** The numbers of the files by URL path. */
  readonly #numbers = new Map<string, number>();
  readonly #files: string[] = [];
  readonly #policies: (Policy | undefined)[] = [];
  /** For each file, the size of every variant; -1 if the variant does not exist. */
  readonly #sizes: number[] = [];
  readonly #times: number[] = [];
  readonly #headersOf: ReturnType<typeof shareHeaders>;
  readonly #routes = new Map<number, Route<StoredFile>>();

  constructor(root: string, redirects: Redirects, folders = rootFolder) {
    this.#root = root;
    this.#headersOf = shareHeaders(folders);
    this.#redirects = redirectFinder(redirects);
  }

  add({ file, policy, suffixes }: FoundFile): void {
    const number = this.#files.push(file) - 1;
    this.#numbers.set(urlOf(file), number);
    this.#policies.push(policy);
    let isLarge = false;
    for (const { name, suffix } of variants) {
      const exists = name === undefined || suffixes.includes(suffix);
      const state = exists ? stateOf(this.#root, file + suffix) : undefined;
      this.#sizes.push(state?.size ?? -1);
      this.#times.push(state?.modified ?? 0);
      isLarge ||= state !== undefined && state.size > LARGE;
    }
    if (isLarge) this.#open(number);
  }

  get(path: string, query = ''): Route<StoredFile> | undefined {
    const byQuery = this.#redirects.byQuery(path, query);
    if (byQuery) return byQuery;
    const number = this.#numbers.get(path);
    if (number !== undefined) return this.#routes.get(number) ?? this.#open(number);
    const byPath = this.#redirects.byPath(path);
    if (byPath) return byPath;
    const to = aliasedBy(path).find((url) => this.#numbers.has(url));
    return to === undefined ? undefined : { kind: 'redirect', to };
  }

  /** Makes the route of a file, and keeps it with the ETags that it computes. */
  #open(number: number): Route<StoredFile> {
    const file = this.#files[number] ?? '';
    const headers = this.#headersOf(file, this.#policies[number]);
    const stored = variants.flatMap(({ name, suffix }, variant) => {
      const state = this.#stateAt(number * variants.length + variant);
      return state ? [new StoredFile(this.#root, file + suffix, state, name)] : [];
    });
    const [identity, ...encoded] = stored;
    if (!identity) throw new Error(`${file} has no state.`);
    const route = { kind: 'file', file: { headers, identity, encoded } } as const;
    this.#routes.set(number, route);
    return route;
  }

  #stateAt(index: number): FileState | undefined {
    const size = this.#sizes[index] ?? -1;
    return size < 0 ? undefined : { size, modified: this.#times[index] ?? 0 };
  }
}

/**
 * Flags to read a file without following a symlink and without waiting for the writer of a FIFO,
 * because four such waits would occupy Node's whole thread pool. Windows lacks the last two flags,
 * which then count as 0.
 */
export const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * The size in bytes above which the hash of a file is computed when the site is read, because computing
 * it during a request would delay other requests.
 */
const LARGE = 2 ** 20;

/** The properties of a file by which the server finds out whether the file has changed. */
interface FileState {
  readonly size: number;
  /** The modification time in milliseconds since 1970. */
  readonly modified: number;
}

/** Returns the current state of a file. */
function stateOf(root: string, file: string): FileState {
  const { size, mtimeMs: modified } = statSync(join(root, file));
  return { size, modified };
}

/** A file in one encoding, as it was when the site was read. */
export class StoredFile implements Representation {
  readonly file: string;
  readonly encoding?: Encoding;
  readonly #root: string;
  readonly #state: FileState;
  #etag?: string;

  constructor(root: string, file: string, state: FileState, encoding?: Encoding) {
    this.file = file;
    this.#root = root;
    if (encoding) this.encoding = encoding;
    this.#state = state;
    if (state.size > LARGE) void this.etag;
  }

  get size(): number {
    return this.#state.size;
  }

  /** The path on the disk. */
  get path(): string {
    return join(this.#root, this.file);
  }

  /**
   * A hash of the bytes as sent, so the ETag is strong and differs between encodings. The ETag is
   * computed at its first use, because the hashes of all files of a large site would delay the start.
   * @throws when the file has changed since the site was read
   */
  get etag(): string {
    this.#etag ??= `"${hash('sha256', this.#read(), 'base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  #read(): Buffer {
    const descriptor = openSync(this.path, flags);
    try {
      this.refuseChange(fstatSync(descriptor));
      return readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Throws when the file has changed since the site was read, because its headers would be wrong. */
  refuseChange(found: Stats): void {
    if (!found.isFile()) throw new Error(`${this.path} is no longer a regular file.`);
    const { size, modified } = this.#state;
    if (found.size !== size || found.mtimeMs !== modified)
      throw new Error(
        `${this.path} has changed since the server read it. Send SIGHUP to the server, or restart it.`,
      );
  }
}

/**
 * Returns a function that returns the headers of a file, and the same object for the same headers.
 * A large site has a few sets of headers, which would take a kilobyte for each page.
 */
export function shareHeaders(
  folders: readonly SiteFolder[],
): (file: string, policy: Policy | undefined) => Headers {
  const known = new Map<string, Headers>();
  return (file, policy) => {
    const headers = fileHeaders(file, policy, folders);
    const key = JSON.stringify(headers);
    const first = known.get(key) ?? headers;
    known.set(key, first);
    return first;
  };
}

/**
 * Reads the files of a built site one by one.
 * @throws when `policies` has no CSP for a page, because the page would be sent without protection.
 */
function* filesOf(
  root: string,
  policies: SitePolicies,
  folders: readonly SiteFolder[],
  isRead: (file: string) => boolean = () => true,
): Generator<FoundFile> {
  const files = new Set(listFiles(root));
  const policyOf = policyFinder(policies, folders);
  for (const file of files) {
    if (isVariant(file, files) || !isRead(file)) continue;
    const url = urlOf(file);
    const policy = isPage(file) ? policyOf(url) : undefined;
    if (isPage(file) && !policy)
      throw new Error(`policy.json has no entry for ${url} (${file}). Build the site again.`);
    const { compressible } = typeOf(file);
    const suffixes = encodings.flatMap(({ suffix }) =>
      compressible && files.has(file + suffix) ? suffix : [],
    );
    yield { file, policy, suffixes };
  }
}

/** A file of a built site, as configurations of other servers need it. */
export interface PublishedFile {
  readonly file: string;
  readonly url: string;
  readonly headers: Headers;
  /** The suffixes of the compressed variants that exist. */
  readonly suffixes: readonly string[];
}

/**
 * Reads the names of the files of a built site.
 * @throws when `policies` has no CSP for a page.
 */
export function publishedFiles(
  root: string,
  policies: SitePolicies,
  folders = rootFolder,
): PublishedFile[] {
  const headersOf = shareHeaders(folders);
  return [...filesOf(root, policies, folders)].map(({ file, policy, suffixes }) => ({
    file,
    url: urlOf(file),
    headers: headersOf(file, policy),
    suffixes,
  }));
}

/** The duration of a slice in milliseconds, the maximum time that a request waits for it. */
const SLICE = 5;

/** Adds files to an index, and yields to the event loop between slices of work. */
async function fill(index: SiteIndex, files: Iterable<FoundFile>): Promise<SiteIndex> {
  let begun = performance.now();
  for (const file of files) {
    index.add(file);
    if (performance.now() - begun < SLICE) continue;
    await nextTurn();
    begun = performance.now();
  }
  return index;
}

/**
 * Reads a built site once, and yields to the event loop, because reading a large site takes seconds.
 * The server looks requests up in the result, so that no request ever becomes a path on the disk.
 * @throws when `policies` has no CSP for a page.
 */
export async function readIndex(
  root: string,
  policies: SitePolicies,
  redirects: Redirects,
  folders = rootFolder,
): Promise<SiteIndex> {
  const index = new SiteIndex(root, redirects, folders);
  return fill(index, filesOf(root, policies, folders));
}

/** Reads the files of a built site that browsers cache forever. */
export async function readAssets(root: string, folders = rootFolder): Promise<SiteIndex> {
  const isRead = (file: string) => isImmutable(urlOf(file), folders);
  return fill(new SiteIndex(root, {}, folders), filesOf(root, [], folders, isRead));
}
