import { describe, expect, it } from 'vitest';
import { compile, compiledPath, withCompiledReferences } from './pack.ts';

describe('the compiled path', () => {
  it.each([
    ['src/cli/main.ts', 'src/cli/main.js'],
    ['src/ads/Slot.tsx', 'src/ads/Slot.jsx'],
    ['src/preview.d.ts', 'src/preview.d.ts'],
    ['src/pages/blog.astro', 'src/pages/blog.astro'],
  ])('of %s is %s', (path, compiled) => {
    expect(compiledPath(path)).toBe(compiled);
  });
});

describe('references to TypeScript', () => {
  it.each([
    ["import { a } from './a.ts';", "import { a } from './a.js';"],
    ["import '../Slot.tsx';", "import '../Slot.jsx';"],
    ["import lazy from './frame.browser.ts?lazy';", "import lazy from './frame.browser.js?lazy';"],
    ["await import('./server.ts')", "await import('./server.js')"],
    ["export * from './b.ts'", "export * from './b.js'"],
    ["new URL('worker.ts', import.meta.url)", "new URL('worker.js', import.meta.url)"],
    ['new URL(`a.ts`, import.meta.url)', 'new URL(`a.js`, import.meta.url)'],
  ])('change in %s', (code, compiled) => {
    expect(withCompiledReferences(code)).toBe(compiled);
  });

  it('do not change in package specifiers and plain strings', () => {
    const code = "import config from 'somewhere/site.config.ts'; const file = 'site.config.ts';";
    expect(withCompiledReferences(code)).toBe(code);
  });
});

describe('a compiled file', () => {
  it('has no types and no JSX', async () => {
    const code = await compile('a.tsx', 'export const A = (name: string) => <b>{name}</b>;');
    expect(code).toContain('react/jsx-runtime');
    expect(code).not.toMatch(/: string|<b>/);
  });

  it('names the compiled components as sources for Tailwind', async () => {
    const css = '@source "../../**/*.tsx";\n@source not "../../**/*.test.tsx";\n';
    expect(await compile('site.css', css)).toBe(
      '@source "../../**/*.jsx";\n@source not "../../**/*.test.jsx";\n',
    );
  });
});
