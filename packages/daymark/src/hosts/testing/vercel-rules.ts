import { z } from 'zod';

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
        z.strictObject({ source: pattern, destination: z.string(), permanent: z.literal(true) }),
        z.strictObject({ source: pattern, destination: z.string(), statusCode: z.literal(302) }),
      ]),
    )
    .max(2048),
});

/** @throws when the text is not a configuration within Vercel's limits. */
export const readConfiguration = (text: string) => configuration.parse(JSON.parse(text));

/**
 * Whether a pattern covers a path. For the patterns that the build writes, path-to-regexp, the
 * library that Vercel uses, gives the same result.
 */
const coveredBy = (source: string, url: string) => new RegExp(`^${source}$`).test(encodeURI(url));

/**
 * Returns the headers that a configuration sets for a path: for each header, the last value in the
 * rules that cover the path.
 * Source: vercel.com/docs/project-configuration#headers
 */
export function headersGiven(text: string, url: string): Record<string, string> {
  const rules = readConfiguration(text).headers.filter(({ source }) => coveredBy(source, url));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/**
 * The redirects of `cleanUrls` and `trailingSlash`, in order. They precede those of the
 * configuration.
 */
const ownRedirects = [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/i, /^\/(.*)\.html\/?$/i, /^\/(.*)\/$/];

function nextOf({ redirects }: z.infer<typeof configuration>, path: string): string | undefined {
  for (const pattern of ownRedirects) {
    const [found, rest = ''] = pattern.exec(path) ?? [];
    if (found) return `/${rest}`;
  }
  return redirects.find(({ source }) => new RegExp(`^${source}$`, 'i').test(path))?.destination;
}

/**
 * Returns the final URL path of a request. Vercel compares case-insensitively, and applies
 * redirects before it looks for a file.
 * Source: packages/routing-utils/src/index.ts of github.com/vercel/vercel
 * @throws when there is a redirect loop.
 */
export function endOf(text: string, url: string): string {
  const rules = readConfiguration(text);
  const passed = [encodeURI(url)];
  for (let next = nextOf(rules, passed[0] ?? ''); next; next = nextOf(rules, next)) {
    if (passed.includes(next))
      throw new Error(`${[...passed, next].join(' redirects to ')}: a redirect loop.`);
    passed.push(next);
  }
  return decodeURI(passed.at(-1) ?? '');
}
