/** The target of a request. */
export interface Target {
  /** The path, decoded once. An encoded slash, or another reserved character, stays encoded. */
  readonly path: string;
  /** The query as sent, with its question mark; empty when there is none. */
  readonly query: string;
}

/** Reads the target of a request line. Returns undefined when it is not a well-formed path. */
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
