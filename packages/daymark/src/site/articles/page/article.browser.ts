import { watchContents } from '../contents/contents.browser.ts';

/* The script of an article page, without React. */

const contents = document.querySelector('.toc');
if (contents) watchContents(contents);

// Loads and shows an external player only when the visitor clicks the player's button.
for (const player of document.querySelectorAll<HTMLIFrameElement>('[data-embed-src]')) {
  const frame = player.parentElement;
  frame?.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
    player.src = player.dataset.embedSrc ?? '';
    player.hidden = false;
    player.focus();
    if (currentTarget instanceof HTMLElement) currentTarget.hidden = true;
  });
}
