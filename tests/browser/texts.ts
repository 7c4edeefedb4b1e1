import type { APIRequestContext, Page } from '@playwright/test';
import type { CrawledSite } from './crawl.ts';
import { locations } from './xml.ts';

/** A response of the site. The body is empty unless it is text. */
export interface SiteText {
  readonly url: string;
  /** The Content-Type. */
  readonly type: string;
  readonly body: string;
}

/** A decoded text: escapes are resolved, and cited works are removed. */
export interface ReadText {
  readonly url: string;
  /** The text including markup. */
  readonly source: string;
  /** The text and attribute values, without markup and scripts. */
  readonly words: string;
}

/** Text files that every site has, even if no page refers to them. */
const KNOWN_FILES = ['/pages.json', '/robots.txt', '/sitemap-index.xml', '/favicon.svg'];
const TEXT_TYPES =
  /^(?:text\/|application\/(?:json|xml|(?:manifest|feed)\+json|(?:atom|rss)\+xml)|image\/svg\+xml)/;

/** Returns the pages of the site, and the files that browsers or crawlers request. */
export async function siteTexts(
  site: CrawledSite,
  page: Page,
  request: APIRequestContext,
): Promise<SiteText[]> {
  const pages = [...site.values()].map(({ path, type, html }) => ({ url: path, type, body: html }));
  const maps = await locations(page, request, '/sitemap-index.xml');
  const urls = new Set([
    ...KNOWN_FILES,
    ...maps.map((url) => new URL(url).pathname),
    ...[...site.values()].flatMap(({ assets }) => assets.map(({ url }) => new URL(url).pathname)),
  ]);
  const files = await Promise.all(
    [...urls].map(async (url) => {
      const response = await request.get(url, { maxRetries: 3 });
      const type = response.headers()['content-type'] ?? '';
      return { url, type, body: TEXT_TYPES.test(type) ? await response.text() : '' };
    }),
  );
  return [...pages, ...files];
}

/** Decodes texts in a browser without displaying them. */
export function readTexts(page: Page, texts: readonly SiteText[]): Promise<ReadText[]> {
  return page.evaluate(readAll, texts);
}

/** Runs in the browser, and therefore uses nothing from the outer scope. */
function readAll(texts: readonly SiteText[]): ReadText[] {
  const reads = (root: Document) => {
    const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    return [root.documentElement.textContent, ...attributes].join('\n');
  };
  /** Returns the text of HTML that a feed contains in escaped form. */
  const inner = (html: string) => reads(new DOMParser().parseFromString(html, 'text/html'));

  return texts.map(({ url, type, body }) => {
    const isHtml = type.startsWith('text/html');
    if (type.startsWith('text/javascript')) return { url, source: body, words: '' };
    if (type.startsWith('application/feed+json')) {
      const words: string[] = [];
      JSON.parse(body, (key, value) => {
        if (typeof value === 'string') words.push(key === 'content_html' ? inner(value) : value);
        return value;
      });
      return { url, source: body, words: words.join('\n') };
    }
    if (!isHtml && !/\bxml\b/.test(type)) return { url, source: body, words: body };
    const root = new DOMParser().parseFromString(body, isHtml ? 'text/html' : 'text/xml');
    for (const heading of root.querySelectorAll('article h2'))
      if (heading.textContent === 'Sources') heading.parentElement?.querySelector('ul')?.remove();
    if (/(?:atom|rss)\+xml/.test(type))
      for (const element of root.querySelectorAll('content, encoded, description'))
        element.textContent = inner(element.textContent ?? '');
    return { url, source: root.documentElement.outerHTML, words: reads(root) };
  });
}
