import { watchIslands } from '../../browser/islands/failure.browser.ts';
import intent from '../../browser/prerender/intent.browser.ts?lazy';
import tooltips from '../../ui/tooltip/tooltip.browser.ts?lazy';
import { watchSaved, watchScheme, watchText } from './choices.browser.ts';
import { setHeadlines } from './headlines.browser.ts';
import {
  correctYear,
  watchMenu,
  watchScroll,
  watchScrollers,
  watchSearchKeys,
} from './shell.browser.ts';

/* The script of every page, without React: header, footer, choices, saved articles, tooltips and prefetching. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const header = find('[data-header]');
if (header) watchScroll(header);

const menu = find('#menu');
const toggle = find('[popovertarget="menu"]');
if (menu && toggle) watchMenu(menu, toggle);

// An open menu would cover focused controls after it (WCAG 2.4.11). The element before the menu is its
// toggle, which keeps the menu open.
document.addEventListener('focusin', () =>
  find('header :not(:focus-within) + :popover-open:not(:focus-within)')?.hidePopover(),
);

for (const choice of document.querySelectorAll<HTMLElement>('[id^="scheme"]'))
  watchScheme(choice, document.documentElement);

watchText(find('#text-here'), document.documentElement);

const year = find('[data-year]');
if (year) correctYear(year, new Date());

watchSaved();
watchSearchKeys(document);
watchScrollers(document);
watchIslands(document);

for (const type of ['pointerover', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    if ((target as Element).closest('[data-tooltip]')) import(/* @vite-ignore */ tooltips);
  });

// Other browsers prerender pages by the rules in the page.
if (!HTMLScriptElement.supports?.('speculationrules')) import(/* @vite-ignore */ intent);

const { font, bold, italic } = find('script[data-font]')?.dataset ?? {};
// The first of several files lacks letters, which the headlines would show in another font.
if (font && !import.meta.env.PRELOADS_ALL_LETTERS) setHeadlines(font);

// Loads the bold and the italic font after the page, for the next page. If a font does not load,
// the next page tries again.
addEventListener('load', () => {
  // Only the bold face has a range of weights.
  for (const face of document.fonts)
    if (
      face.weight.includes(' ')
        ? bold
        : face.style === 'italic'
          ? italic
          : import.meta.env.PRELOADS_ALL_LETTERS
    )
      face.load().catch(() => {});
});
