// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FONT = '/_astro/font.woff2';
const BOLD = '/_astro/font-bold.woff2';

interface Visit {
  /** The milliseconds from the start of the navigation to the head of the page. */
  age: number;
  referrer?: string;
  /** The files with upright letters. */
  font?: string;
}

/** Runs the script on a page, and returns the preloaded files, and whether the page does without them. */
async function preloadedOn({ age, referrer = '', font = FONT }: Visit) {
  const currentScript = { dataset: { font, bold: BOLD } };
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  vi.spyOn(performance, 'now').mockReturnValue(age);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  vi.resetModules();
  await import('./early.browser.ts');
  const links = [...document.head.querySelectorAll('link[rel="preload"][as="font"]')].map(
    (link) => [link.getAttribute('href'), link.getAttribute('crossorigin')],
  );
  return { links, isPlain: document.documentElement.dataset.plain !== undefined };
}

const PRELOADED = { links: [[FONT, '']], isPlain: false };
const NOT_USED = { links: [], isPlain: true };
const NEXT = {
  links: [
    [FONT, ''],
    [BOLD, ''],
  ],
  isPlain: false,
};

describe('the font', () => {
  beforeEach(() => {
    location.href = 'https://harbour.example/blog';
    document.head.innerHTML = '';
    delete document.documentElement.dataset.plain;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('is preloaded on a fast connection', async () => {
    expect(await preloadedOn({ age: 60 })).toEqual(PRELOADED);
  });

  it('is preloaded with the files of the other letters, in the languages with many of these', async () => {
    vi.stubEnv('PRELOADS_ALL_LETTERS', 'true');
    const more = `${FONT} /_astro/font-more.woff2`;
    const { links } = await preloadedOn({ age: 60, font: more });
    expect(links.map(([href]) => href)).toEqual(more.split(' '));
  });

  it('does not delay the first page of a visit on a slow connection', async () => {
    expect(await preloadedOn({ age: 300 })).toEqual(NOT_USED);
  });

  it('is preloaded, with the face of bold words, if the visitor comes from another page of the site', async () => {
    const referrer = 'https://harbour.example/';
    expect(await preloadedOn({ age: 300, referrer })).toEqual(NEXT);
  });

  it.each(['https://search.example/', 'https://harbour.example.net/'])(
    'does not delay a page on a slow connection if the visitor comes from another site: %s',
    async (referrer) => {
      expect(await preloadedOn({ age: 300, referrer })).toEqual(NOT_USED);
    },
  );
});
