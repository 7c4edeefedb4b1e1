import { describe, expect, it } from 'vitest';
import { cleanLogo } from './logo.ts';

const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const shape = '<path d="M0 0h20v10H0z"/>';

describe('a logo', () => {
  it('has a height of 24 pixels and is hidden from screen readers', () => {
    expect(cleanLogo(svg(shape))).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 20 10" width="48" height="24" aria-hidden="true">/,
    );
    expect(cleanLogo(svg(shape, 'width="20" height="20"'))).toContain(
      'viewBox="0 0 20 20" width="24"',
    );
  });

  it('can contain currentColor, which depends on the colour scheme', () => {
    expect(cleanLogo(svg('<path fill="currentColor" d="M0 0h20v10H0z"/>'))).toContain(
      'fill="currentColor"',
    );
  });

  it('has its styles converted to attributes', () => {
    const styled = `<style>.a{fill:#123a49}</style><path class="a" d="M0 0h20v5z"/><path class="a" d="M1 1h9v5z"/><path style="fill:#e5694f" d="M2 2h9v8z"/>`;
    const cleaned = cleanLogo(svg(styled));
    expect(cleaned).toContain('#123a49');
    expect(cleaned).toContain('#e5694f');
    expect(cleaned).not.toMatch(/<style|style=|class=/);
  });

  it('has ids that differ from those of headings', () => {
    const gradient =
      '<linearGradient id="sun"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#sun)" d="M0 0h20v10z"/>';
    expect(cleanLogo(svg(gradient))).toMatch(/id="logo-\w+".*url\(#logo-\w+\)/);
  });

  it.each([
    ['<script>alert(1)</script>', 'contains a <script> element'],
    ['<path onclick="alert(1)" d="M0 0h9v9z"/>', 'contains the attribute "onclick"'],
    ['<foreignObject/>', 'contains a <foreignObject> element'],
    ['<image href="photo.png"/>', 'contains a <image> element'],
    ['<use href="other.svg#a"/>', 'contains a link to "other.svg#a"'],
    [
      '<path fill="url(other.svg#a)" d="M0 0h9v9z"/>',
      'contains a reference to another file: url(other.svg#a)',
    ],
    [
      '<style>@media (prefers-color-scheme:dark){path{fill:red}}</style><path d="M0 0h9v9z"/>',
      'contains a <style> element',
    ],
  ])('is rejected if it contains %s', (content, message) => {
    expect(() => cleanLogo(svg(content + shape))).toThrow(message);
  });

  it.each(['viewBox="0 0 30 10"', 'viewBox="0 0 10 30"', ''])(
    'is rejected if its aspect ratio is missing or too extreme: %s',
    (attributes) => {
      expect(() => cleanLogo(svg(shape, attributes))).toThrow(
        'has an aspect ratio that is not between 1:2 and 2:1',
      );
    },
  );

  it('is rejected if it is larger than 4000 bytes, because every page contains it', () => {
    const points = Array.from({ length: 900 }, (_, at) => `L${(at * 7919) % 1000} ${at % 17}.5`);
    expect(() => cleanLogo(svg(`<path d="M0 0${points.join('')}z"/>`))).toThrow(/more than 4000/);
  });
});
