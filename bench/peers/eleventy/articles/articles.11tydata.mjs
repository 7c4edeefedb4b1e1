export default {
  layout: 'article.liquid',
  tags: 'article',
  permalink: ({ page }) => `/blog/${page.fileSlug}/`,
};
