import type { BrowserContext } from '@playwright/test';
import { type PageFacts, readPages } from './read-pages.ts';

export interface CrawledPage extends PageFacts {
  readonly path: string;
  readonly status: number;
  /** The Content-Type. */
  readonly type: string;
  /** The content security policy. */
  readonly policy: string;
  /** The content as the server sent it. */
  readonly html: string;
}

/** The pages of a site by path, in the order in which the crawl found them. */
export type CrawledSite = ReadonlyMap<string, CrawledPage>;

/** Returns the path of an internal URL; undefined for an external one. */
export function internalPath(address: string, baseURL: string | undefined): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === baseURL ? pathname : undefined;
}

/**
 * Fetches every page that a link points to. The crawl does not follow redirects, because no link
 * should point to a redirect.
 * @param context - sends the requests
 * @param beginnings - the paths where the crawl begins
 */
export async function crawl(
  context: BrowserContext,
  baseURL: string,
  beginnings: readonly string[],
): Promise<CrawledSite> {
  const pages = new Map<string, CrawledPage>();
  // A blank page: the browser parses the site's HTML without displaying it.
  const reader = await context.newPage();
  let paths = [...beginnings];
  while (paths.length > 0) {
    const fetched = await Promise.all(
      paths.map(async (path) => {
        // Like a browser, repeats a request on an idle connection that the server is just closing.
        const response = await context.request.get(path, { maxRedirects: 0, maxRetries: 3 });
        const { 'content-type': type = '', 'content-security-policy': policy = '' } =
          response.headers();
        const html = await response.text();
        return { path, status: response.status(), type, policy, url: response.url(), html };
      }),
    );
    // Parses only HTML, because a feed, read as HTML, would have links that nobody can follow.
    const sources = fetched.map((file) => (isHtml(file) ? file : { ...file, html: '' }));
    const facts = await readPages(reader, sources);
    for (const [index, pageFacts] of facts.entries()) {
      const page = fetched[index];
      if (page) pages.set(page.path, { ...pageFacts, ...page });
    }
    const linked = facts.flatMap(({ links }) =>
      links.flatMap(({ href }) => internalPath(href, baseURL) ?? []),
    );
    paths = [...new Set(linked)].filter((path) => !pages.has(path));
  }
  return pages;
}

const isHtml = ({ type }: Pick<CrawledPage, 'type'>) => type.startsWith('text/html');

/** Returns all HTML pages, without the other files that links point to. */
export const htmlPages = (site: CrawledSite): CrawledPage[] => [...site.values()].filter(isHtml);

/** Returns all pages except the error pages. */
export const publicPages = (site: CrawledSite): CrawledPage[] =>
  htmlPages(site).filter(({ status }) => status === 200);
