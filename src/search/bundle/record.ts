import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page as the search knows it: its own words, without header, footer and slots. */
export interface SearchRecord {
  path: string;
  title: string;
  /** What it belongs to, in a word: an article's topic, or "Page". */
  label: string;
  summary: string;
  /** The body as HTML: headings weigh more than text. */
  html: string;
}

/** The document that Pagefind reads for a record: nobody sees it. What is meta comes with a result. */
export function recordDocument(
  { title, label, summary, html }: SearchRecord,
  language: string,
): string {
  const meta = (name: string, content: string) =>
    element('meta', { 'data-pagefind-meta': `${name}[content]`, content });
  return renderToStaticMarkup(
    element(
      'html',
      { lang: language },
      element('head', null, meta('title', title), meta('label', label)),
      element(
        'body',
        null,
        element('p', null, summary),
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, for the index alone
        element('div', { dangerouslySetInnerHTML: { __html: html } }),
      ),
    ),
  );
}
