import type { CmsConfig } from '@sveltia/cms';

/*
 * The forges on which the repository of a site may be: how Sveltia CMS is configured for them, and
 * what the requests with which Sveltia saves texts contain.
 */

/** Where the desk reads and writes the texts of a site: the settings `desk`. */
export interface DeskSettings {
  forge: 'github' | 'gitlab' | 'forgejo';
  /** The owner and the name: "stillpoint/site". */
  repository: string;
  branch: string;
  /** The origin of the desk: "https://desk.stillpoint.example". */
  host: string;
  /** The address of the forge, if it is not the usual one. */
  server?: string | undefined;
  /** The id of an application on GitLab or Forgejo, for a sign-in without a token. */
  app?: string | undefined;
  /** The address of a worker for a sign-in on GitHub without a token. */
  signIn?: string | undefined;
  /** Whether each change waits in a pull request. */
  review: boolean;
}

type Backend = CmsConfig['backend'];

const USUAL = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  forgejo: 'https://codeberg.org',
};

/** Returns the address of a forge, and the beginning of the addresses of its API. */
export function addressesOf({ forge, server }: DeskSettings): { server: string; api: string } {
  const own = server ?? USUAL[forge];
  if (own === USUAL.github) return { server: own, api: 'https://api.github.com' };
  return { server: own, api: `${own}/api/${{ github: 'v3', gitlab: 'v4', forgejo: 'v1' }[forge]}` };
}

/** Returns the backend of Sveltia CMS for the repository of a site. */
export function backendOf(desk: DeskSettings): Backend {
  const { server, api } = addressesOf(desk);
  const common = {
    repo: desk.repository,
    branch: desk.branch,
    api_root: api,
    auth_methods: [...((desk.app ?? desk.signIn) ? (['oauth'] as const) : []), 'token' as const],
  };
  if (desk.forge === 'github')
    return { ...common, name: 'github', ...(desk.signIn && { base_url: desk.signIn }) };
  const application = { base_url: server, ...(desk.app && { app_id: desk.app }) };
  return desk.forge === 'gitlab'
    ? { ...common, ...application, name: 'gitlab', auth_type: 'pkce' }
    : { ...common, ...application, name: 'gitea' };
}

/** A text in a request that saves it. */
interface SavedText {
  path: string;
  /** The path that the text had before, if the request renames it. */
  from?: string | undefined;
  text: string;
  /** Returns the request that reads a text of the branch to which the request writes. */
  read: (path: string) => { url: string; accept: string };
  /** Changes the text of the request, which then replaces exactly the version that was read. */
  change: (text: string, found: Found) => void;
}

/** A text of the repository. */
interface Found {
  text: string;
  /** What the forge calls this version of the file, if it compares versions. */
  version?: string;
}

type Json = Record<string, unknown>;

const isText = (path: unknown) => String(path).endsWith('.md');
const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
/** Decodes a text with its byte order mark, which `Response.text` would remove. */
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const decode = (base64: string) => textOf(bytesOf(base64));
const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Returns the texts that a request of Sveltia saves; none for any other request.
 * @param body the body of the request as JSON, with the paths in the repository
 */
export function savedTexts(desk: DeskSettings, url: string, body: Json): SavedText[] {
  const { api } = addressesOf(desk);
  const { pathname } = new URL(url);
  const { repository, forge } = desk;
  const files = `${api}/${forge === 'gitlab' ? `projects/${encodeURIComponent(repository)}/repository/files` : `repos/${repository}/contents`}`;
  const reader = (ref: unknown, accept: string) => (path: string) => ({
    // GitLab expects the whole path as one segment of the address.
    url: `${files}/${forge === 'gitlab' ? encodeURIComponent(path) : path.split('/').map(encodeURIComponent).join('/')}?ref=${encodeURIComponent(String(ref))}`,
    accept,
  });
  if (forge === 'github') {
    const { fileChanges, expectedHeadOid } = Object(Object(body.variables).input);
    const removed = list(fileChanges?.deletions).find(({ path }) => isText(path));
    return list(fileChanges?.additions)
      .filter(({ path }) => isText(path))
      .map((file) => ({
        path: String(file.path),
        from: removed && String(removed.path),
        text: decode(String(file.contents)),
        read: reader(expectedHeadOid, 'application/vnd.github.raw'),
        change: (text) => Object.assign(file, { contents: encode(text) }),
      }));
  }
  if (forge === 'forgejo' && pathname.endsWith(`/repos/${repository}/contents`))
    return list(body.files)
      .filter(({ operation, path }) => operation !== 'delete' && isText(path))
      .map((file) => ({
        path: String(file.path),
        from: file.from_path === undefined ? undefined : String(file.from_path),
        text: decode(String(file.content)),
        read: reader(body.branch, 'application/json'),
        change: (text, { version }) =>
          Object.assign(file, { content: encode(text), operation: 'update', sha: version }),
      }));
  if (forge === 'gitlab' && pathname.endsWith('/repository/commits'))
    return list(body.actions)
      .filter(({ action, file_path }) => action !== 'delete' && isText(file_path))
      .map((file) => ({
        path: String(file.file_path),
        from: file.previous_path === undefined ? undefined : String(file.previous_path),
        text: String(file.content),
        read: reader(body.start_branch ?? body.branch, 'application/json'),
        change: (text, { version }) =>
          Object.assign(file, {
            content: text,
            action: file.action === 'create' ? 'update' : file.action,
            last_commit_id: version,
          }),
      }));
  return [];
}

/** Returns the text in a response to the request `read` of a saved text. */
export function foundIn(response: Uint8Array, accept: string): Found {
  if (accept !== 'application/json') return { text: textOf(response) };
  const { content, sha, last_commit_id: commit } = JSON.parse(textOf(response));
  return { text: decode(String(content)), version: commit ?? sha };
}
