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
import type { Encoding } from '../http/encodings.ts';
import type { Representation } from '../http/routes.ts';

/**
 * Flags to read a file without following a symlink and without waiting for the writer of a FIFO,
 * because four such waits would occupy Node's whole thread pool. Windows lacks the last two flags,
 * which then count as 0.
 */
export const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * The size in bytes above which the hash of a file is computed when the site is read, because it
 * would delay other requests.
 */
export const LARGE = 2 ** 20;

/** What shows that a file has not changed. */
export interface FileState {
  readonly size: number;
  /** The modification time in milliseconds since 1970. */
  readonly modified: number;
}

/** Reads the state of a file of the site in the folder `root`. */
export function stateOf(root: string, file: string): FileState {
  const { size, mtimeMs: modified } = statSync(join(root, file));
  return { size, modified };
}

/**
 * A file in one encoding, as it was when the site was read. Without a state, it is read when it is
 * first needed.
 */
export class StoredFile implements Representation {
  readonly file: string;
  readonly encoding?: Encoding;
  readonly #root: string;
  #state: FileState | undefined;
  #etag?: string;

  constructor(root: string, file: string, state?: FileState, encoding?: Encoding) {
    this.file = file;
    this.#root = root;
    if (encoding) this.encoding = encoding;
    this.#state = state;
    if (state && state.size > LARGE) void this.etag;
  }

  get #known(): FileState {
    this.#state ??= stateOf(this.#root, this.file);
    return this.#state;
  }

  get size(): number {
    return this.#known.size;
  }

  /** The path on the disk. */
  get path(): string {
    return join(this.#root, this.file);
  }

  /**
   * A hash of the bytes as sent, so the ETag is strong and differs between encodings. It is computed
   * at its first use, because the hashes of all files of a large site would delay the start.
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
    const { size, modified } = this.#known;
    if (found.size !== size || found.mtimeMs !== modified)
      throw new Error(
        `${this.path} has changed since the server read it. Send SIGHUP to the server, or restart it.`,
      );
  }
}
