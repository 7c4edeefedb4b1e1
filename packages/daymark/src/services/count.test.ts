// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count } from './count.ts';

const fetched = vi.fn((_url: string, _options: RequestInit) => Promise.reject(new Error('gone')));
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const fields = JSON.stringify({ p: '$path', in: { u: '$url' }, fixed: 'a' });
const counter = { count: 'https://stats.example/c', fields };

describe('the request that counts a visit', () => {
  it('has facts about the page, without the query of its address', () => {
    location.href = 'https://harbour.example/blog/tea?q=secret#part';
    count({ ...counter, as: 'text' });
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://stats.example/c');
    expect(JSON.parse(`${options?.body}`)).toEqual({
      p: '/blog/tea',
      in: { u: 'https://harbour.example/blog/tea' },
      fixed: 'a',
    });
    expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  });

  it('has the fields in its address if the company wants that', () => {
    count({ ...counter, fields: '{"p":"$path"}', as: 'query' });
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toMatch(/^https:\/\/stats\.example\/c\?p=%2F/);
    expect(options).toMatchObject({ method: 'GET', body: null });
  });

  it('has the media type of JSON only for a company that needs it', () => {
    for (const as of ['json', 'text']) count({ ...counter, as });
    expect(fetched.mock.calls.map(([, { headers }]) => headers)).toEqual([
      { 'Content-Type': 'application/json' },
      {},
    ]);
  });
});
