import { expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { withoutPullDirectives, withoutPullQuotes } from './pull-quotes.ts';

const MARKDOWN =
  'One.\n\n:::pull\nTwo.\n\nThree.\n:::\n\n:::note\nFour.\n:::\n\n::::pull\nFive.\n::::\n';

it('pull quotes are removed from Markdown, and other directives stay', () => {
  const text = withoutPullDirectives(MARKDOWN);
  expect(text.match(/\w+/g)).toEqual(['One', 'note', 'Four']);
});

it('pull quotes are removed from HTML', async () => {
  const html = withoutPullQuotes(await articleHtml(MARKDOWN));
  expect(html.replace(/<[^>]+>/g, '').match(/\w+/g)).toEqual(['One', 'Four']);
});
