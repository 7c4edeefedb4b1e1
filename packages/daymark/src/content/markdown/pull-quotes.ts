const ELEMENT = /<aside class="pull".*?<\/aside>/gs;
const DIRECTIVE = /^(:{3,})pull\b[^\n]*\n.*?^\1[^\S\n]*$/gms;

/** Removes the pull quotes from HTML, because the text contains their words as well. */
export const withoutPullQuotes = (html: string): string => html.replace(ELEMENT, '');

/** Removes the pull quotes from Markdown. */
export const withoutPullDirectives = (markdown: string): string => markdown.replace(DIRECTIVE, '');
