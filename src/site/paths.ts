/* Every address of the site that is made from a name. None ends with a slash. */

export const articlePath = (slug: string) => `/blog/${slug}`;
export const authorPath = (slug: string) => `/authors/${slug}`;
export const topicPath = (slug: string) => `/topics/${slug}`;
export const stepPath = (slug: string) => `/path/${slug}`;
/** The pages of the blog, counted from 1; the first is the blog itself. */
export const blogPath = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);
