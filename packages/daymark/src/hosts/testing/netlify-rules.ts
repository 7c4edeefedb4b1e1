/**
 * Whether a rule covers a path. A `/*` at the end of a rule matches any rest of a path, even an
 * empty one. A placeholder such as `:a` matches one segment.
 */
function covers(rule: string, path: string): boolean {
  if (rule.includes('/:')) {
    const segments = path.split('/');
    const parts = rule.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) =>
        part.startsWith(':') ? segments[index] : part === segments[index],
      )
    );
  }
  if (!rule.endsWith('/*')) return rule === path;
  const folder = rule.slice(0, -2);
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * Returns the headers that a `_headers` file sets for a path: all values in the rules that cover
 * the path.
 * Source: docs.netlify.com/manage/routing/headers
 */
export function headersGiven(file: string, url: string): Record<string, string[]> {
  const given: Record<string, string[]> = {};
  const path = encodeURI(url);
  let applies = false;
  for (const line of file.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      applies = covers(line, path);
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Expected a path or a header; found ${JSON.stringify(line)}.`);
    const values = given[name] ?? [];
    if (applies) given[name] = [...values, value];
  }
  return given;
}
