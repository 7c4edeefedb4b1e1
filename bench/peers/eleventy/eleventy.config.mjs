const PAGE = 9;

/** Returns pages of a list of articles: each with its heading, its URL and those beside it. */
function divide(heading, base, articles) {
  const count = Math.max(1, Math.ceil(articles.length / PAGE));
  const urlOf = (number) => (number === 1 ? `${base}/` : `${base}/page/${number}/`);
  return Array.from({ length: count }, (_, index) => ({
    heading,
    url: urlOf(index + 1),
    newer: index > 0 ? urlOf(index) : undefined,
    older: index + 1 < count ? urlOf(index + 2) : undefined,
    articles: articles.slice(index * PAGE, (index + 1) * PAGE),
  }));
}

const newestFirst = (collections) => collections.getFilteredByTag('article').toReversed();

/** Returns the pages of the lists of each topic or of each author. */
const listsBy = (field) => (collections) =>
  [...Map.groupBy(newestFirst(collections), ({ data }) => data[field][0])].flatMap(
    ([name, articles]) => divide(name, `/${field}/${name}`, articles),
  );

/** Gives every heading an ID. */
function headingIds(markdown) {
  markdown.core.ruler.push('heading-ids', ({ tokens }) => {
    for (const [index, token] of tokens.entries())
      if (token.type === 'heading_open')
        token.attrSet('id', tokens[index + 1].content.toLowerCase().replace(/[^a-z]+/g, '-'));
  });
}

/** Returns the table of contents of an article. */
const contents = (html) =>
  `<ul>${[...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)]
    .map(([, id, heading]) => `<li><a href="#${id}">${heading}</a></li>`)
    .join('')}</ul>`;

export default function configure(eleventy) {
  eleventy.amendLibrary('md', (markdown) => markdown.use(headingIds));
  eleventy.addFilter('contents', contents);
  eleventy.addFilter('day', (date) => date.toISOString().slice(0, 10));
  eleventy.addCollection('newest', (collections) => newestFirst(collections).slice(0, 20));
  eleventy.addCollection('articles', newestFirst);
  eleventy.addCollection('lists', (collections) => [
    ...divide('Blog', '/blog', newestFirst(collections)),
    ...listsBy('topics')(collections),
    ...listsBy('authors')(collections),
  ]);
  return { markdownTemplateEngine: false, dir: { input: '.', output: 'dist' } };
}
