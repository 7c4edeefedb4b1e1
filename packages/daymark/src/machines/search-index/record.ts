import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutPullQuotes } from '../../content/markdown/pull-quotes.ts';
import { separateElisions } from '../../content/search-spelling.ts';
import { withoutInvisible } from '../../content/search-words.ts';

/** A page in the search index: its text, without header, footer and ad slots. */
export interface SearchRecord {
  path: string;
  title: string;
  /** The category of the page: an article's topic, or "Page". */
  label: string;
  summary: string;
  /** The date of an article; absent on other pages. */
  date?: Date;
  /** The body as HTML, in which headings rank higher than text. */
  html: string;
}

/** A page whose body is on disk until its shard is indexed. */
export interface SearchPage extends Omit<SearchRecord, 'html'> {
  /** Returns the body as HTML. */
  html: () => Promise<string>;
  /** A hash that changes with the body. */
  digest: string;
}

/** Returns the records of pages, with their bodies in memory, without pull quotes. */
export const readBodies = (pages: readonly SearchPage[]): Promise<SearchRecord[]> =>
  Promise.all(
    pages.map(async ({ html, digest: _, ...page }) => ({
      ...page,
      html: withoutPullQuotes(await html()),
    })),
  );

/**
 * Returns the HTML document that Pagefind indexes for a record. Visitors never see it. Pagefind
 * returns the metadata of a document with each result.
 */
export function recordDocument({ title, label, summary, html }: SearchRecord, language: string) {
  // A search contains no invisible characters, such as soft hyphens, either.
  const meta = (name: string, content: string) =>
    element('meta', {
      'data-pagefind-meta': `${name}[content]`,
      content: withoutInvisible(content),
    });
  const words = (text: string) => separateElisions(withoutInvisible(text.normalize()));
  return renderToStaticMarkup(
    element(
      'html',
      { lang: language },
      element('head', null, meta('title', title), meta('label', label)),
      element(
        'body',
        null,
        element('p', null, words(summary)),
        // biome-ignore lint/security/noDangerouslySetInnerHtml: owner's text, only for the index
        element('div', { dangerouslySetInnerHTML: { __html: words(html) } }),
      ),
    ),
  );
}
