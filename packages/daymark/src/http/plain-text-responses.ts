/**
 * Bodies of responses without a file. 408, 413, 414 and 431 refuse requests that cannot be read.
 */
export const plainTexts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  414: 'URI too long',
  416: 'Range not satisfiable',
  431: 'The address or the headers of the request are too long',
  500: 'Internal server error',
} as const;

export type PlainTextStatus = keyof typeof plainTexts;
