/*
 * The text of the privacy page contains the placeholders `::networks` and `::consent`. Markdown
 * renders each as an empty paragraph, which the page replaces with data from the network settings.
 */

const PLACES = ['networks', 'consent'] as const;

/** The name of a placeholder. */
export type Place = (typeof PLACES)[number];

/** The path of the file with the placeholders, relative to the site's folder. */
export const PRIVACY_TEXT = 'content/pages/privacy.md';

export const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

/** The attribute that marks a placeholder in HTML. */
export const PLACE_ATTRIBUTE = 'data-placeholder';

export const placeholder = (place: Place) => `<p ${PLACE_ATTRIBUTE}="${place}"></p>`;

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
