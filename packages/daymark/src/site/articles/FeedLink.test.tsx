import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeedLink } from './FeedLink.tsx';

it('the link to a feed has words and the type of the feed', () => {
  expect(renderToStaticMarkup(<FeedLink />)).toBe(
    '<a class="text-link" href="/feed.atom" type="application/atom+xml">Follow new articles by feed</a>',
  );
});

it('the link on a topic page leads to the feed of the topic', () => {
  const link = renderToStaticMarkup(<FeedLink topic={{ path: '/topics/rest' }} />);
  expect(link).toContain('href="/topics/rest/feed.atom"');
  expect(link).toContain('Follow this topic by feed');
});
