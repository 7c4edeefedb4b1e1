/*
 * Old addresses in all forms that other tools give their pages, and that the importer proposes as
 * aliases. The delivery tests expect every host to redirect each of them.
 */

/** Old addresses without a query, decoded. */
const paths = `
/archives/123 /archives/2010/09/first-light /2010 /2010/09 /2010/09/01 /2010/09/01/first-light
/2010/09/01/first-light.html /2010/09/first-light.html /index.php/2010/09/first-light /index.phtml
/feed /feed/rss /feed/rss2 /feed/atom /feed/rdf /comments/feed /tag/calm/feed /category/calm/feed
/category/calm /category/calm/breath /tag/calm /author/ada.lovelace /author/ada/page/2 /page/2
/first-light/comment-page-1 /first-light/amp /first-light.html/amp /wp-content/uploads/2010/09/notes.doc
/index.xml /post/index.xml /posts/index.xml /feed.xml /atom.xml /feed/feed.xml /blog/rss.xml
/posts/first-light /post/first-light /posts/2010-09-01-first-light /tags/calm /categories/calm
/tags/calm/index.html /series/breath /docs/intro /notes/Zettel_1 /wiki/First_Light /Wiki/First_Light
/p/abc123def456 /@ada/first-light-abc123 /search/label/calm /feeds/posts/default /node/12 /taxonomy/term/3
/content/first-light.aspx /Default.asp /page.htm /story.shtml /story.php3 /cgi-bin/blog.pl /blog.cgi
/~ada/first-light /v1.2/notes /a.tar.html /news,12,first-light.html /article;jsessionid=1 /a=b&c=d
/c++ /c+ /a@b /a,b /a:b /a!b /(a) /a(b)c /it's /$1 /a$b /$uri /a-$host-b /a&b
/über-uns /größe/straße.html /日本語/記事 /блог/привет /العربية/مقال /한국어 /ÀÉÎ /ǆ /é.html
/- /_ /~ /.well-known/old /UPPER/CASE.HTML /x/y/z/a/b/c/d/e/f
/a-very-long-name-with-more-letters-than-a-file-system-or-a-table-of-a-server-would-expect-in-one-name-of-a-page
/1 /0 /2010.html /404.php /500.asp /robots /sitemap.xml.gz.html /index.htm /home.html
`;

/** Old addresses with a query, its parameters sorted. */
const queries = [
  '/?p=12',
  '/?page_id=3',
  '/?cat=4',
  '/?tag=calm',
  '/?feed=rss2',
  '/?feed=comments-rss2',
  '/?author=2',
  '/?m=201009',
  '/?q=node/12',
  '/?attachment_id=7',
  '/?id=a.b~c',
  '/?p=12&page=2',
  '/?p=1',
  '/?p=1&page=2',
  // Sorted as texts, these addresses are not in the order of their numbers of parameters.
  '/x?a=0',
  '/x?a=1',
  '/x?a=1&b=2',
  '/x?b=3',
  // Two addresses that differ only in letter case.
  '/watch?v=dQw4',
  '/watch?v=DqW4',
  '/index.php?p=12',
  '/index.php?id=12&option=com_content&view=article',
  '/index.phtml?L=1&id=3',
  '/story.php?id=1&lang=de-AT',
  '/page.aspx?id=1,2',
  '/über-uns?lang=de',
  '/c++?v=1:2',
  '/node?x=a@b',
];

/** Names that contain spaces. */
const spaced = ['/first light', '/two  spaces', "/what's new, (really) & $1"];

/**
 * The targets of the old addresses, assigned in turn, so that a redirect to the wrong page is
 * noticed.
 */
const targets = ['/about', '/blog', '/search', '/sitemap'];

/** Old addresses with the paths of pages of the site. */
export const addressesOfOtherTools: Readonly<Record<string, string>> = Object.fromEntries(
  [...paths.trim().split(/\s+/), ...spaced, ...queries].map((old, index) => [
    old.normalize(),
    targets[index % targets.length] ?? '',
  ]),
);
