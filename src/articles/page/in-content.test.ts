import { describe, expect, it } from 'vitest';
import { placeInContent } from './in-content.ts';

const section = (name: string) => `<h2 id="${name}">${name}</h2><p>…</p>`;
const opening = '<p>Opening</p>';
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(section);

describe('in-content slots', () => {
  it.each([
    ['an article without sections has none', [opening], [opening]],
    ['an article of one section has none', [opening, a], [opening + a]],
    ['two sections are parted once', [opening, a, b], [opening + a, b]],
    ['three too', [opening, a, b, c], [opening + a, `${b}${c}`]],
    ['more are parted twice', [opening, a, b, c, d], [opening + a, `${b}${c}`, d]],
  ])('%s', (_, sections, parts) => {
    expect(placeInContent(sections.join(''))).toEqual(parts);
  });

  it('never part the footnotes from their heading', () => {
    const notes = '<section class="footnotes"><h2 class="sr-only" id="n">Footnotes</h2></section>';
    const html = [opening, a, b, c].join('') + notes;
    expect(placeInContent(html)).toEqual([`${opening}${a}`, `${b}${c}${notes}`]);
  });

  it('lose nothing of the text', () => {
    const html = [opening, a, b, c, d].join('');
    expect(placeInContent(html).join('')).toBe(html);
  });
});
