import { describe, expect, it } from 'vitest';
import { divideAfterOpening } from './opening.ts';

const long = `<p>${'Grey light. '.repeat(24)}</p>`;
const short = '<p>Grey <em>light</em>.</p>';
const list = '<ol><li><strong>Sit.</strong><p>Still.</p></li><li>Stay.</li></ol>';
const heading = '<h2 id="a">A</h2><p>…</p>';

describe('the opening of an article', () => {
  it.each([
    ['is its first paragraph', [long], [short, heading]],
    ['goes on after a short paragraph', [short, long], [short]],
    ['contains a whole list', [short, list, long], [list]],
    ['ends before a heading', [short], [heading]],
    ['ends before a figure', [short], ['<figure><img src="/a.avif" alt=""></figure>', long]],
    ['ends before a note', [short], ['<div class="note"><p>…</p></div>', long]],
    ['ends before the footnotes', [short], ['<section data-footnotes><ol></ol></section>']],
    ['may be the whole article', [short, short], []],
    ['is empty if the article begins with something else', [], [heading, long]],
  ])('%s', (_, opening, rest) => {
    expect(divideAfterOpening([...opening, ...rest].join(''), false)).toEqual([
      opening.join(''),
      rest.join(''),
    ]);
  });

  it('is all of its text before the first heading if it is an exercise', () => {
    const exercise = long + list + long;
    expect(divideAfterOpening(exercise + heading, true)).toEqual([exercise, heading]);
  });
});
