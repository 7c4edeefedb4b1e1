import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redirects } from '../../http/routes.ts';
import { candidatesAt } from '../../http/urls.ts';
import { GONE, onSite } from '../../settings/addresses.ts';
import { didYouMean, suggestion } from '../../settings/edit-distance.ts';
import { LOCAL } from '../launch/placeholder.ts';
import { idsIn } from './body.ts';
import { ANY_NOUN, nounOf, onlyAbout } from './fields.ts';
import type { Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** A link in a content file, or a path in the settings. */
export interface Reference extends Omit<Problem, 'expected' | 'found'> {
  href: string;
  /** The path of the page that contains the reference. */
  from: string;
  /** Whether the page is published. If the page is published, the target must be published too. */
  isPublished: boolean;
  /** The noun that the text with the reference is about; absent if it serves every noun. */
  about?: string | undefined;
}

interface Link {
  reference: Reference;
  /** The target on this site. The anchor is empty for a reference to the whole page. */
  target: { path: string; anchor: string };
}

/** The result of the check of references before the build. */
export interface CheckedLinks {
  problems: Problem[];
  /** All references to pages and files of this site. */
  links: Link[];
  /** References that can be verified only after the build. */
  unproven: Link[];
}

/**
 * Checks references before the build.
 * @param site the URL of the site
 * @param moved the paths of pages by paths that they have had (see `movedPaths`)
 */
export function checkLinks(
  references: readonly Reference[],
  site: URL,
  pages: SitePages,
  redirects: Redirects,
  moved: ReadonlyMap<string, string> = new Map(),
): CheckedLinks {
  const checked: CheckedLinks = { problems: [], links: [], unproven: [] };
  for (const reference of references) {
    // Owners write addresses of the site without the path of the site on its host.
    const url = URL.parse(
      onSite(reference.href, pages.addresses.root),
      site.origin + reference.from,
    );
    const problem = addressProblem(reference, url, site);
    if (problem) checked.problems.push(problem);
    // Other addresses, such as `mailto:`, have no target on this site.
    if (problem || url?.origin !== site.origin) continue;
    const target = { path: decoded(url.pathname), anchor: decoded(url.hash.slice(1)) };
    checked.links.push({ reference, target });
    const verdict = checkLink(reference, target, pages, { redirects, moved });
    if (verdict === 'unproven') checked.unproven.push({ reference, target });
    else if (verdict) checked.problems.push(verdict);
  }
  return checked;
}

/** Checks references after the build. */
export async function checkBuiltLinks(
  links: readonly Link[],
  siteFolder: string,
): Promise<Problem[]> {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const problems: Problem[] = [];
  for (const { reference, target } of links) {
    const { file, line, field, href: found } = reference;
    const { path, anchor } = target;
    if (!known.has(path)) known.set(path, await anchorsAt(siteFolder, path));
    const ids = known.get(path);
    if (!ids) problems.push({ file, line, field, expected: EXPECTED_PAGE, found });
    else if (anchor !== '' && !ids.has(anchor))
      problems.push({ file, line, field, expected: `an anchor of ${path}`, found });
  }
  return problems;
}

/**
 * Returns the anchors of the file at a path of a built site: none for a file that is not a page, and
 * undefined if no file exists.
 */
async function anchorsAt(siteFolder: string, path: string) {
  for (const file of candidatesAt(path)) {
    const text = await readFile(join(siteFolder, file), 'utf8').catch(() => undefined);
    if (text !== undefined) return file.endsWith('.html') ? idsIn(text) : new Set<string>();
  }
  return undefined;
}

/**
 * Addresses that probably lead elsewhere than the author means, or disappear soon, with what to write
 * instead.
 */
const PASSING: readonly (readonly [address: RegExp, instead: string])[] = [
  [
    /^https?:\/\/(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d/,
    'an address that visitors can reach',
  ],
  [
    /^https?:\/\/docs\.google\.com\/[^?#]*\/edit\b|^https?:\/\/[^/]+\/wp-admin\//,
    'the address at which visitors read it, because this one opens an editor',
  ],
  [
    /^https?:\/\/(?:(?:[^/.-]|-(?!-))*--[^/.]*\.netlify\.app|(?:[^/.-]|-(?!git-))*-git-[^/.]*\.vercel\.app|[\da-f]{8}\.[^/.]+\.pages\.dev|[^/]*\.(?:ngrok\.io|ngrok(?:-free)?\.(?:app|dev)|trycloudflare\.com|loca\.lt|app\.github\.dev|gitpod\.io|webcontainer\.io))(?:[/:?#]|$)/,
    'the address of the published page, because a preview disappears',
  ],
  [
    /^https?:\/\/(?:[^/]+\.safelinks\.protection\.outlook\.com\/|(?:www\.)?google\.[a-z.]+\/url\?|lm?\.facebook\.com\/l\.php|[^/]+\.translate\.goog\/|[^/]+\.list-manage\.com\/track\/)/,
    'the address to which this one redirects',
  ],
];

/** Matches the parameters with which senders of mails and owners of ads recognise visitors. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|igshid?|mc_[ce]id|_hsenc|_hsmi|mkt_tok|ttclid|twclid)$/;

/**
 * Returns what to write instead of an address that is valid, but probably a mistake; undefined for other
 * addresses.
 */
function insteadOf(url: URL): string | undefined {
  const [, instead] = PASSING.find(([address]) => address.test(url.href)) ?? [];
  if (instead) return instead;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return undefined;
  const clean = new URL(url);
  for (const name of tracking) clean.searchParams.delete(name);
  return `${clean.href}, because ${tracking[0]} follows visitors`;
}

/** Reports a reference whose address is wrong independently of which pages exist. */
function addressProblem(
  { file, line, field, href }: Reference,
  url: URL | null,
  site: URL,
): Problem | undefined {
  const problem = (expected: string): Problem => ({ file, line, field, expected, found: href });
  if (href.trim() === '') return { ...problem('the address of the link'), found: 'no address' };
  if (!url) return problem('a valid URL, such as https://example.org/page');
  // A drive of Windows, such as C:, looks like a protocol.
  if (/^(?:javascript|vbscript|data|file|[a-z]):$/.test(url.protocol))
    return problem('a link to a page, a file in public/ or another site');
  if (LOCAL.test(url.hostname) && url.hostname !== site.hostname)
    return { ...problem('an address that visitors can reach'), severity: 'warning' };
  const isOwn = url.host === site.host || url.host === `www.${site.host}`;
  if (url.protocol.startsWith('http') && isOwn && url.origin !== site.origin)
    return problem(`${url.pathname}${url.search}${url.hash}, a path on this site`);
  const instead = insteadOf(url);
  return instead ? { ...problem(instead), severity: 'warning' } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The anchor of the main content, which every page contains. */
const ON_EVERY_PAGE = 'content';
const EXPECTED_PAGE = 'a link to a page or file of this site';

/**
 * Checks a reference before the build.
 * @returns a problem; undefined for a valid reference; `'unproven'` if only the build can decide
 */
function checkLink(
  reference: Reference,
  { path, anchor }: Link['target'],
  pages: SitePages,
  { redirects, moved }: { redirects: Redirects; moved: ReadonlyMap<string, string> },
): Problem | 'unproven' | undefined {
  const { file, line, field, href } = reference;
  const problem = (expected: string, found = href) => ({ file, line, field, expected, found });
  const page = pages.contentPages.get(path);
  if (page) {
    const about = nounOf(page);
    if (about !== undefined && about !== reference.about)
      return problem(`a link to ${ANY_NOUN}`, `${href} (${onlyAbout(about, page.file)})`);
    if (reference.isPublished && !page.isPublished)
      return problem('a link to a published page', `${href} (${page.file} is not published)`);
    if (anchor === '' || anchor === ON_EVERY_PAGE || page.ids.has(anchor)) return undefined;
    if (page.bodyProblems.length > 0) return undefined;
    const anchors = [...page.ids].map((id) => `#${id}`);
    return problem(`an anchor of ${page.file}${didYouMean(`#${anchor}`, anchors)}`);
  }
  if (pages.fixed.has(path)) return anchor === '' ? undefined : 'unproven';
  const movedTo = redirects[path] ?? moved.get(path);
  if (movedTo === GONE) return problem(EXPECTED_PAGE, `${href}, which is gone`);
  if (movedTo !== undefined) {
    const rest = href.slice(/[?#]|$/.exec(href)?.index);
    const replacement = (movedTo.slice(pages.addresses.root.length) || '/') + rest;
    const reason =
      redirects[path] === undefined
        ? 'the address of the page now'
        : 'to which this old path redirects';
    return { ...problem(`${replacement}, ${reason}`), replacement };
  }
  if (pages.mayBe(path) || pages.isInOtherLanguage(path)) return 'unproven';
  return problem(`${EXPECTED_PAGE}${pageHint(href, path, pages)}`);
}

/** Suggests the link that the author probably meant. */
function pageHint(href: string, path: string, { contentPages, fixed }: SitePages): string {
  const plain = path.replace(/(?:\/index)?\.html?$/i, '') || '/';
  if (plain !== path && (contentPages.has(plain) || fixed.has(plain))) return suggestion(plain);
  const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const name = file.endsWith('.md') && file.slice(0, -'.md'.length);
  const page = [...contentPages.keys()].find((other) => name && other.endsWith(`/${name}`));
  if (page) return suggestion(page);
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href)) return suggestion(`mailto:${href}`);
  if (/^www\./.test(href)) return suggestion(`https://${href}`);
  const [, rest] = /^https?(?:\/\/|:\/(?!\/))(.*)$/.exec(href) ?? [];
  return rest
    ? suggestion(`https://${rest}`)
    : didYouMean(path, [...contentPages.keys(), ...fixed]);
}
