/* Every address of the site that is made from a name. None ends with a slash. */

export const BLOG = '/blog';
export const articlePath = (slug: string) => `${BLOG}/${slug}`;
export const authorPath = (slug: string) => `/authors/${slug}`;
export const topicPath = (slug: string) => `/topics/${slug}`;
export const stepPath = (slug: string) => `/path/${slug}`;
/** The pages of a list, counted from 1; the first is the list itself. */
export const pagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;
