import { watchIslands } from '../../browser/islands/failure.browser.ts';
import intent from '../../browser/prerender/intent.browser.ts?lazy';
import { watchTooltips } from '../../ui/tooltip/tooltip.browser.ts';
import { watchSaved, watchScheme, watchText } from './choices.browser.ts';
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

// An open menu would cover focused controls after it (WCAG 2.4.11). The element before it is its
// toggle, which keeps it open.
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
watchTooltips(document);
watchScrollers(document);
watchIslands(document);

// Other browsers prerender pages by the rules in the page.
if (!HTMLScriptElement.supports?.('speculationrules')) import(/* @vite-ignore */ intent);

// A page without the typeface, on a slow connection, loads its first file for the next page.
if ('plain' in document.documentElement.dataset)
  addEventListener('load', () => {
    const typeface = [...document.fonts].find(({ display }) => display === 'optional');
    // After a failure, the next page tries again.
    typeface?.load().catch(() => {});
  });
