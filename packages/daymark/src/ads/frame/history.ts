import { replacePermanently } from './built-ins.ts';

/**
 * Prevents a creative from changing the history of the tab, which its frame shares with the page. A
 * visitor would have to go back through every added entry, and the creative could navigate the tab
 * back. A creative may only replace its current entry. No page can prevent a creative from adding
 * entries in other ways, such as links to fragments: see docs/contracts/slot-frame.md.
 */
export function keepHistory(): void {
  const { replaceState } = history;
  const nothing = () => {};
  const roads = { back: nothing, forward: nothing };
  replacePermanently(History.prototype, { ...roads, pushState: replaceState, go: nothing });
  // Not every browser supports the Navigation API.
  if ('Navigation' in globalThis)
    replacePermanently(Navigation.prototype, { ...roads, navigate: nothing, traverseTo: nothing });
}
