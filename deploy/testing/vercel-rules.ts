import { z } from 'zod';

/** Source: the schema at openapi.vercel.sh/vercel.json */
const pattern = z.string().max(4096);
const pair = z.strictObject({ key: z.string().max(256), value: z.string().max(32_768) });
const configuration = z.strictObject({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  headers: z.array(z.strictObject({ source: pattern, headers: z.array(pair) })).max(2048),
  redirects: z
    .array(z.strictObject({ source: pattern, destination: z.string(), permanent: z.literal(true) }))
    .max(2048),
});

/** @throws when a text is not a configuration within Vercel's limits. */
export const readConfiguration = (text: string) => configuration.parse(JSON.parse(text));

/** Whether a pattern covers a path. Those that are written mean the same to path-to-regexp. */
const coveredBy = (source: string, url: string) => new RegExp(`^${source}$`).test(encodeURI(url));

/**
 * The headers that a configuration gives to a path: of every rule that covers it, the last value.
 * Source: vercel.com/docs/project-configuration#headers
 */
export function headersGiven(text: string, url: string): Record<string, string> {
  const rules = readConfiguration(text).headers.filter(({ source }) => coveredBy(source, url));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/** What `cleanUrls` and `trailingSlash` add before the redirects of a configuration, in this order. */
const ownRedirects = [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/i, /^\/(.*)\.html\/?$/i, /^\/(.*)\/$/];

function nextOf({ redirects }: z.infer<typeof configuration>, path: string): string | undefined {
  for (const pattern of ownRedirects) {
    const [found, rest = ''] = pattern.exec(path) ?? [];
    if (found) return `/${rest}`;
  }
  return redirects.find(({ source }) => new RegExp(`^${source}$`, 'i').test(path))?.destination;
}

/**
 * The address at which a visitor ends who asks for another: Vercel compares in any case, and asks
 * these rules before it looks for a file.
 * Source: packages/routing-utils/src/index.ts of github.com/vercel/vercel
 * @throws when the rules lead in a circle.
 */
export function endOf(text: string, url: string): string {
  const rules = readConfiguration(text);
  const passed = [encodeURI(url)];
  for (let next = nextOf(rules, passed[0] ?? ''); next; next = nextOf(rules, next)) {
    if (passed.includes(next))
      throw new Error(`${[...passed, next].join(' leads to ')}: a circle.`);
    passed.push(next);
  }
  return decodeURI(passed.at(-1) ?? '');
}
