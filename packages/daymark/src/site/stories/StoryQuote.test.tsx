import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryQuote } from './StoryQuote.tsx';

const story = { slug: 'gate', name: 'Lucía', role: 'Carer', quote: 'There is a gate.' };

it('an invented story has the label “Invented” before the name, and other stories have none', () => {
  const caption = (sample: boolean) =>
    renderToStaticMarkup(<StoryQuote {...story} sample={sample} />)
      .replace(/.*<figcaption[^>]*>/, '')
      .replace(/<[^>]+>/g, '|');
  expect(caption(true)).toBe('|Invented| Lucía |Carer|||');
  expect(caption(false)).toBe('Lucía |Carer|||');
});
