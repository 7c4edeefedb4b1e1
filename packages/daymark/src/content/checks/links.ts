import type { Redirects } from '../../http/redirects.ts';
import { didYouMean, suggestion } from '../../settings/edit-distance.ts';
import { ANY_NOUN, nounOf, onlyAbout } from './nouns.ts';
import type { Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** A link in a content file, or a path in the settings. */
export interface Reference extends Omit<Problem, 'expected' | 'found'> {
  href: string;
  /** The path of the page that contains the reference. */
  from: string;
  /** Whether the page is published. If it is, the target must be published too. */
  isPublished: boolean;
  /** The noun that the text with the reference is about; absent if it serves every noun. */
  about?: string | undefined;
}

/** The target of a reference on this site. */
export interface Target {
  path: string;
  /** The URL's fragment without "#"; empty for a reference to the whole page. */
  anchor: string;
}

/** The anchor of the main content, which every page contains. */
const ON_EVERY_PAGE = 'content';
const EXPECTED_PAGE = 'a link to a page or file of this site';

/**
 * Returns the absolute URL of a reference; null if it is invalid.
 * @param site the URL of the site
 */
export const addressOf = ({ href, from }: Pick<Reference, 'href' | 'from'>, site: URL) =>
  URL.parse(href, `${site.origin}${from}`);

/** Returns the target of a URL on this site; undefined for others, such as `mailto:`. */
export const targetOf = ({ origin, pathname, hash }: URL, site: URL): Target | undefined =>
  origin === site.origin ? { path: decoded(pathname), anchor: decoded(hash.slice(1)) } : undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Checks a reference before the build.
 * @returns a problem; undefined for a valid reference; `'unproven'` if only the build can decide
 */
export function checkLink(
  reference: Reference,
  { path, anchor }: Target,
  pages: SitePages,
  redirects: Redirects,
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
  const movedTo = redirects[path];
  if (movedTo !== undefined) return problem(`${movedTo}, to which this old path redirects`);
  if (pages.mayBe(path)) return 'unproven';
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

/**
 * Checks a reference after the build.
 * @param idsAt returns the anchors of the file at a path of the build; undefined if no file exists
 */
export async function checkBuiltLink(
  { file, line, field, href }: Reference,
  { path, anchor }: Target,
  idsAt: (path: string) => Promise<ReadonlySet<string> | undefined>,
): Promise<Problem[]> {
  const ids = await idsAt(path);
  if (!ids) return [{ file, line, field, expected: EXPECTED_PAGE, found: href }];
  if (anchor === '' || ids.has(anchor)) return [];
  return [{ file, line, field, expected: `an anchor of ${path}`, found: href }];
}
