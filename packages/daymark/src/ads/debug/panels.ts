import type { Facts } from './facts.ts';

/*
 * Panels over the slot boxes. They are in a shadow tree, so that panel styles and page styles do
 * not affect each other. They are out of the flow, so that they cannot cause layout shifts. Clicks
 * pass through them.
 */
const STYLES = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; width: 0; height: 0; pointer-events: none; }
dl { position: absolute; box-sizing: border-box; display: grid; grid-template-columns: auto 1fr; gap: 0 0.75em;
  max-width: 22rem; margin: 0; padding: 0.5em 0.75em; background: #14181d; color: #f4f1ea;
  border: 1px solid #f4f1ea; font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dl[hidden] { display: none; }
dt { color: #a9c8d8; }
dd { margin: 0; }`;

/** Adds an element for the panels. Returns a function that shows values over a slot box. */
export function addPanels(document: Document): (box: HTMLElement, facts: Facts) => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const lists = new Map<HTMLElement, HTMLElement>();
  const element = (name: 'dt' | 'dd', textContent: string) =>
    Object.assign(document.createElement(name), { textContent });

  return (box, facts) => {
    const list = lists.get(box) ?? document.createElement('dl');
    lists.set(box, list);
    const { left, top, width } = box.getBoundingClientRect();
    // The width is 0 if the slot is for other screens, and therefore not displayed.
    list.hidden = width === 0;
    list.style.left = `${left + scrollX}px`;
    list.style.top = `${top + scrollY}px`;
    list.style.width = `${width}px`;
    const rows = Object.entries(facts).map(([name, value]) => [
      element('dt', name),
      element('dd', value),
    ]);
    list.replaceChildren(...rows.flat());
    root.append(list);
  };
}
