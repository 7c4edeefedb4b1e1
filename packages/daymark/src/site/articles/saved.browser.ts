import { PREFERENCES, SEARCH } from '#addresses';
import * as wording from '#words';
import { NOTEBOOK_KEY, readStored, watchStored } from '../../browser/stored-values.ts';

/*
 * Shows how many articles the visitor has saved, in the header, and whether the visitor has saved
 * the article of the page. Pages load this script only if an article is saved.
 */

/** The entries of the reading list in the text of a notebook. In a note, the quotes are escaped. */
const ENTRY = /"path":"[^"]*"/g;

/** The width of an icon button. */
const WIDTH = '44px';

/** The largest number that fits into the icon. */
const MAX_SHOWN = 99;

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Adds an element with attributes to another element. */
function add(
  parent: Element,
  [namespace, name]: readonly [namespace: string, name: string],
  attributes: Readonly<Record<string, string>>,
): Element {
  const child = parent.appendChild(document.createElementNS(namespace, name));
  for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
  return child;
}

const host = document.createElement('span');
host.className = 'tooltip-host';
host.dataset.tooltip = 'closed';
// The controls after the number stay where they are: wide screens have a gap before the controls, and on
// narrow screens the name of the site has less room.
host.style.marginInlineStart = `-${WIDTH}`;
const link = add(host, [HTML, 'a'], { class: 'icon-button', href: `${PREFERENCES}#reading-list` });
const icon = add(link, [SVG, 'svg'], {
  width: '28',
  height: '28',
  viewBox: '0 0 20 20',
  fill: 'none',
  'aria-hidden': 'true',
});
add(icon, [SVG, 'path'], { d: 'M4 2.5h12v15L10 14l-6 3.5z', stroke: 'currentColor' });
const number = add(icon, [SVG, 'text'], {
  x: '10',
  y: '11.5',
  fill: 'currentColor',
  'font-size': '9',
  'text-anchor': 'middle',
});
const tooltip = add(host, [HTML, 'span'], {
  class: 'tooltip label',
  role: 'tooltip',
});

const wide = matchMedia('(--wide-layout)');

/** Shows the number of saved articles in the header, and whether this article is one of them. */
function show(notebook: string | null): void {
  const entries: readonly string[] = notebook?.match(ENTRY) ?? [];
  const isSaved = entries.includes(`"path":"${location.pathname}"`);
  const button = document.querySelector('[data-keep]');
  if (button) button.textContent = isSaved ? wording.takeOffList : wording.saveForLater;
  const { length } = entries;
  const label = wording.savedArticles(length);
  link.setAttribute('aria-label', label);
  tooltip.textContent = label;
  number.textContent = length > MAX_SHOWN ? '…' : `${length}`;
  const name = document.querySelector<HTMLElement>('.site-name');
  if (name) name.style.paddingInlineEnd = length > 0 && !wide.matches ? WIDTH : '';
  if (length === 0) host.remove();
  else if (!host.isConnected)
    document.querySelector(`.icon-button[href="${SEARCH}"]`)?.parentElement?.before(host);
}

watchStored(NOTEBOOK_KEY, show);
wide.addEventListener('change', () => show(readStored(NOTEBOOK_KEY)));
show(readStored(NOTEBOOK_KEY));
