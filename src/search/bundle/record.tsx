import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '../../ui/Prose.tsx';

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

/** The document that Pagefind reads for a record. Whatever is in `data-pagefind-meta` comes with a result. */
export function recordDocument(
  { title, label, summary, html }: SearchRecord,
  language: string,
): string {
  return renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta data-pagefind-meta="title[content]" content={title} />
        <meta data-pagefind-meta="label[content]" content={label} />
      </head>
      <body>
        <p>{summary}</p>
        <Prose html={html} className="" />
      </body>
    </html>,
  );
}
