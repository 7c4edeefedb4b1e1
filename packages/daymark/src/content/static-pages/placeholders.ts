/*
 * The texts in `content/pages/` may contain placeholders, such as `::contact`, and all texts
 * `::newsletter`. Markdown renders each as an empty paragraph, which the page replaces with HTML that
 * depends on the settings.
 */

/** The path of the privacy page's text, relative to the site's folder. */
export const PRIVACY_TEXT = 'content/pages/privacy.md';

/** The texts that may contain each placeholder: one text, all texts of a folder, or all texts. */
export const TEXTS_WITH = {
  networks: PRIVACY_TEXT,
  services: PRIVACY_TEXT,
  consent: PRIVACY_TEXT,
  contact: 'content/pages/',
  form: 'content/pages/',
  newsletter: '',
} as const;

type Placeholder = keyof typeof TEXTS_WITH;

export const isPlaceholderName = (name: string): name is Placeholder =>
  Object.hasOwn(TEXTS_WITH, name);

/** Returns whether a directive is a placeholder that may be in the text of a file. */
export const isPlaceholder = (name: string, file: URL | undefined): name is Placeholder =>
  isPlaceholderName(name) &&
  `${file?.pathname}`
    .replace(/\/content\/[^/]+\/pages\//, '/content/pages/')
    .includes(`/${TEXTS_WITH[name]}`);

/** The attribute that marks a placeholder in HTML. */
export const PLACEHOLDER_ATTRIBUTE = 'data-placeholder';

export const placeholder = (name: Placeholder) => `<p ${PLACEHOLDER_ATTRIBUTE}="${name}"></p>`;

/** Replaces some placeholders with HTML. Removes a list item that would be empty. */
export const fillPlaceholders = (
  html: string,
  contents: Readonly<Partial<Record<Placeholder, string>>>,
): string =>
  Object.entries(contents).reduce((filled, [name, words]) => {
    const item = placeholder(name as Placeholder);
    const anywhere = new RegExp(`(<li>\\s*)?${item}(\\s*</li>)?`, 'g');
    return filled.replace(anywhere, (_, before = '', after = '') =>
      words === '' ? '' : `${before}${words}${after}`,
    );
  }, html);
