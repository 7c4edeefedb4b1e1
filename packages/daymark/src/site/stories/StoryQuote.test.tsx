import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CommunityPage } from './CommunityPage.tsx';
import { StoryQuote } from './StoryQuote.tsx';

const story = { slug: 'gate', name: 'Lucía', role: 'Carer', quote: 'There is a gate.' };

it('an invented story is called an example after the role, and other stories are not', () => {
  const caption = (sample: boolean) =>
    renderToStaticMarkup(<StoryQuote {...story} sample={sample} />)
      .replace(/.*<figcaption[^>]*>/, '')
      .replace(/<[^>]+>/g, '|');
  expect(caption(true)).toBe('Lucía |Carer · example|||');
  expect(caption(false)).toBe('Lucía |Carer|||');
});

it('the community page has the stories, then how to join and how to share a story', () => {
  const html = renderToStaticMarkup(
    <CommunityPage
      title="Community"
      summary="Stories."
      stories={[{ story: { ...story, sample: false }, html: '<p>It creaks.</p>' }]}
      joining="<h2>How to join</h2>"
      more="<h2>How to share</h2>"
    >
      <p>For anyone.</p>
    </CommunityPage>,
  );
  expect(html).toMatch(/For anyone.*There is a gate.*It creaks.*How to join.*How to share/s);
});
