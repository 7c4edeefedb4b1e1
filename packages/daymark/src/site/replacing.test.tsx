import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { replacing } from './replacing.ts';

describe('a component from overrides/', () => {
  it('receives the props of the component that it replaces', () => {
    const Footer = replacing<{ year: number }>('Footer', {
      default: ({ year }: { year: number }) => <footer>{year}</footer>,
    });
    expect(renderToStaticMarkup(<Footer year={2031} />)).toBe('<footer>2031</footer>');
  });

  it('must be the default export', () => {
    expect(() => replacing('Footer', {})).toThrow(
      'overrides/Footer.tsx: expected a default export that is a component to replace Footer; found undefined',
    );
  });

  it('causes an error with the name of its file if it throws', () => {
    const Footer = replacing('Footer', {
      default: () => {
        throw new TypeError('no tides');
      },
    });
    expect(() => renderToStaticMarkup(<Footer />)).toThrow(
      'overrides/Footer.tsx: the component that replaces Footer threw TypeError: no tides',
    );
  });
});
