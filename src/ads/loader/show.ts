/*
 * How a frame stands in its box: over the house creative, unseen and out of reach until it is
 * filled. Here, so that pages which no network fills do not carry it.
 */
const STYLES = `
.slot-box > iframe { position: absolute; inset: 0; max-width: 100%; margin: auto; border: 0; }
.slot-box:not([data-state="filled"]) > iframe,
.slot-box[data-state="filled"] > .house-creative { visibility: hidden; }
.slot-box > .skip-link { position: absolute; }`;

/** Gives a page the styles of frames in their boxes. */
export function styleFrames(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets.push(sheet);
}

/**
 * Puts a way past the creative before it, for those who go by keyboard.
 * @returns a function that takes it away
 */
export function addWayPast(box: HTMLElement): () => void {
  const end = document.createElement('span');
  end.id = `past-${box.dataset.bannerId}`;
  end.tabIndex = -1;
  const link = document.createElement('a');
  link.className = 'button skip-link';
  link.href = `#${end.id}`;
  link.textContent = 'Skip advertisement';
  box.prepend(link);
  box.append(end);
  return () => {
    link.remove();
    end.remove();
  };
}
