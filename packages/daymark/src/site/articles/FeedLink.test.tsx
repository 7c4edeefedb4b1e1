import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeedLink } from './FeedLink.tsx';

it('the link to a feed has words and the type of the feed', () => {
  expect(renderToStaticMarkup(<FeedLink />)).toBe(
    '<a class="text-link" href="/feed.atom" type="application/atom+xml">New articles by RSS</a>',
  );
});

it('the link leads to the page that explains the feeds, if there is one', () => {
  expect(renderToStaticMarkup(<FeedLink page="/feeds" />)).toBe(
    '<a class="text-link" href="/feeds">New articles by RSS</a>',
  );
});

it('the link on a topic page leads to the feed of the topic', () => {
  const link = renderToStaticMarkup(<FeedLink topic={{ path: '/topics/rest' }} />);
  expect(link).toContain('href="/topics/rest/feed.atom"');
  expect(link).toContain('New articles on this topic by RSS');
});
