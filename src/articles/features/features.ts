import embeds from './embeds.css?inline';
import figures from './figures.css?inline';
import footnotes from './footnotes.css?inline';
import notes from './notes.css?inline';
import tables from './tables.css?inline';

/** What only some articles have, and the styles that it needs. */
const FEATURES = [
  { mark: '<section data-footnotes', styles: footnotes },
  { mark: /<div class="note"|<blockquote class="quote"/, styles: notes },
  { mark: '<section class="wide"', styles: tables },
  { mark: '<figure', styles: figures },
  { mark: '<p data-embed', styles: embeds },
];

/** The styles of those features that an article's HTML has; others are not sent with it. */
export function stylesOf(html: string): string {
  return FEATURES.filter(({ mark }) => html.search(mark) >= 0)
    .map(({ styles }) => styles)
    .join('');
}
