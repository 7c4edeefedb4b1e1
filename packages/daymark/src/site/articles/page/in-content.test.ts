import { describe, expect, it } from 'vitest';
import { divideAfterOpening, placeApart, placeInContent } from './in-content.ts';

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
const quotation = `<blockquote>${long}</blockquote>`;
const list = '<ol><li><strong>Sit.</strong><p>Still.</p></li><li>Stay.</li></ol>';
const heading = '<h2 id="a">A</h2><p>…</p>';

const words = (number: number) => `<p>${'a'.repeat(6 * number)}</p>`;
const hundred = words(100);
const paragraphs = (number: number) => hundred.repeat(number);

const options = { slots: 9, everyWords: 250, hasTall: false };
const partsOf = (html: string) => placeApart(html, options);

/** Returns the numbers of paragraphs in the parts of a text with slots at least 250 words apart. */
const paragraphsIn = (html: string, slots = 9, more = {}) =>
  placeApart(html, { ...options, slots, ...more }).map((part) => part.split('<p').length - 1);

describe('slots in a text on every screen', () => {
  it('have as many words before, between and after them as the owner says', () => {
    expect(paragraphsIn(paragraphs(12))).toEqual([3, 3, 3, 3]);
    expect(paragraphsIn(paragraphs(12), 9, { everyWords: 400 })).toEqual([4, 4, 4]);
    expect(paragraphsIn(words(249) + words(1) + words(250))).toEqual([2, 1]);
    expect(paragraphsIn(words(249) + words(250))).toEqual([2]);
    expect(paragraphsIn(words(250) + words(249))).toEqual([2]);
  });

  it('are at most as many as the banner ids', () => {
    expect(paragraphsIn(paragraphs(12), 2)).toEqual([3, 3, 6]);
    expect(paragraphsIn(paragraphs(12), 0)).toEqual([12]);
  });

  it('do not divide a very short text', () => {
    expect(paragraphsIn('')).toEqual([0]);
    expect(paragraphsIn(paragraphs(1))).toEqual([1]);
    expect(paragraphsIn(paragraphs(5))).toEqual([5]);
  });

  it('do not divide a text of lists alone, or of headings alone', () => {
    expect(placeApart('<ul><li>One</li></ul>'.repeat(2_000), options)).toHaveLength(1);
    expect(placeApart('<h2 id="a">Grey light</h2>'.repeat(900), options)).toHaveLength(1);
  });

  it('are before a section or between two paragraphs, and never after a heading', () => {
    const begun = paragraphs(3);
    expect(partsOf(begun + a + paragraphs(3))).toEqual([begun, a + paragraphs(3)]);
    const headed = `${paragraphs(2)}<h3 id="z">Z</h3>${paragraphs(6)}`;
    expect(partsOf(headed)[1]).toBe(paragraphs(5));
  });

  it.each([
    ['a list', list],
    ['a quotation', '<blockquote><p>Still.</p></blockquote>'],
    ['a pull quote', '<aside class="pull"><p>Still.</p></aside>'],
    ['a picture with a caption', '<figure><img src="/a.avif" alt=""></figure>'],
    ['a picture in a paragraph', '<p><img src="/a.avif" alt=""></p>'],
    ['a drawing in a paragraph', '<p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></p>'],
    ['a table', '<section class="wide"><table><tr><td>One</table></section>'],
    ['a player', '<p data-embed="%7B%7D"><a href="/a">A</a></p>'],
    ['a button', '<p class="button-line"><a class="button" href="/a">A</a></p>'],
    ['a note', '<div class="note"><p>Still.</p></div>'],
    ['a smaller heading', '<h3 id="z">Z</h3>'],
  ])('are neither before nor after %s', (_, block) => {
    // Without the block, there would be a slot after the third of seven paragraphs.
    expect(partsOf(paragraphs(3) + block + paragraphs(4))).toEqual([
      paragraphs(3) + block + paragraphs(4).slice(0, hundred.length),
      paragraphs(3),
    ]);
  });

  it('are never inside an element, nor before a heading inside one', () => {
    const around = `<div>${paragraphs(9)}<h2>Z</h2></div>`;
    expect(placeApart(around, options)).toEqual([around]);
    expect(placeApart(`<details>${paragraphs(3)}${around}</details>`, options)).toHaveLength(1);
  });

  it('are below the tall slot, however small the letters are', () => {
    expect(paragraphsIn(paragraphs(12), 9, { hasTall: true })).toEqual([4, 3, 5]);
  });

  it('are as many in Japanese as in the same text in English', () => {
    const english = '<p>Walk slowly, and feel how each foot meets the ground. </p>';
    const japanese = '<p>ゆっくり歩いて、足が地面に触れるのを感じましょう。</p>';
    const divided = placeApart(japanese.repeat(120), options);
    expect(divided).toHaveLength(placeApart(english.repeat(120), options).length);
    expect(divided.length).toBeGreaterThan(2);
  });

  it('do not remove text', () => {
    const html = `Loose text ${paragraphs(4)}${a}${list}${paragraphs(4)}<!-- end -->`;
    expect(partsOf(html).join('')).toBe(html);
  });
});

describe('the opening of an article', () => {
  it.each([
    ['is its first paragraph', [long], [short, heading]],
    ['goes on after a short paragraph', [short, long], [short]],
    ['contains a whole list', [short, list, long], [list]],
    ['goes on after a quotation', [quotation, short], [short]],
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

  it('is all text before the first heading in an exercise', () => {
    const exercise = long + list + long;
    expect(divideAfterOpening(exercise + heading, true)).toEqual([exercise, heading]);
  });
});
