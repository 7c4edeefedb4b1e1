/*
 * The texts in `content/pages/` may contain placeholders, such as `::contact`, and all texts
 * `::newsletter`. Markdown renders each as an empty paragraph, which the page replaces with HTML that
 * depends on the settings.
 */

/** The path of the privacy page's text, relative to the site's folder. */
export const PRIVACY_TEXT = 'content/pages/privacy.md';

/** The texts that may contain each placeholder: one text, all texts of a folder, or all texts. */
export const PLACES = {
  networks: PRIVACY_TEXT,
  services: PRIVACY_TEXT,
  consent: PRIVACY_TEXT,
  contact: 'content/pages/',
  form: 'content/pages/',
  newsletter: '',
} as const;

type Place = keyof typeof PLACES;

export const isPlace = (name: string): name is Place => Object.hasOwn(PLACES, name);

/** Returns whether a directive is a placeholder that may be in the text of a file. */
export const isPlaceholder = (name: string, file: URL | undefined): name is Place =>
  isPlace(name) &&
  `${file?.pathname}`
    .replace(/\/content\/[^/]+\/pages\//, '/content/pages/')
    .includes(`/${PLACES[name]}`);

/** The attribute that marks a placeholder in HTML. */
export const PLACE_ATTRIBUTE = 'data-placeholder';

export const placeholder = (place: Place) => `<p ${PLACE_ATTRIBUTE}="${place}"></p>`;

/** Replaces some placeholders with HTML. Removes a list item that would be empty. */
export const fillPlaceholders = (
  html: string,
  contents: Readonly<Partial<Record<Place, string>>>,
): string =>
  Object.entries(contents).reduce((filled, [place, words]) => {
    const item = placeholder(place as Place);
    const anywhere = new RegExp(`(<li>\\s*)?${item}(\\s*</li>)?`, 'g');
    return filled.replace(anywhere, (_, before = '', after = '') =>
      words === '' ? '' : `${before}${words}${after}`,
    );
  }, html);
