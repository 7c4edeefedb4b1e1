import { describe, expect, it } from 'vitest';
import { takeOutIslands } from './integration.ts';

const early = '<script>try{read()}catch{}</script>';
const directive = '(()=>{dispatchEvent(new Event("astro:after"))})();';
const element = '(()=>{customElements.define("astro-island",I)})();';
const pageWith = (...parts: string[]) =>
  `${early}<p>Text</p>${parts.map((part) => `<script>${part}</script>`).join('')}<astro-island uid="1"></astro-island>`;

describe('a page with islands', () => {
  it('gets its islands runtime from a file, which a script element in the same position loads', () => {
    const { html, needed } = takeOutIslands('')(pageWith(directive, element));
    expect(needed?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
    expect(needed?.content).toMatch(/astro:after[\s\S]*astro-island/);
    const script = `<script src="/${needed?.file}" defer></script>`;
    expect(html).toBe(`${early}<p>Text</p>${script}<astro-island></astro-island>`);
  });

  it('shares the file only with pages that need the same runtime', () => {
    const { needed } = takeOutIslands('')(pageWith(directive, element));
    expect(takeOutIslands('')(pageWith(directive, element)).needed).toBe(needed);
    expect(takeOutIslands('')(pageWith(element)).needed?.file).not.toBe(needed?.file);
  });

  it('has only the attributes and marks that the runtime reads', () => {
    const props =
      '{&quot;slot&quot;:[0,&quot;tools&quot;],&quot;title&quot;:[0,&quot;1 > 0&quot;]}';
    const island = (opts: string, more = '') =>
      `<astro-island prefix="r0" component-url="/a.js"${more} renderer-url="/b.js" props="${props}" ssr client="typing" opts="{${opts}}"`;
    const written = `${island('&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:&quot;q&quot;', ' component-export="default"')} await-children><p></p><!--astro:end--></astro-island>`;
    const kept = island('&quot;value&quot;:&quot;q&quot;').replace(
      '&quot;slot&quot;:[0,&quot;tools&quot;],',
      '',
    );
    expect(takeOutIslands('')(written).html).toBe(`${kept}><p></p></astro-island>`);
  });

  it('keeps its other scripts', () => {
    const html = `${early}<script>(()=>{plain()})();</script><p>An astro:after of words</p>`;
    expect(takeOutIslands('')(html)).toEqual({ html });
  });
});
