import { describe, expect, it } from 'vitest';
import { placeInContent } from './in-content.ts';

const section = (name: string) => `<h2 id="${name}">${name}</h2><p>…</p>`;
const opening = '<p>Opening</p>';
const ids = new Set(['a', 'b', 'c', 'd']);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(section);

describe('in-content slots', () => {
  it.each([
    ['an article without sections has none', [opening], [opening]],
    ['an article of one section has none', [opening, a], [opening + a]],
    ['two sections are parted once', [opening, a, b], [opening + a, b]],
    ['three too', [opening, a, b, c], [opening + a, `${b}${c}`]],
    ['more are parted twice', [opening, a, b, c, d], [opening + a, `${b}${c}`, d]],
  ])('%s', (_, sections, parts) => {
    expect(placeInContent(sections.join(''), ids, 2)).toEqual(parts);
  });

  it('never separate the footnotes from their heading', () => {
    const notes = '<section class="footnotes"><h2 class="sr-only" id="n">Footnotes</h2></section>';
    const html = [opening, a, b, c].join('') + notes;
    expect(placeInContent(html, new Set([...ids, 'n']), 2)).toEqual([
      `${opening}${a}`,
      `${b}${c}${notes}`,
    ]);
  });

  it('keep the whole text', () => {
    const html = [opening, a, b, c, d].join('');
    expect(placeInContent(html, ids, 2).join('')).toBe(html);
  });

  it.each([
    [0, [`${opening}${a}${b}${c}${d}`]],
    [1, [`${opening}${a}`, `${b}${c}${d}`]],
  ])('divide the text %d times if there are as many slots', (slots, parts) => {
    expect(placeInContent([opening, a, b, c, d].join(''), ids, slots)).toEqual(parts);
  });

  it('never stand before a heading in raw HTML, which belongs to the element around it', () => {
    const own = '<div><h2 id="own">Own</h2><p>Text</p></div>';
    expect(placeInContent([a, own, b].join(''), ids, 2)).toEqual([a + own, b]);
  });

  it('never stand inside an element of raw HTML', () => {
    const around = `<div class="x">${b}<br></div>`;
    expect(placeInContent([opening, a, around, c].join(''), ids, 2)).toEqual([
      opening + a + around,
      c,
    ]);
  });

  it.each([
    [
      'a drawing whose lines close themselves',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><use/></g></svg>',
    ],
    ['a drawing that closes itself', '<svg class="sign"/><svg class="sign" />'],
    ['paragraphs and lists without ends', '<p>One<p>Two<ul><li>Three<li>Four</ul>'],
    ['a table without ends of its rows', '<table><tr><th>One<td>Two<tr><th>Three<td>Four</table>'],
    ['elements that have no end', '<hr><img src="/a.svg" alt="">A<wbr>B<br/>'],
    ['a comment', '<!-- <div> is not written here -->'],
  ])('stand after a section that contains %s', (_, own) => {
    expect(placeInContent([a + own, b, c].join(''), ids, 2)).toEqual([a + own, `${b}${c}`]);
  });

  it('never stand inside a non-void HTML element that looks self-closing', () => {
    const open = '<div class="x" />';
    expect(placeInContent([a + open, b].join(''), ids, 2)).toEqual([a + open + b]);
  });
});
