import campaign from '../../../ads/campaign.css?inline';
import stickySlot from '../../../ads/sticky.css?inline';
import { formulaStyles } from '../../../content/markdown/formula-html.ts';
import comments from '../../../services/comments.css?inline';
import newsletter from '../../../services/newsletter.css?inline';
import forms from '../../../ui/styles/forms.css?inline';
import magazine from '../../home/magazine.css?inline';
import opening from '../../home/opening.css?inline';
import definitions from './definitions.css?inline';
import drawings from './drawings.css?inline';
import embeds from './embeds.css?inline';
import figures from './figures.css?inline';
import footnotes from './footnotes.css?inline';
import formulas from './formulas.css?inline';
import galleries from './galleries.css?inline';
import inContent from './in-content.css?inline';
import largePictures from './large-pictures.css?inline';
import linkLines from './link-lines.css?inline';
import marginNotes from './margin-notes.css?inline';
import notes from './notes.css?inline';
import tables from './tables.css?inline';
import tasks from './tasks.css?inline';

/** Patterns of features that only some pages use, and the styles of the features. */
const FEATURES = [
  { mark: '<section class="opening ', styles: opening },
  { mark: '<article class="lead ', styles: magazine },
  { mark: 'class="house-creative campaign"', styles: campaign },
  { mark: /<(?:form|input|select|textarea)\b|<button(?![^<>]*\sclass=)/, styles: forms },
  { mark: '<div class="newsletter ', styles: newsletter },
  { mark: '<section class="comments ', styles: comments },
  { mark: /<div class="note"|<blockquote class="quote"|<aside class="pull"/, styles: notes },
  { mark: '<section class="wide', styles: tables },
  { mark: '<span class="task"', styles: tasks },
  {
    mark: /<figure(?! class)|<img (?:(?!<img )[^>])*class="transparent"/,
    styles: figures + drawings,
  },
  { mark: '<section class="wide gallery"', styles: galleries },
  { mark: '<button type="button" class="to-large"', styles: largePictures },
  { mark: /<p class="(?:button|file)-line"/, styles: linkLines },
  { mark: '<dl>', styles: definitions },
  { mark: '<math ', styles: formulas + formulaStyles },
  { mark: '<figure class="embed', styles: embeds },
  { mark: '<div class="in-content"', styles: inContent },
  { mark: ' data-sticky=""', styles: stickySlot },
  // After the styles of drawings, pull quotes and tables, which margin notes override.
  { mark: '<section data-footnotes', styles: footnotes + marginNotes },
];

/**
 * Returns the style sheets of only those features that a page's HTML uses. Each style sheet is a
 * separate element, so that the policy of articles has a hash for each feature, not for each
 * combination.
 */
export const stylesOf = (html: string): string[] =>
  FEATURES.filter(({ mark }) => html.search(mark) >= 0).map(({ styles }) => styles);
