const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text, so that it is safe between HTML tags and in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Formats a number with its noun: "1 page" or "2 pages". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
