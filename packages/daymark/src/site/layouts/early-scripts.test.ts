// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadScript } from './early-scripts.ts';

const FONT = '/_astro/font.woff2';

interface Visit {
  /** The milliseconds from the start of the navigation to the head of the page. */
  age: number;
  referrer?: string;
}

/** Runs the script on a page, and returns the preloaded files and what the page loads at its end. */
function preloadedOn({ age, referrer = '' }: Visit) {
  // As if the visitor left the page. Vitest reports a rejection that nothing handles.
  const later: string[] = [];
  const load = (name: string) => {
    later.push(name);
    return Promise.reject(new Error('A network error occurred.'));
  };
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  vi.spyOn(performance, 'now').mockReturnValue(age);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  new Function(preloadScript(FONT, 'Quill'))();
  const links = [...document.head.querySelectorAll('link[rel="preload"][as="font"]')].map(
    (link) => [link.getAttribute('href'), link.getAttribute('crossorigin')],
  );
  expect(later).toEqual([]);
  dispatchEvent(new Event('load'));
  const isPlain = document.documentElement.dataset.plain !== undefined;
  return { links, isPlain, later };
}

const PRELOADED = { links: [[FONT, '']], isPlain: false, later: [] };
const NOT_USED = { links: [], isPlain: true, later: ['1em "Quill"'] };

describe('the font', () => {
  beforeEach(() => {
    location.href = 'https://harbour.example/blog';
    document.head.innerHTML = '';
    delete document.documentElement.dataset.plain;
  });
  afterEach(() => vi.restoreAllMocks());

  it('is preloaded on a fast connection', () => {
    expect(preloadedOn({ age: 60 })).toEqual(PRELOADED);
  });

  it('is not used on the first page of a visit on a slow connection, and loaded at its end for the next page', () => {
    expect(preloadedOn({ age: 300 })).toEqual(NOT_USED);
  });

  it('is preloaded if the visitor comes from another page of the site', () => {
    const referrer = 'https://harbour.example/';
    expect(preloadedOn({ age: 300, referrer })).toEqual(PRELOADED);
  });

  it.each(['https://search.example/', 'https://harbour.example.net/'])(
    'is not used on a slow connection if the visitor comes from another site: %s',
    (referrer) => {
      expect(preloadedOn({ age: 300, referrer })).toEqual(NOT_USED);
    },
  );
});
