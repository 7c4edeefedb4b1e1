import { describe, expect, it } from 'vitest';
import { takeOutIslands } from './integration.ts';

const early = '<script>try{read()}catch{}</script>';
const directive = '(()=>{dispatchEvent(new Event("astro:after"))})();';
const element = '(()=>{customElements.define("astro-island",I)})();';
const pageWith = (...parts: string[]) =>
  `${early}<p>Text</p>${parts.map((part) => `<script>${part}</script>`).join('')}<astro-island uid="1"></astro-island>`;

describe('a page with islands', () => {
  it('gets its islands runtime from a file, which a script element in the same position loads', () => {
    const { html, needed } = takeOutIslands(pageWith(directive, element));
    expect(needed?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
    expect(needed?.content).toMatch(/astro:after[\s\S]*astro-island/);
    const script = `<script src="/${needed?.file}" defer></script>`;
    expect(html).toBe(`${early}<p>Text</p>${script}<astro-island></astro-island>`);
  });

  it('shares the file with pages that need the same runtime, and with no others', () => {
    const { needed } = takeOutIslands(pageWith(directive, element));
    expect(takeOutIslands(pageWith(directive, element)).needed).toBe(needed);
    expect(takeOutIslands(pageWith(element)).needed?.file).not.toBe(needed?.file);
  });

  it('keeps its other scripts', () => {
    const html = `${early}<script>(()=>{plain()})();</script><p>An astro:after of words</p>`;
    expect(takeOutIslands(html)).toEqual({ html });
  });
});
