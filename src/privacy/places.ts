/*
 * The privacy page tells of networks what the registry knows. Its text says where, by `::networks`
 * and `::consent`; between Markdown and the page such a place is an empty paragraph.
 */

const PLACES = ['networks', 'consent'] as const;

/** A place that the registry fills. */
export type Place = (typeof PLACES)[number];

/** The text that has these places, from the root of the project. */
export const PRIVACY_TEXT = 'content/pages/privacy.md';

export const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

export const placeholder = (place: Place) => `<p data-told="${place}"></p>`;

/** Puts what is told into its places; a list item that would be left without words goes. */
export function fillPlaces(html: string, told: Readonly<Record<Place, string>>): string {
  return PLACES.reduce((filled, place) => {
    const [item, words] = [placeholder(place), told[place]];
    const anywhere = new RegExp(`(<li>\\s*)?${item}(\\s*</li>)?`);
    return filled.replace(anywhere, (_, before = '', after = '') =>
      words === '' ? '' : `${before}${words}${after}`,
    );
  }, html);
}
