import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sources } from './Sources.tsx';

const work = { author: 'P. Lally', title: 'How are habits formed', year: 2010 };
const html = (fields: object) =>
  renderToStaticMarkup(<Sources sources={[{ ...work, ...fields }]} />);

describe('the title of a work', () => {
  it('links to its DOI, with the characters that a URL needs escaped', () => {
    expect(html({ doi: '10.1016/S0006(03)<1>' })).toContain(
      '<a class="text-link" href="https://doi.org/10.1016/S0006(03)%3C1%3E"><cite>How are habits formed</cite></a>, 2010.',
    );
  });

  it('links to its page if it has no DOI', () => {
    expect(html({ url: 'https://library.example/1' })).toContain(
      'href="https://library.example/1"',
    );
  });

  it('is not a link if neither is known', () => {
    expect(html({ year: '1948, in English 1952' })).toContain(
      'P. Lally, <cite>How are habits formed</cite>, 1948, in English 1952.',
    );
  });
});
