/**
 * Returns the title of a page for tabs and search results. It is the page's title, followed by the
 * site's name unless the page's title contains that name.
 */
export function pageTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
}
