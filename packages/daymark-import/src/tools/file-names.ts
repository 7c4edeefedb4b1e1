/* What the name of a file in a folder says. */

const TEXT = /\.(?:md|markdown|mdown|mkd|mdx)$/i;
const TEMPLATE = /\.(?:html?|njk|liquid|webc)$/i;

export const isMarkdown = (file: string): boolean => TEXT.test(file);
export const isTemplate = (file: string): boolean => TEMPLATE.test(file);

export const withoutEnding = (file: string): string =>
  file.replace(/(?:\.html)?\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid|webc)$/i, '');
