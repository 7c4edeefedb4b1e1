import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
