import { DeployError } from './target.ts';

/** Webspace: a folder on a server that stores files and runs no commands. */
export interface WebspaceAddress {
  /** The address as in messages: `sftp://user@host/path`. */
  readonly name: string;
  readonly protocol: 'sftp' | 'ftps';
  readonly user: string;
  /** The host name or the IP address, an IPv6 address without brackets. */
  readonly host: string;
  /** Absent for the usual port of the protocol. */
  readonly port?: number;
  /** The folder: absolute, or relative to the folder in which a login begins (then without `/`). */
  readonly folder: string;
}

/** A file or a folder at a webspace. */
interface Entry {
  readonly isFolder: boolean;
  /** In bytes. */
  readonly size: number;
}

/** The entries of a folder by name. */
export type Listing = ReadonlyMap<string, Entry>;

/**
 * Returns a listing. Entries with the same name get the size -1, because a name with a line feed can
 * fake an entry.
 */
export function listingOf(entries: readonly (Entry & { readonly name: string })[]): Listing {
  const found = new Map<string, Entry>();
  for (const { name, isFolder, size } of entries)
    found.set(name, { isFolder, size: found.has(name) ? -1 : size });
  return found;
}

/**
 * A connection to a webspace. Paths are relative to the folder of the address. Each method rejects
 * with a DeployError that contains the reason of the server.
 */
export interface Webspace {
  /** Lists a folder, which must exist; `''` is the folder of the address. */
  list(folder: string): Promise<Listing>;
  /** Copies a file of the webspace to this machine. */
  download(path: string, file: string): Promise<void>;
  /** Copies a file of this machine to the webspace. All users of the server may read the copy. */
  upload(file: string, path: string): Promise<void>;
  /** Renames a file. An existing file at the new path is replaced if the server can do so. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>;
  close(): void;
}

/** Whether a target is a URL, such as the address of a webspace. */
export const isUrl = (target: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(target);

const FORM = 'sftp://user@host/path or ftps://user@host/path, with :port after the host if needed';

/**
 * Reads the address of a webspace. The path begins at the root of the server; `/~/site` is relative
 * to the folder in which a login begins.
 * @throws DeployError for another URL. The message never contains a password.
 */
export function readWebspaceAddress(target: string): WebspaceAddress {
  const [, protocol = '', login = '', place = ''] =
    /^([^:]*):\/\/(?:([^/]*)@)?(.*)/s.exec(target) ?? [];
  const [user = '', ...password] = login.split(':');
  if (password.length > 0)
    throw new DeployError(
      `Target ${protocol}://${user}@…: expected no password in the address, because other users of this machine could read it; found one. Put it into the environment variable DAYMARK_DEPLOY_PASSWORD, or type it when the deploy asks.`,
    );
  if (protocol === 'ftp')
    throw new DeployError(
      `Target ${target}: expected sftp:// or ftps://; found ftp://, which sends the password and the pages without encryption. Ask your host for the address of SFTP or FTPS.`,
    );
  const [, bracketed, plain = '', digits, path = ''] =
    /^(?:\[([\da-f:.]+)\]|([\p{L}\d][\p{L}\d._-]*))(?::(\d{1,5}))?(\/.*)$/isu.exec(place) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  const folder = decode(path);
  const name = decode(user);
  const isPort = digits === undefined || (port > 0 && port <= 65_535);
  const isKnown = protocol === 'sftp' || protocol === 'ftps';
  if (!isKnown || !name || !host || !isPort || !folder || /[\p{Cc}"\\]/u.test(name))
    throw new DeployError(`Target: expected ${FORM}; found ${JSON.stringify(target)}.`);
  if (/\p{Cc}/u.test(folder))
    throw new DeployError(
      `Target ${JSON.stringify(target)}: expected a path without control characters.`,
    );
  return {
    name: target,
    protocol,
    user: name,
    host,
    ...(digits !== undefined && { port }),
    folder:
      folder === '/~' ? '.' : folder.replace(/^\/~\/+/, '').replace(/(?<=[^/]|^\/)\/+$/, '') || '.',
  };
}

/** Decodes percent-encoded text, such as `%40`; empty if the encoding is wrong. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
