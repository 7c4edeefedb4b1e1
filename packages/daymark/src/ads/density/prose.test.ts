import { describe, expect, it } from 'vitest';
import { proseHeight } from './prose.ts';
import { lineHeight } from './type.ts';

const PHONE = 360;
const DESK = 1280;
const line = lineHeight('body', PHONE);
const words = (letters: number) => `<p>${'a'.repeat(letters)}</p>`;

describe('the height of running text', () => {
  it('is the height of its lines, which are longer on a desktop', () => {
    expect(proseHeight(words(40))(PHONE)).toBeCloseTo(line + 19);
    expect(proseHeight(words(400))(PHONE)).toBeCloseTo(10 * line + 19);
    expect(proseHeight(words(400))(DESK)).toBeCloseTo(6 * 32.4 + 19);
  });

  it('depends on letters, not on tags', () => {
    const link = `<p><a href="/a-very-long-address-of-a-page">${'a'.repeat(40)}</a></p>`;
    expect(proseHeight(link)(PHONE)).toBe(proseHeight(words(40))(PHONE));
  });

  it('does not depend on comments', () => {
    expect(proseHeight(`<!-- ${'a'.repeat(400)} -->${words(40)}`)(PHONE)).toBe(
      proseHeight(words(40))(PHONE),
    );
  });

  it('includes the space above a heading', () => {
    expect(proseHeight('<h2 id="rest">Rest</h2>')(PHONE)).toBeGreaterThan(70);
  });

  it('includes an image at the width of the column', () => {
    const picture = '<figure><img src="/a.avif" alt="" width="1200" height="600"></figure>';
    expect(proseHeight(picture)(PHONE)).toBe(160);
  });

  it('includes a drawing at the width of the column, without its text', () => {
    const text = `<text>${'a'.repeat(400)}</text>`;
    const drawing = `<figure aria-label="A wave"><svg viewBox="0 0 640 320">${text}</svg></figure>`;
    expect(proseHeight(drawing)(PHONE)).toBe(160);
  });

  it('is smaller for small text and for content that scrolls', () => {
    expect(proseHeight('<table><tr><td>A</td></tr><tr><td>B</td></tr></table>')(PHONE)).toBe(80);
    const code = `<pre><code>${'a'.repeat(900)}\n</code></pre>`;
    expect(proseHeight(code)(PHONE)).toBeLessThan(2 * line);
  });

  it('includes the small text of notes, even if a note contains another box', () => {
    const note = `<div class="note" role="note"><div>A box</div>${words(400)}</div>`;
    expect(proseHeight(note)(PHONE)).toBeLessThan(proseHeight(words(400))(PHONE));
    expect(proseHeight(`${note}${words(400)}`)(PHONE)).toBe(
      proseHeight(note)(PHONE) + proseHeight(words(400))(PHONE),
    );
  });

  it('includes footnotes and pull quotes only on screens that show them in the text', () => {
    const notes = `<section data-footnotes class="footnotes"><ol><li>${words(400)}</li></ol></section>`;
    const pull = `<aside class="pull" aria-hidden="true">${words(80)}</aside>`;
    for (const element of [notes, pull]) {
      expect(proseHeight(element)(PHONE)).toBeGreaterThan(line);
      expect(proseHeight(element)(DESK)).toBe(0);
      expect(proseHeight(element + words(400))(DESK)).toBe(proseHeight(words(400))(DESK));
    }
  });

  it('is 0 for empty HTML', () => {
    expect(proseHeight('')(PHONE)).toBe(0);
  });
});
