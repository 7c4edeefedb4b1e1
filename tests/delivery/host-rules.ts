import { z } from 'zod';
import type { PublishedSite } from '../../packages/daymark/src/hosts/published-site.ts';
import { httpsHeaders } from '../../packages/daymark/src/http/headers.ts';
import { encodePath } from '../../packages/daymark/src/http/urls.ts';

/** Returns the headers of every file over https that the rules for a host must set, by URL path. */
export const headersByUrl = ({ files }: PublishedSite) =>
  new Map(
    files.map(({ url, headers: { Vary: _, 'Content-Type': _type, ...headers } }) => [
      url,
      { ...headers, ...httpsHeaders },
    ]),
  );

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
export function headersAtNetlify(file: string, url: string): Record<string, string[]> {
  const given: Record<string, string[]> = {};
  const path = encodePath(url);
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

/** Source: the schema at openapi.vercel.sh/vercel.json */
const pattern = z.string().max(4096);
const pair = z.strictObject({ key: z.string().max(256), value: z.string().max(32_768) });
const configuration = z.strictObject({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  headers: z.array(z.strictObject({ source: pattern, headers: z.array(pair) })).max(2048),
  redirects: z
    .array(
      z.union([
        z.strictObject({
          source: pattern,
          has: z
            .array(z.strictObject({ type: z.literal('query'), key: z.string(), value: z.string() }))
            .max(16)
            .optional(),
          destination: z.string(),
          permanent: z.literal(true),
        }),
        z.strictObject({ source: pattern, destination: z.string(), statusCode: z.literal(302) }),
      ]),
    )
    .max(2048),
  rewrites: z
    .array(z.strictObject({ source: pattern, destination: z.string(), statusCode: z.literal(404) }))
    .max(2048)
    .optional(),
});

/** @throws when the text is not a configuration within Vercel's limits. */
export const readConfiguration = (text: string) => configuration.parse(JSON.parse(text));

/**
 * Whether a pattern covers a path. For the patterns that the build writes, path-to-regexp, the
 * library that Vercel uses, gives the same result.
 */
const coveredBy = (source: string, url: string) => new RegExp(`^${source}$`).test(encodePath(url));

/**
 * Returns the headers that a configuration sets for a path: for each header, the last value in the
 * rules that cover the path.
 * Source: vercel.com/docs/project-configuration#headers
 */
export function headersAtVercel(text: string, url: string): Record<string, string> {
  const rules = readConfiguration(text).headers.filter(({ source }) => coveredBy(source, url));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/**
 * The redirects that Vercel makes for `cleanUrls` and `trailingSlash`, in order. These redirects
 * precede the redirects of the configuration.
 */
const ownRedirects = [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/i, /^\/(.*)\.html\/?$/i, /^\/(.*)\/$/];

function nextOf({ redirects }: z.infer<typeof configuration>, path: string): string | undefined {
  for (const pattern of ownRedirects) {
    const [found, rest = ''] = pattern.exec(path) ?? [];
    if (found) return `/${rest}`;
  }
  return redirects.find(
    (redirect) => !('has' in redirect) && new RegExp(`^${redirect.source}$`, 'i').test(path),
  )?.destination;
}

/**
 * Returns the final URL path of a request. Vercel compares case-insensitively, and applies
 * redirects before it looks for a file.
 * Source: packages/routing-utils/src/index.ts of github.com/vercel/vercel
 * @throws when there is a redirect loop.
 */
export function endOf(text: string, url: string): string {
  const rules = readConfiguration(text);
  const passed = [encodePath(url)];
  for (let next = nextOf(rules, passed[0] ?? ''); next; next = nextOf(rules, next)) {
    if (passed.includes(next))
      throw new Error(`${[...passed, next].join(' redirects to ')}: a redirect loop.`);
    passed.push(next);
  }
  return decodeURIComponent(passed.at(-1) ?? '');
}
