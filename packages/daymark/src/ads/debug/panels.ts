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

/** Shows the debug overlay's values over slot boxes. */
export interface Panels {
  show(box: HTMLElement, facts: Facts): void;
}

/** Adds the layer that contains the panels to a page. */
export function addPanels(document: Document): Panels {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const lists = new Map<HTMLElement, HTMLElement>();

  return {
    show(box, facts) {
      const list = lists.get(box) ?? document.createElement('dl');
      lists.set(box, list);
      const { left, top, width } = box.getBoundingClientRect();
      // A slot for another screen width is not displayed.
      list.hidden = width === 0;
      list.style.left = `${left + scrollX}px`;
      list.style.top = `${top + scrollY}px`;
      list.style.width = `${width}px`;
      list.replaceChildren(...Object.entries(facts).flatMap(([name, value]) => row(name, value)));
      root.append(list);
    },
  };

  function row(name: string, value: string): HTMLElement[] {
    const term = document.createElement('dt');
    const words = document.createElement('dd');
    term.textContent = name;
    words.textContent = value;
    return [term, words];
  }
}
