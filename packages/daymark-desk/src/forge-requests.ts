import { addressesOf, type DeskSettings, foundIn, savedTexts } from './forge.ts';
import { inner, inOuterForm } from './format.ts';
import { mergeText } from './merge-text.ts';
import { type DeskPath, deskPaths, newPath } from './paths.ts';

/*
 * The requests of Sveltia CMS to a forge. Sveltia sees each text as a folder, as the desk shows texts
 * (paths.ts), so that paths are translated in both directions. Before a save, the text is compared with
 * the one in the repository: changes that somebody else has made meanwhile stay.
 */

/** What the requests need to know. */
interface ForgeOptions {
  desk: DeskSettings;
  /** The folders of texts: "content/articles". */
  folders: readonly string[];
  /** Sends a request. */
  send: typeof fetch;
  /** Returns the text of the file that was opened, and from which a saved text was made. */
  openedAs: (saved: string) => string | undefined;
  /** Whether the front matter of a text can be read. */
  isReadable: (path: string, text: string) => boolean;
  /** Shows two versions of a text that disagree, and returns whether the author saves the own one. */
  choosesOwn: (path: string, own: string, found: string) => Promise<boolean>;
}

type Json = Record<string, unknown>;
type Change = (path: string) => string;

/** Creates what replaces `fetch` for Sveltia. Requests to other hosts fail without being sent. */
export function forgeRequests(options: ForgeOptions): typeof fetch {
  const { desk, send } = options;
  const forge = new URL(addressesOf(desk).api).origin;
  const paths = repositoryPaths(options.folders);
  /** What was last saved to a path, and from which text. */
  const saved = new Map<string, { opened: string; own: string }>();

  /** Keeps in the texts of a request what somebody else has changed since they were opened. */
  async function withOthers(url: string, body: Json, headers: Headers) {
    const texts: (readonly [string, { opened: string; own: string }])[] = [];
    for (const { path, from, text, read, change } of savedTexts(desk, url, body)) {
      const found =
        (await find(read(path), headers)) ?? (from && (await find(read(from), headers)));
      const own = inner(text);
      const opened = inner(options.openedAs(text) ?? '');
      texts.push([path, { opened, own }]);
      if (!found) continue;
      const theirs = inner(found.text);
      // After a save, the form still has the text that was opened first.
      const last = saved.get(path);
      const base = last?.opened === opened ? last.own : opened;
      const isMine = theirs === opened || theirs === base;
      const merged = isMine ? own : await mergedVersion(path, base, own, theirs);
      change(inOuterForm(found.text, `${merged}\n`), found);
    }
    return texts;
  }

  async function find({ url, accept }: { url: string; accept: string }, headers: Headers) {
    const authorization = headers.get('Authorization') ?? '';
    const response = await send(url, {
      headers: { Authorization: authorization, Accept: accept },
      cache: 'no-store',
    });
    if (response.ok) return foundIn(await response.bytes(), accept);
    if (response.status === 404) return undefined;
    throw new Error(
      `Nothing is saved: expected the text from ${new URL(url).host}; found an answer with status ${response.status}. Your text is still in the form. Try again later`,
    );
  }

  async function mergedVersion(path: string, base: string, own: string, theirs: string) {
    // Where both have changed the same lines, each order keeps the lines of another version.
    const [ours, other] = [mergeText(theirs, base, own), mergeText(own, base, theirs)];
    const isReadable = options.isReadable(path, ours);
    if (ours === other && isReadable) return ours;
    const shown = isReadable ? ours : own;
    if (await options.choosesOwn(path, shown, theirs)) return shown;
    throw new Error('Nothing is saved. Your text is still in the form');
  }

  return async (input, init = {}) => {
    const asked = new URL(String(input), desk.host);
    if (!/^https?:$/.test(asked.protocol) || asked.origin === desk.host) return send(input, init);
    if (asked.origin !== forge)
      throw new TypeError(`${asked.origin}: the desk sends requests to its forge alone`);
    const url = inAddress(asked.href, paths.toFile);
    const headers = new Headers(init.headers);
    const { query, ...rest }: Json = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const body = changed(rest, paths.toFile) as Json;
    if (typeof query === 'string') body.query = inQuery(query, paths.toFile);
    const texts = await withOthers(url, body, headers);
    const content = typeof init.body === 'string' && { body: JSON.stringify(body) };
    const response = await send(url, { ...init, ...content });
    if (!/json/.test(headers.get('Accept') ?? '')) return response;
    const text = await response.text();
    if (!/^\s*[[{]/.test(text)) return new Response(text === '' ? null : text, response);
    const answer: unknown = JSON.parse(text);
    if (response.ok && !Object(answer).errors)
      for (const [path, versions] of texts) saved.set(path, versions);
    const isFirst =
      (asked.searchParams.get('page') ?? '1') === '1' && !Object(body.variables).cursor;
    paths.learn(blobsIn(answer), isFirst);
    return new Response(JSON.stringify(changed(answer, paths.toShown)), response);
  };
}

/** Opens the paths of a repository, which the forge lists in one response or in several. */
function repositoryPaths(folders: readonly string[]) {
  let files: string[] = [];
  let known: DeskPath[] = [];
  const shownOf = new Map<string, string>();
  const fileOf = new Map<string, string>();

  function add(...added: readonly DeskPath[]): void {
    known.push(...added);
    for (const { shown, file } of added) {
      shownOf.set(file, shown);
      fileOf.set(shown, file);
    }
  }

  /** Returns the folder of a file. The folder of a further language is in another one. */
  const folderOf = (path: string) => folders.findLast((folder) => path.startsWith(`${folder}/`));

  return {
    learn(found: readonly string[], isFirst: boolean): void {
      if (found.length === 0) return;
      files = isFirst ? [...found] : [...files, ...found];
      known = [];
      const own = Map.groupBy(files, folderOf);
      // A forge does not say which text mentions a picture in the same folder, so it has its own path.
      for (const folder of folders) add(...deskPaths(folder, own.get(folder) ?? [], () => false));
    },
    /** Returns the path in the desk of a path in the repository. */
    toShown(file: string): string {
      const shown = shownOf.get(file);
      const folder = folderOf(file);
      if (shown !== undefined || folder === undefined || !file.endsWith('.md'))
        return shown ?? file;
      add(...deskPaths(folder, [file], () => false));
      return shownOf.get(file) ?? file;
    },
    /** Returns the path in the repository of a path in the desk. */
    toFile(shown: string): string {
      const file = fileOf.get(shown);
      const folder = folderOf(shown);
      const added = file ?? (folder && newPath(folder, shown, known));
      if (file !== undefined || added === undefined || added === shown) return added ?? shown;
      if (files.includes(added))
        throw new Error(
          `${added}: expected no file with this name; found one. Give your file another name, and add it again`,
        );
      add({ shown, file: added });
      return added;
    },
  };
}

/** Returns the paths of the files in the list of a repository. */
function blobsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blobsIn);
  const { type, path } = Object(value);
  if (type === 'blob' && typeof path === 'string') return [path];
  return typeof value === 'object' && value ? Object.values(value).flatMap(blobsIn) : [];
}

/** Changes the paths in JSON, and leaves out the pictures of people, which are on other hosts. */
function changed(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      /^avatar_?url$/i.test(name) ? '' : changed(own, change),
    ]),
  );
}

/** Changes the paths in a query of GraphQL. Some are behind the name of a branch. */
const inQuery = (query: string, change: Change) =>
  query.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const [, branch = '', path = ''] = /^([^:]*:)?(.*)$/s.exec(JSON.parse(literal)) ?? [];
    return JSON.stringify(branch + change(path));
  });

/** Changes the path in an address. Some forges expect slashes in it encoded. */
const inAddress = (url: string, change: Change) =>
  url.replace(/(?<=[/=])(?:content|pages)(?:\/[^?&]+|%2F[^/?&]+)/gi, (encoded) => {
    const path = decodeURIComponent(encoded);
    const file = change(path);
    if (file === path) return encoded;
    const segments = encoded.includes('/') ? file.split('/') : [file];
    return segments.map(encodeURIComponent).join('/');
  });
