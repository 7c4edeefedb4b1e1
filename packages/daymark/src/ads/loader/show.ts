/*
 * Styles of a network's content in a slot box: over the house creative, and hidden until the box is
 * filled. The script contains the styles, so that pages without network slots do not load them.
 */
const STYLES = `
.slot-box > :is(iframe, .slot-inline) { position: absolute; inset: 0; max-width: 100%; margin: auto; border: 0; }
.slot-inline { overflow: clip; contain: strict; }
.slot-box:not([data-state="filled"]) > :is(iframe, .slot-inline),
.slot-box[data-state="filled"] > :is(.house-creative, .slot-vacant) { visibility: hidden; }`;

/** Adds the styles of network content to a page. */
export function styleFrames(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets.push(sheet);
}

/** Lets assistive technology and the keyboard reach the content of a filled slot box. */
export function showCreative(box: HTMLElement): void {
  if (box.parentElement) box.parentElement.inert = false;
}

/**
 * Prepares the removal of a network's content. Moves the focus, if it would be lost, to the house
 * creative. A slot without a house creative is vacant: assistive technology skips it.
 */
export function leaveCreative(box: HTMLElement): void {
  const { activeElement } = document;
  const link = box.querySelector<HTMLElement>('.house-creative a');
  const isKept = link && activeElement?.closest('.house-creative, .skip-link');
  if (box.contains(activeElement) && !isKept)
    (link ?? document.querySelector('main'))?.focus({ preventScroll: true });
  if (box.parentElement) box.parentElement.inert = !link;
}
