import type { Page } from '@playwright/test';

export interface Link {
  /** The absolute URL. */
  readonly href: string;
  readonly rel: string;
  readonly target: string;
}

export interface Asset {
  readonly url: string;
  /** The expected beginning of the asset's Content-Type. */
  readonly type: string;
}

/** The facts in the HTML of a page, as parsed by a browser. */
export interface PageFacts {
  /** The language of the page. */
  readonly language: string;
  readonly title: string;
  /** The contents of the `<meta name="description">` elements. There should be one. */
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** The translations that the page names, with itself, as pairs of language and URL. */
  readonly translations: readonly (readonly [language: string, url: string])[];
  readonly isNoindex: boolean;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: readonly string[];
  /** The number of words of the main part. */
  readonly words: number;
  /** The number of words of the text of an article or a step; 0 for other pages. */
  readonly wordsOfText: number;
  readonly links: readonly Link[];
  readonly assets: readonly Asset[];
}

/** The HTML of a page as the server sent it, and the base URL of the links. */
export interface Source {
  readonly html: string;
  readonly url: string;
}

/**
 * Parses the HTML of pages in a browser without displaying them, so that the HTML loads and runs
 * nothing.
 */
export function readPages(page: Page, sources: readonly Source[]): Promise<PageFacts[]> {
  return page.evaluate(readAll, sources);
}

/** Runs in the browser, and therefore uses nothing from the outer scope. */
function readAll(sources: readonly Source[]): PageFacts[] {
  const read = ({ html, url }: Source): PageFacts => {
    const root = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? '');
    const wordsIn = (main: Element | null) => {
      const text = main?.cloneNode(true);
      if (!(text instanceof Element)) return 0;
      for (const other of text.querySelectorAll('script, style, svg')) other.remove();
      // A space between elements, as between the words of two paragraphs.
      for (const element of text.querySelectorAll('*')) element.append(' ');
      return text.textContent.trim().split(/\s+/).length;
    };
    const absolute = (address: string) => new URL(address, url).href;
    const assets = (type: string, selector: string, attribute: string) =>
      values(selector, attribute).map((address) => ({ url: absolute(address), type }));

    return {
      language: root.documentElement.lang,
      title: root.title,
      descriptions: values('meta[name="description"]', 'content'),
      canonicals: values('link[rel="canonical"]', 'href'),
      translations: all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
      isNoindex: values('meta[name="robots"]', 'content').includes('noindex'),
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
        level: Number(tagName.slice(1)),
        text: textContent.trim(),
      })),
      ids: values('[id]', 'id'),
      words: wordsIn(root.querySelector('main')),
      wordsOfText: wordsIn(root.querySelector('article .prose')),
      links: all('a[href]').map((link) => ({
        href: absolute(link.getAttribute('href') ?? ''),
        rel: link.getAttribute('rel') ?? '',
        target: link.getAttribute('target') ?? '',
      })),
      assets: [
        ...assets('image/', 'img[src], source[src]', 'src'),
        ...assets('image/', 'link[rel~="icon"], link[rel="apple-touch-icon"]', 'href'),
        ...assets('text/javascript', 'script[src]', 'src'),
        ...assets('text/javascript', 'link[rel="modulepreload"]', 'href'),
        ...assets('text/javascript', 'astro-island[component-url]', 'component-url'),
        ...assets('text/javascript', 'astro-island[renderer-url]', 'renderer-url'),
        ...assets('font/woff2', 'link[rel="preload"][as="font"]', 'href'),
        ...assets('text/css', 'link[rel="stylesheet"]', 'href'),
        ...assets('application/manifest+json', 'link[rel="manifest"]', 'href'),
        ...all('link[rel="alternate"][type]').map((link) => ({
          url: absolute(link.getAttribute('href') ?? ''),
          type: link.getAttribute('type') ?? '',
        })),
        ...all('style').flatMap(({ textContent }) =>
          [...textContent.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, address = '']) => ({
            url: absolute(address),
            type: address.endsWith('.woff2') ? 'font/woff2' : 'image/',
          })),
        ),
      ],
    };
  };
  return sources.map(read);
}
