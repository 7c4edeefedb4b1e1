/** The prompts that a page opens without a click, by priority. */
const ORDER = ['consent', 'donation'] as const;
type PromptName = (typeof ORDER)[number];

/** Matches an open popover (menu, colour schemes). Prompts are hidden while a popover is open. */
const OPENED = 'header :popover-open';

/** The waiting prompts and the shown one. */
const asking = new Map<PromptName, (isTurn: boolean) => void>();
/** The prompt that may be shown now. */
let current: PromptName | undefined;

/**
 * Adds a prompt to the queue. One prompt is shown at a time. Calls `onTurn` with true when the
 * prompt may be shown, at once or later, and with false when it must be hidden for a while.
 * @returns a function that removes the prompt from the queue; `onTurn` is not called after that
 */
export function queuePrompt(prompt: PromptName, onTurn: (isTurn: boolean) => void): () => void {
  if (asking.size === 0)
    // Toggle events do not bubble.
    document.addEventListener('toggle', settle, { capture: true });
  asking.set(prompt, onTurn);
  settle();
  return () => {
    asking.delete(prompt);
    if (current === prompt) current = undefined;
    if (asking.size === 0) document.removeEventListener('toggle', settle, { capture: true });
    settle();
  };
}

/** Shows the first waiting prompt, or no prompt while a popover is open. */
function settle(): void {
  const isFree = document.querySelector(OPENED) === null;
  const next = isFree ? ORDER.find((prompt) => asking.has(prompt)) : undefined;
  if (next === current) return;
  const last = current;
  current = next;
  if (last) asking.get(last)?.(false);
  if (next) asking.get(next)?.(true);
}
