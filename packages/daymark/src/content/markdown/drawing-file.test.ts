import { describe, expect, it } from 'vitest';
import { cleanDrawing } from './drawing-file.ts';

const drawing = (content: string, change = {}, attributes = 'viewBox="0 0 20 10"') =>
  cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`, {
    alt: 'A tide',
    src: '/_astro/tide.svg',
    prefix: 'drawing1',
    ...change,
  });
const PATH = 'd="M0 0h20v10H0z"';

describe('a drawing in an article', () => {
  it('is an image with its alternative text and the path of its file', () => {
    expect(drawing(`<path ${PATH}/>`, { alt: 'High & "low"' }, 'width="20" height="10"')).toMatch(
      /^<svg viewBox="0 0 20 10" role="img" aria-label="High &amp; &quot;low&quot;" data-src="\/_astro\/tide.svg"><path/,
    );
  });

  it('is hidden from screen readers if it is decorative', () => {
    expect(drawing(`<path ${PATH}/>`, { alt: '' })).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  it.each(['accent', 'soft', 'field'])(
    'has the colour of the site where its class is %s',
    (name) => {
      expect(drawing(`<path class="${name}" fill="#2a8a86" fill-opacity=".2" ${PATH}/>`)).toContain(
        `<path fill="currentColor" fill-opacity=".2" d="M0 0h20v10H0z" class="${name}"/>`,
      );
      expect(drawing(`<path class="${name}" fill="none" stroke="gray" ${PATH}/>`)).toContain(
        `fill="none" stroke="currentColor" d="M0 0h20v10H0z" class="${name}"/>`,
      );
    },
  );

  it('keeps the colours of other parts', () => {
    expect(drawing(`<path class="soften" fill="#2a8a86" ${PATH}/>`)).toContain('fill="#2a8a86"');
  });

  it('has ids that no other drawing of the article has', () => {
    const gradient = `<linearGradient id="sun"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient><path class="accent" fill="url(#sun)" ${PATH}/>`;
    expect(drawing(gradient)).toMatch(/id="drawing1-\w+".*fill="url\(#drawing1-\w+\)"/);
    expect(drawing(gradient, { prefix: 'drawing2' })).toMatch(/id="drawing2-/);
  });
});
