import { describe, expect, it } from 'vitest';
import { divideAfterOpening, placeInContent } from './in-content.ts';

const section = (name: string) => `<h2 id="${name}">${name}</h2><p>…</p>`;
const opening = '<p>Opening</p>';
const ids = new Set(['a', 'b', 'c', 'd']);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(section);

describe('in-content slots', () => {
  it.each([
    ['do not divide an article without sections', [opening], [opening]],
    ['do not divide an article with one section', [opening, a], [opening + a]],
    ['divide an article with two sections once', [opening, a, b], [opening + a, b]],
    ['divide an article with three sections once', [opening, a, b, c], [opening + a, `${b}${c}`]],
    [
      'divide an article with four sections twice',
      [opening, a, b, c, d],
      [opening + a, `${b}${c}`, d],
    ],
  ])('%s', (_, sections, parts) => {
    expect(placeInContent(sections.join(''), ids, 2)).toEqual(parts);
  });

  it('never separate footnotes from the heading of the footnotes', () => {
    const notes = '<section class="footnotes"><h2 class="sr-only" id="n">Footnotes</h2></section>';
    const html = [opening, a, b, c].join('') + notes;
    expect(placeInContent(html, new Set([...ids, 'n']), 2)).toEqual([
      `${opening}${a}`,
      `${b}${c}${notes}`,
    ]);
  });

  it('do not remove text', () => {
    const html = [opening, a, b, c, d].join('');
    expect(placeInContent(html, ids, 2).join('')).toBe(html);
  });

  it.each([
    [0, [`${opening}${a}${b}${c}${d}`]],
    [1, [`${opening}${a}`, `${b}${c}${d}`]],
  ])('divide a long text as often as there are slots: %d', (slots, parts) => {
    expect(placeInContent([opening, a, b, c, d].join(''), ids, slots)).toEqual(parts);
  });

  it('are never before a raw HTML heading that is inside another element', () => {
    const own = '<div><h2 id="own">Own</h2><p>Text</p></div>';
    expect(placeInContent([a, own, b].join(''), ids, 2)).toEqual([a + own, b]);
  });

  it('are never inside an element of raw HTML', () => {
    const around = `<div class="x">${b}<br></div>`;
    expect(placeInContent([opening, a, around, c].join(''), ids, 2)).toEqual([
      opening + a + around,
      c,
    ]);
  });

  it.each([
    [
      'an SVG drawing with self-closing lines',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><use/></g></svg>',
    ],
    ['a self-closing SVG element', '<svg class="sign"/><svg class="sign" />'],
    ['paragraphs and lists without end tags', '<p>One<p>Two<ul><li>Three<li>Four</ul>'],
    [
      'a table without end tags of rows and cells',
      '<table><tr><th>One<td>Two<tr><th>Three<td>Four</table>',
    ],
    ['void elements', '<hr><img src="/a.svg" alt="">A<wbr>B<br/>'],
    ['an HTML comment', '<!-- <div> is not written here -->'],
  ])('are after a section that contains %s', (_, own) => {
    expect(placeInContent([a + own, b, c].join(''), ids, 2)).toEqual([a + own, `${b}${c}`]);
  });

  it('are never inside a non-void HTML element with self-closing syntax', () => {
    const open = '<div class="x" />';
    expect(placeInContent([a + open, b].join(''), ids, 2)).toEqual([a + open + b]);
  });
});

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
