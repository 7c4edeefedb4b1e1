/** The parts of an article between its in-content slots; a short one has fewer. */
export type Parts = [beginning: string, middle?: string, end?: string];

/** Sections between one in-content slot and the next. */
const SECTIONS_APART = 2;

/**
 * Divides an article's HTML before headings, so that a slot never parts a
 * heading from its text: after the opening and one section, and two sections on.
 * The heading over the footnotes begins with its class, and parts nothing.
 */
export function placeInContent(html: string): Parts {
  const [opening = '', ...sections] = html.split(/(?=<h2 id=)/);
  const first = opening + sections.slice(0, SECTIONS_APART - 1).join('');
  const rest = sections.slice(SECTIONS_APART - 1);
  if (rest.length === 0) return [html];
  const middle = rest.slice(0, SECTIONS_APART).join('');
  const end = rest.slice(SECTIONS_APART).join('');
  return end === '' ? [first, middle] : [first, middle, end];
}
