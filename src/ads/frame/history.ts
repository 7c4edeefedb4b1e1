import { hold } from './hold.ts';

/**
 * Keeps a creative from the history of the tab, which its frame shares with the page: a visitor
 * would have to go back through all that it adds, and could be led back by it. What it may do is
 * change its own entry. The fragment of its address, and frames of its own, are beyond what any page
 * can prevent: see docs/contracts/slot-frame.md.
 */
export function keepHistory(): void {
  const { replaceState } = history;
  const nothing = () => {};
  const roads = { back: nothing, forward: nothing };
  hold(History.prototype, { ...roads, pushState: replaceState, go: nothing });
  // Not every browser has the newer way.
  if ('Navigation' in globalThis)
    hold(Navigation.prototype, { ...roads, navigate: nothing, traverseTo: nothing });
}
