/** The path and the query of a request target. */
export interface Target {
  /** The path, percent-decoded once, except encoded reserved characters such as `%2F`. */
  readonly path: string;
  /** The query as sent, with its question mark; empty when there is none. */
  readonly query: string;
}

/** Reads a request target. Returns undefined unless it is a well-formed path or http(s) URL. */
export function readTarget(target: string): Target | undefined {
  // The absolute form, which every server must accept, begins with the scheme and the host.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(local) ?? [];
  if (path === '' && local !== target) return { path: '/', query };
  if (!path.startsWith('/')) return undefined;
  try {
    return { path: decodeURI(path), query };
  } catch {
    return undefined;
  }
}
