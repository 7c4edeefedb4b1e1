/*
 * Styles of a network's content in a slot box: over the house creative, and hidden until the box is
 * filled. The script contains the styles, so that pages without network slots do not load them.
 */
import * as wording from '#words';

const STYLES = `
.slot-box > :is(iframe, .slot-inline) { position: absolute; inset: 0; max-width: 100%; margin: auto; border: 0; }
.slot-inline { overflow: clip; contain: strict; }
.slot-box:not([data-state="filled"]) > :is(iframe, .slot-inline),
.slot-box[data-state="filled"] > :is(.house-creative, .slot-vacant) { visibility: hidden; }
.slot-box > :is(.skip-link, [id^="past-"]) { position: absolute; }`;

/** Adds the styles of network content to a page. */
export function styleFrames(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets.push(sheet);
}

let count = 0;

/** Adds a skip link before the creative, for keyboard users, and the link's target after it. */
export function addWayPast(box: HTMLElement): void {
  const end = document.createElement('span');
  count += 1;
  end.id = `past-slot-${count}`;
  end.tabIndex = -1;
  const link = document.createElement('a');
  link.className = 'button skip-link';
  link.href = `#${end.id}`;
  link.textContent = wording.skipAdvertisement;
  box.prepend(link);
  box.append(end);
}

/**
 * Prepares the removal of a network's content: removes the skip link, and moves the focus, if it
 * would be lost, to the house creative.
 */
export function leaveCreative(box: HTMLElement): void {
  const { activeElement } = document;
  if (box.contains(activeElement) && !activeElement?.closest('.house-creative'))
    box.querySelector<HTMLElement>('.house-creative a')?.focus({ preventScroll: true });
  for (const part of box.querySelectorAll(':scope > :is(.skip-link, [id^="past-"])')) part.remove();
}
