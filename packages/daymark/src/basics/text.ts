const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text, so that it is safe between HTML tags and in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Formats a number with its noun: "1 page" or "2 pages". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const IN_SCRIPTS: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Serializes a value for a `<script>`, as data or as code. No text in the result can close the
 * script element.
 */
export const scriptText = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => IN_SCRIPTS[sign] ?? sign);
