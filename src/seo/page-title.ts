/** A page's title in a tab and in search results: its own, then the site's name, once. */
export function pageTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
}
