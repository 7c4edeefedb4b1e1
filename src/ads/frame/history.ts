/**
 * Keeps a creative from the history of the tab, which its frame shares with the page: a visitor
 * would have to go back through all that it adds, and could be led back by it. What it may do is
 * change its own entry.
 */
export function keepHistory(): void {
  const { replaceState } = history;
  const nothing = () => {};
  const methods = { pushState: replaceState, go: nothing, back: nothing, forward: nothing };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(History.prototype, name, { value, writable: false, configurable: false });
}
