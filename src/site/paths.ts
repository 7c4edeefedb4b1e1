/* Every address of the site that is made from a name. None ends with a slash. */

export const BLOG = '/blog';
export const articlePath = (slug: string) => `${BLOG}/${slug}`;
/** Whether a path is one that an article has, or has had. */
export const isArticlePath = (path: string) =>
  path.startsWith(`${BLOG}/`) && /^[^/.]+$/.test(path.slice(BLOG.length + 1));
export const authorPath = (slug: string) => `/authors/${slug}`;
export const topicPath = (slug: string) => `/topics/${slug}`;
export const stepPath = (slug: string) => `/path/${slug}`;
/** The pages of a list, counted from 1; the first is the list itself. */
export const pagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;
/** The path that an alias of the text at a path stands for: a name is one in the same list. */
export const oldPath = (alias: string, path: string) =>
  alias.startsWith('/') ? alias : path.slice(0, path.lastIndexOf('/') + 1) + alias;
