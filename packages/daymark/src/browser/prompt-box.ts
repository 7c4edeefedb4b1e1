/**
 * Fits an open prompt to the page, part of which it covers. If the prompt covers the focused element,
 * the page scrolls until the element is visible. While the text is longer than its box, the box is a tab
 * stop that the arrow keys scroll.
 * @param texts the box of the text, above the buttons: see prompt-box.css
 * @returns a function to call when the prompt closes
 */
export function fitPrompt(prompt: HTMLElement, texts: HTMLElement): () => void {
  uncoverFocus(prompt);
  const stop = {
    tabindex: '0',
    role: 'group',
    'aria-labelledby': prompt.getAttribute('aria-labelledby') ?? '',
  };
  const update = () => {
    // Ignores fractions of a pixel, which hide no text.
    texts.toggleAttribute('data-cut-above', texts.scrollTop >= 1);
    const isLonger = texts.scrollHeight - texts.clientHeight >= 1;
    for (const [name, value] of Object.entries(stop))
      if (isLonger) texts.setAttribute(name, value);
      else texts.removeAttribute(name);
  };
  const observer = new ResizeObserver(update);
  for (const part of [texts, ...texts.children]) observer.observe(part);
  texts.addEventListener('scroll', update);
  return () => {
    texts.removeEventListener('scroll', update);
    observer.disconnect();
  };
}

/** Scrolls the focused element into view if the prompt covers a part of it (WCAG 2.4.11). */
function uncoverFocus(prompt: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || prompt.contains(focused)) return;
  const under = focused.getBoundingClientRect();
  const over = prompt.getBoundingClientRect();
  const isCovered =
    under.bottom > over.top &&
    under.top < over.bottom &&
    under.right > over.left &&
    under.left < over.right;
  // A part of an element is in view if the element is higher than the rest of the screen, as a text
  // may be.
  if (!isCovered || under.height > over.top) return;
  // `scroll-padding` keeps the element clear of the prompt and of the header bar.
  // The scroll guard of slots (scroll-guard.ts) would assume that a creative scrolls the page.
  dispatchEvent(new Event('pagescroll'));
  focused.scrollIntoView({ block: 'nearest' });
}
