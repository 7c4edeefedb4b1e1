/** The target of a request. */
export interface Target {
  /**
   * The path, decoded once. Characters with a meaning in URLs, such as an encoded slash, stay
   * encoded.
   */
  readonly path: string;
  /** The query as sent, with its question mark; empty when there is none. */
  readonly query: string;
}

/** Reads the target of a request line. Returns undefined when it is not a well-formed path. */
export function readTarget(target: string): Target | undefined {
  // The absolute form, which every server must accept, begins with the scheme and the host.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  const query = mark < 0 ? '' : local.slice(mark);
  if (path === '' && local !== target) return { path: '/', query };
  if (!path.startsWith('/')) return undefined;
  try {
    return { path: decodeURI(path), query };
  } catch {
    return undefined;
  }
}
