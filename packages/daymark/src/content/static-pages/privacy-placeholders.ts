/*
 * The privacy page contains the registry's facts on networks, at the placeholders `::networks` and
 * `::consent` of its text. Markdown renders such a placeholder as an empty paragraph.
 */

const PLACES = ['networks', 'consent'] as const;

/** A placeholder that the registry fills. */
export type Place = (typeof PLACES)[number];

/** The path of the text with these placeholders, relative to the root of the project. */
export const PRIVACY_TEXT = 'content/pages/privacy.md';

export const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

export const placeholder = (place: Place) => `<p data-placeholder="${place}"></p>`;

/** Replaces the placeholders with HTML. Removes a list item that would be empty. */
export function fillPlaceholders(html: string, contents: Readonly<Record<Place, string>>): string {
  return PLACES.reduce((filled, place) => {
    const [item, words] = [placeholder(place), contents[place]];
    const anywhere = new RegExp(`(<li>\\s*)?${item}(\\s*</li>)?`);
    return filled.replace(anywhere, (_, before = '', after = '') =>
      words === '' ? '' : `${before}${words}${after}`,
    );
  }, html);
}
