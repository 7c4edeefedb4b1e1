/** Loads and shows an external player only when the visitor clicks the player's button. */
export function watchEmbeds(root: Document): void {
  for (const player of root.querySelectorAll<HTMLIFrameElement>('[data-embed-src]')) {
    const frame = player.parentElement;
    frame?.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      player.src = player.dataset.embedSrc ?? '';
      player.hidden = false;
      player.focus();
      if (currentTarget instanceof HTMLElement) currentTarget.hidden = true;
    });
  }
}
