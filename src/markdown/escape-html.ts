const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<"']/g, (sign) => ESCAPES[sign] ?? sign);
