import type { Redirects } from '../../server/redirects.ts';
import type { Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** Where a text refers to. */
export interface Reference {
  href: string;
  file: string;
  /** From 1; absent where it cannot be told. */
  line?: number | undefined;
  field?: string | undefined;
  /** The path of the page that it stands on. */
  from: string;
  /** Whether the page is out: then what it refers to must be out too. */
  isPublished: boolean;
}

/** A place on this site. */
export interface Target {
  path: string;
  /** Without its sign; empty for the page as a whole. */
  anchor: string;
}

/** An anchor that every page has: its content. */
const ON_EVERY_PAGE = 'content';
const EXPECTED_PAGE = 'a link to a page or file of this site';

/**
 * Reads an address as a place on this site.
 * @param site the absolute address of the site
 * @returns undefined for an address elsewhere, or of another kind, such as an e-mail address
 */
export function targetOf({ href, from }: Pick<Reference, 'href' | 'from'>, site: string) {
  const url = URL.parse(href, new URL(from, site));
  if (url?.origin !== new URL(site).origin) return undefined;
  return { path: decoded(url.pathname), anchor: decoded(url.hash.slice(1)) } satisfies Target;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Judges a reference by what is known before the build.
 * @returns what is wrong, nothing, or `'unproven'` where only the finished build can tell
 */
export function judge(
  reference: Reference,
  { path, anchor }: Target,
  pages: SitePages,
  redirects: Redirects,
): Problem | 'unproven' | undefined {
  const { file, line, field, href } = reference;
  const problem = (expected: string, found = href) => ({ file, line, field, expected, found });
  const page = pages.own.get(path);
  if (page) {
    if (reference.isPublished && !page.isPublished)
      return problem(
        'a link to what is published',
        `${href}, which ${page.file} keeps unpublished`,
      );
    if (anchor === '' || anchor === ON_EVERY_PAGE || page.ids.has(anchor)) return undefined;
    if (page.bodyProblems.length > 0) return undefined;
    return problem(`an anchor of ${page.file}`);
  }
  if (pages.fixed.has(path)) return anchor === '' ? undefined : 'unproven';
  const movedTo = redirects[path];
  if (movedTo !== undefined) return problem(`${movedTo}, where this old address leads`);
  return pages.mayBe(path) ? 'unproven' : problem(EXPECTED_PAGE);
}

/**
 * Judges a reference by the finished build.
 * @param idsAt the anchors at a path of the build: none for a file, undefined where there is nothing
 */
export async function judgeBuilt(
  { file, line, field, href }: Reference,
  { path, anchor }: Target,
  idsAt: (path: string) => Promise<ReadonlySet<string> | undefined>,
): Promise<Problem[]> {
  const ids = await idsAt(path);
  if (!ids) return [{ file, line, field, expected: EXPECTED_PAGE, found: href }];
  if (anchor === '' || ids.has(anchor)) return [];
  return [{ file, line, field, expected: `an anchor of ${path}`, found: href }];
}
