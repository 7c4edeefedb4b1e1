/** URLs in one sitemap file at most. Source: the protocol at sitemaps.org. */
export const MOST_URLS = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const locations = (element: string, urls: readonly string[]) =>
  urls.map((url) => `<${element}><loc>${escapeXml(url)}</loc></${element}>\n`).join('');

/** A sitemap of absolute URLs. */
export function sitemapXml(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${locations('url', urls)}</urlset>\n`;
}

/** The index of sitemap files, by absolute URL. */
export function sitemapIndexXml(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${locations('sitemap', urls)}</sitemapindex>\n`;
}
