import { describe, expect, it } from 'vitest';
import { takeOutRuntime } from './runtime.ts';

const early = '<script>try{read()}catch{}</script>';
const directive = '(()=>{dispatchEvent(new Event("astro:after"))})();';
const element = '(()=>{customElements.define("astro-island",I)})();';
const island = '<astro-island uid="1"></astro-island>';
const page = `${early}<p>Text</p><script>${directive}</script><script>${element}</script>${island}`;
const runtimeOf = (content: string) => ({ file: '_astro/islands.js', content });

describe('takeOutRuntime', () => {
  it('moves the islands runtime to a file, which a script element in the same position loads', () => {
    expect(takeOutRuntime(page, runtimeOf)).toEqual({
      html: `${early}<p>Text</p><script src="/_astro/islands.js" defer></script>${island}`,
      runtime: { file: '_astro/islands.js', content: `${directive}\n${element}` },
    });
  });

  it('derives the name of the runtime’s file from its content', () => {
    const named = takeOutRuntime(page, (script) => ({ file: `_astro/${script.length}.js` }));
    expect(named.html).toContain(`/_astro/${directive.length + element.length + 1}.js`);
  });

  it('leaves other scripts in the page', () => {
    const html = `${early}<script>(()=>{plain()})();</script><p>An astro:after of words</p>`;
    expect(takeOutRuntime(html, runtimeOf)).toEqual({ html });
  });
});
