/*
 * `daymark report`: reads access logs, and lists the addresses that visitors asked for and that the last
 * build does not have, with the lines that redirect them.
 */
import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { counted } from '../basics/text.ts';
import { readTarget } from '../http/urls.ts';
import { readFolders, readPolicies, readRedirects } from '../output/site-records.ts';
import { printable } from '../server/access-log.ts';
import { readIndex } from '../server/site-index.ts';
import { similarName } from '../settings/edit-distance.ts';
import { readSiteForTexts } from './texts.ts';

/** The facts about a request in a line of a log. */
interface LoggedRequest {
  /** The path with its query, as the client sent it. */
  target: string;
  status: number;
  /** The page with the link; absent if the log does not say it. */
  referrer?: string | undefined;
}

/** A text to which the owner may redirect a missing address. */
interface Destination {
  /** The name in the address. */
  name: string;
  /** The former names and addresses in the front matter. */
  aliases: readonly string[];
  /** The address, as owners write it. */
  address: string;
}

/** A missing address, with how often it was asked for and from which pages. */
interface MissingAddress {
  path: string;
  count: number;
  referrers: ReadonlyMap<string, number>;
}

/** A line of the "common" and the "combined" format, in which nginx and Apache log requests. */
const COMBINED =
  /"[A-Z]+ (?<target>\S+)(?: HTTP\/[\d.]+)?" (?<status>\d{3}) (?:\d+|-)(?: "(?<referrer>[^"]*)")?/;

/** Reads a line of a log; undefined if the line is no request, or in another format. */
export function readLogLine(line: string): LoggedRequest | undefined {
  if (line.startsWith('{')) return readJson(line);
  const { target, status, referrer } = COMBINED.exec(line)?.groups ?? {};
  return target === undefined ? undefined : { target, status: Number(status), referrer };
}

/** Reads a line of Caddy, or of the embedded server, whose log has no referrers. */
function readJson(line: string): LoggedRequest | undefined {
  let entry: Record<string, unknown>;
  try {
    entry = Object(JSON.parse(line));
  } catch {
    return undefined;
  }
  const { request, path } = entry;
  const { uri, headers } = Object(request);
  const target = uri ?? (typeof path === 'string' ? encodeURI(path) : undefined);
  if (typeof target !== 'string') return undefined;
  const [referrer] = uri ? [Object(headers).Referer].flat() : [];
  const named = typeof referrer === 'string' ? referrer : undefined;
  return { target, status: Number(entry.status), ...(named !== undefined && { referrer: named }) };
}

/**
 * Paths of other programs, which attackers look for on every host. No page of a site of Daymark has
 * such a path.
 */
const ATTACKED =
  /^\/(?:\.(?!well-known)|wp-|wordpress\/|xmlrpc|cgi-bin|phpmyadmin|vendor\/|actuator|owa\/|boaform|hnap1)|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak)$/i;

/** Files that browsers and crawlers request by themselves, and that no site needs. */
const REQUESTED_UNASKED =
  /^\/(?:favicon\.ico|apple-touch-icon[\w-]*\.png|(?:app-)?ads\.txt|\.well-known\/.*|sitemap\.xml)$/;

/** Matches addresses at which other tools have the feed of a site. */
const FEED = /^\/(?:feed|rss|atom|index)(?:\.xml|\.rss|\.atom)?\/?$/i;

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** Returns the address of the text with a similar present or former name; undefined if there is none. */
export function similarText(path: string, texts: readonly Destination[]): string | undefined {
  const name = lastPart(path)
    .replace(/\.(?:html?|php|md)$/i, '')
    .toLowerCase();
  const named = texts.flatMap(({ name, aliases, address }) =>
    [name, ...aliases].map((each) => ({ name: lastPart(each).toLowerCase(), address })),
  );
  const names = named.map((each) => each.name);
  const similar = names.includes(name)
    ? name
    : (similarName(name, names) ?? nameWithSameWords(name, names));
  return named[names.indexOf(similar ?? '')]?.address;
}

/**
 * Returns the most similar name: it shares with the given name more than half of the words that the
 * two names have together.
 */
function nameWithSameWords(name: string, names: readonly string[]): string | undefined {
  const wordsOf = (text: string) => new Set(text.split('-').filter((word) => word.length > 2));
  const words = wordsOf(name);
  const shares = names.map((other) => {
    const others = wordsOf(other);
    return { other, share: words.intersection(others).size / words.union(others).size };
  });
  const [best] = shares.toSorted((one, another) => another.share - one.share);
  return best && best.share > 0.5 ? best.other : undefined;
}

