// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadScript } from './preload.ts';

const FONT = '/_astro/font.woff2';

interface Visit {
  /** The milliseconds from the start of the navigation to the head of the page. */
  age: number;
  referrer?: string;
}

/** Runs the script on a page, and returns the preloaded files. */
function preloadedOn({ age, referrer = '' }: Visit) {
  vi.spyOn(performance, 'now').mockReturnValue(age);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  new Function(preloadScript(FONT))();
  return [...document.head.querySelectorAll('link[rel="preload"][as="font"]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('crossorigin'),
  ]);
}

describe('the font', () => {
  beforeEach(() => {
    location.href = 'https://harbour.example/blog';
    document.head.innerHTML = '';
  });
  afterEach(() => vi.restoreAllMocks());

  it('is preloaded on a fast connection', () => {
    expect(preloadedOn({ age: 60 })).toEqual([[FONT, '']]);
  });

  it('is not preloaded on the first page of a visit on a slow connection', () => {
    expect(preloadedOn({ age: 300 })).toEqual([]);
  });

  it('is preloaded if the visitor comes from another page of the site', () => {
    const referrer = 'https://harbour.example/';
    expect(preloadedOn({ age: 300, referrer })).toEqual([[FONT, '']]);
  });

  it.each(['https://search.example/', 'https://harbour.example.net/'])(
    'is not preloaded on a slow connection if the visitor comes from another site: %s',
    (referrer) => {
      expect(preloadedOn({ age: 300, referrer })).toEqual([]);
    },
  );
});
