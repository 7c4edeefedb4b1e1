/**
 * What is said, in one line of plain text, where no file of the site is the answer: by status. 413
 * and 414 are for servers that refuse such a request before the site is asked.
 */
export const plainTexts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Content too large',
  414: 'URI too long',
  416: 'Range not satisfiable',
  500: 'Internal server error',
} as const;

export type LineStatus = keyof typeof plainTexts;
