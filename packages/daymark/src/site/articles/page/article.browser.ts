/* The script of an article page, without React. */

/** A `rootMargin`: headings in the top third of the viewport or above count as reached. */
const READING_LINE = '1000000px 0px -67%';

/** Opens the table of contents if it is beside the text, and marks the current section. */
function watchContents(contents: Element): void {
  const details = contents.querySelector('details');
  const isBeside = matchMedia('(width>=64rem)');
  const unfold = () => details?.toggleAttribute('open', isBeside.matches);
  isBeside.addEventListener('change', unfold);
  unfold();
  contents.toggleAttribute('data-ready', true);

  const links = [...contents.querySelectorAll('a')];
  const reached = new Set<string>();
  const idOf = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';
  const observer = new IntersectionObserver(
    (headings) => {
      for (const { target, isIntersecting } of headings)
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      const current = links.findLast((link) => reached.has(idOf(link)));
      for (const link of links)
        if (link === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
    },
    { rootMargin: READING_LINE },
  );
  for (const link of links) {
    const heading = contents.ownerDocument.getElementById(idOf(link));
    if (heading) observer.observe(heading);
  }
}

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
