/** The parts of a page that ask for a visitor's attention by themselves, in the order of their turns. */
const ORDER = ['consent', 'donation'] as const;
export type Asker = (typeof ORDER)[number];

/** What a visitor has opened: the menu, or the choice of a colour scheme. It goes before every asker. */
const OPENED = 'header :popover-open';

const asking = new Map<Asker, (isTurn: boolean) => void>();
let current: Asker | undefined;

/**
 * Asks for a visitor's attention, which one part of a page has at a time. Calls back with true when
 * it is this part's turn, at once or later, and with false when it has to step aside for a while.
 * @returns a function that ends the asking, after which no more calls come
 */
export function takeTurns(asker: Asker, onTurn: (isTurn: boolean) => void): () => void {
  if (asking.size === 0)
    // Toggle events do not bubble.
    document.addEventListener('toggle', settle, { capture: true });
  asking.set(asker, onTurn);
  settle();
  return () => {
    asking.delete(asker);
    if (current === asker) current = undefined;
    if (asking.size === 0) document.removeEventListener('toggle', settle, { capture: true });
    settle();
  };
}

function settle(): void {
  const isFree = document.querySelector(OPENED) === null;
  const next = isFree ? ORDER.find((asker) => asking.has(asker)) : undefined;
  if (next === current) return;
  const last = current;
  current = next;
  if (last) asking.get(last)?.(false);
  if (next) asking.get(next)?.(true);
}