/** The bytes with which a compressed file begins. Source: RFC 1952, section 2.3.1 */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Yields the lines of a log, which may be compressed, as rotated logs are. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch(() => {
    throw new Error(`daymark report: expected the file of an access log; found no file ${file}`);
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const stream = createReadStream(file);
  const isCompressed = bytesRead === 2 && buffer.equals(GZIP);
  const input = isCompressed ? stream.pipe(createGunzip()) : stream;
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** The number of pages with a link that the report names for an address. */
const MOST_REFERRERS = 3;

/** What the logs say. */
interface Report {
  requests: number;
  missing: MissingAddress[];
  /**
   * The numbers of requests of attackers for other programs, and of browsers for files that no page
   * names.
   */
  attacks: number;
  unasked: number;
  hasReferrers: boolean;
}

/**
 * Reads access logs.
 * @param isAnswered returns whether the site has a page, a file or a redirect at a path
 * @throws Error if a file is no access log in a known format
 */
export async function readLogs(
  files: readonly string[],
  isAnswered: (path: string, query: string) => boolean,
): Promise<Report> {
  const report: Report = { requests: 0, missing: [], attacks: 0, unasked: 0, hasReferrers: false };
  const found = new Map<string, { count: number; referrers: Map<string, number> }>();
  for (const file of files) {
    let first: string | undefined;
    let read = 0;
    for await (const line of linesOf(file)) {
      first ??= line;
      const request = readLogLine(line);
      if (!request) continue;
      read += 1;
      const { target, status, referrer } = request;
      if (referrer !== undefined) report.hasReferrers = true;
      const { path, query } = readTarget(target) ?? {};
      if (status !== 404 || path === undefined || query === undefined) continue;
      if (ATTACKED.test(path)) report.attacks += 1;
      else if (REQUESTED_UNASKED.test(path)) report.unasked += 1;
      else if (!isAnswered(path, query)) {
        const entry = found.get(path) ?? { count: 0, referrers: new Map<string, number>() };
        found.set(path, entry);
        entry.count += 1;
        if (referrer && referrer !== '-')
          entry.referrers.set(referrer, (entry.referrers.get(referrer) ?? 0) + 1);
      }
    }
    if (read === 0)
      throw new Error(
        `${file}:1: expected a line of the combined format of nginx or Apache, or a line of JSON of Caddy or of \`daymark start\`; found ${first === undefined ? 'an empty file' : `"${printable(first.slice(0, 80))}"`}`,
      );
    report.requests += read;
  }
  report.missing = Array.from(found, ([path, entry]) => ({ path, ...entry })).toSorted(
    (one, other) => other.count - one.count || (one.path < other.path ? -1 : 1),
  );
  return report;
}

/** Formats a report, with the lines that redirect missing addresses to texts and to the feed. */
export function formatReport(report: Report, texts: readonly Destination[]): string {
  const { requests, missing, attacks, unasked, hasReferrers } = report;
  const asked = missing.reduce((sum, { count }) => sum + count, 0);
  const width = String(missing[0]?.count ?? 0).length + 2;
  const indent = ' '.repeat(width + 2);
  const redirects = new Map<string, string>();
  const feeds = new Set<string>();
  const lines = missing.flatMap(({ path, count, referrers }) => {
    // One redirect is for an address with a slash at its end and without.
    const old = path.replace(/(?<=.)\/$/, '');
    const target = FEED.test(path) ? undefined : similarText(path, texts);
    if (FEED.test(path)) feeds.add(old);
    else if (target) redirects.set(old, target);
    const pages = [...referrers].toSorted(([, one], [, other]) => other - one);
    const named = pages.slice(0, MOST_REFERRERS).map(([page]) => printable(page));
    return [
      `${String(count).padStart(width)}  ${printable(path)}`,
      ...(target ? [`${indent}Perhaps ${target}`] : []),
      ...(named.length > 0 ? [`${indent}Linked from ${named.join(', ')}`] : []),
    ];
  });
  const isSettled = redirects.size + feeds.size === missing.length;
  return [
    `${asked} of ${counted(requests, 'request')} asked for ${missing.length} missing ${missing.length === 1 ? 'address' : 'addresses'}${missing.length > 0 ? ':' : '.'}`,
    ...lines,
    ...(attacks > 0
      ? [
          `${counted(attacks, 'other request')} looked for programs that attackers know, such as /wp-login.php.`,
        ]
      : []),
    ...(unasked > 0
      ? [
          `${counted(unasked, 'other request')} asked for files that browsers and crawlers try on every site.`,
        ]
      : []),
    ...(hasReferrers ? [] : ['These logs do not say which pages have the links.']),
    ...remedies(redirects, feeds),
    ...(missing.length > 0 && !isSettled
      ? [
          '\nFor an address without a line, add a redirect of your own, or write the text that readers miss.',
        ]
      : []),
  ].join('\n');
}

/** Returns the lines for the settings. */
function remedies(redirects: ReadonlyMap<string, string>, feeds: ReadonlySet<string>): string[] {
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
  return [
    ...(redirects.size > 0
      ? [
          '\nTo redirect, add to redirects in site.config.ts what is right:',
          ...Array.from(redirects, ([old, to]) => `  ${quote(printable(old))}: ${quote(to)},`),
        ]
      : []),
    ...(feeds.size > 0
      ? [
          '\nFeed readers look for the feed. Add to former in addresses of site.config.ts:',
          `  feeds: [${Array.from(feeds, quote).join(', ')}],`,
        ]
      : []),
  ];
}

/** Runs the command `daymark report <log> …` in a site's folder. */
export async function printReport(files: readonly string[]): Promise<void> {
  const option = files.find((file) => file.startsWith('-'));
  if (files.length === 0 || option)
    throw new Error(
      `daymark report: expected the files of access logs; found ${option ? `"${option}"` : 'none'}`,
    );
  const root = join(process.env.DAYMARK_OUT || 'dist', 'site');
  if (!existsSync(root))
    throw new Error(
      `daymark report: expected a build, whose addresses are compared; found none. Create it with: npm run build`,
    );
  const routes = await readIndex(root, readPolicies(root), readRedirects(root), readFolders(root));
  const report = await readLogs(files, (path, query) => routes.get(path, query) !== undefined);
  const languages = await readSiteForTexts(process.cwd());
  const destinations = languages.flatMap((language) =>
    (['articles', 'topics', 'authors', 'pages'] as const).flatMap((kind) =>
      language
        .texts(kind)
        .filter(({ fields }) => fields.draft !== true)
        .map(({ name, fields: { aliases, date } }) => ({
          name,
          aliases: Array.isArray(aliases) ? aliases.map(String) : [],
          address: language.addressOf(kind, name, date instanceof Date ? date : undefined),
        })),
    ),
  );
  console.log(formatReport(report, destinations));
}
