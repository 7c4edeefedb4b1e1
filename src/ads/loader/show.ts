/*
 * How what a network sends stands in its box: over the house creative, unseen and out of reach until
 * it is filled. Here, so that pages which no network fills do not carry it.
 */
const STYLES = `
.slot-box > :is(iframe, .slot-guest) { position: absolute; inset: 0; max-width: 100%; margin: auto; border: 0; }
.slot-guest { overflow: clip; contain: strict; }
.slot-box:not([data-state="filled"]) > :is(iframe, .slot-guest),
.slot-box[data-state="filled"] > :is(.house-creative, .slot-vacant) { visibility: hidden; }
.slot-box > :is(.skip-link, [id^="past-"]) { position: absolute; }`;

/** Gives a page the styles of frames in their boxes. */
export function styleFrames(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets.push(sheet);
}

let count = 0;

/** Puts a way past the creative before it, for those who go by keyboard. */
export function addWayPast(box: HTMLElement): void {
  const end = document.createElement('span');
  count += 1;
  end.id = `past-slot-${count}`;
  end.tabIndex = -1;
  const link = document.createElement('a');
  link.className = 'button skip-link';
  link.href = `#${end.id}`;
  link.textContent = 'Skip advertisement';
  box.prepend(link);
  box.append(end);
}

/** Gives the focus, where what will go has it, to the house creative that returns. */
export function returnFocus(box: HTMLElement): void {
  const { activeElement } = document;
  if (box.contains(activeElement) && !activeElement?.closest('.house-creative'))
    box.querySelector<HTMLElement>('.house-creative a')?.focus({ preventScroll: true });
}

export function removeWayPast(box: HTMLElement): void {
  for (const part of box.querySelectorAll(':scope > :is(.skip-link, [id^="past-"])')) part.remove();
}
