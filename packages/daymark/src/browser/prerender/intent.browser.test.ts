// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** The delay between hover and fetch, in milliseconds. */
const REST = 200;

const fetched = vi.fn(async () => new Response());
const at = (href: string, sign = 'pointerover') => {
  document.body.innerHTML = `<a href="${href}"><b>There</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
};

describe('prefetching of pages', () => {
  beforeAll(async () => {
    location.href = 'https://harbour.example/blog';
    await import('./intent.browser.ts');
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockClear();
  });

  it('fetches a page when the pointer rests on its link', () => {
    at('/about');
    vi.advanceTimersByTime(REST - 1);
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('https://harbour.example/about', {
      priority: 'low',
    });
  });

  it('fetches a page at once when its link is pressed', () => {
    at('/terms', 'pointerdown');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('fetches nothing when the pointer only passes over a link', () => {
    at('/privacy');
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(REST);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['the current page', '/blog'],
    ['a file', '/feed.xml'],
    ['another site', 'https://other.example/about'],
  ])('does not fetch %s', (_name, href) => {
    at(href, 'pointerdown');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not fetch an affiliate link, because the request would count as a click', () => {
    document.body.innerHTML = '<a href="/go/kettle" rel="noopener sponsored">A kettle</a>';
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not fetch a page twice', () => {
    at('/community', 'pointerdown');
    at('/community', 'pointerdown');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('fetches nothing if the browser saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    at('/contact', 'pointerdown');
    expect(fetched).not.toHaveBeenCalled();
  });
});
