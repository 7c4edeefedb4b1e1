import { expect, test } from 'vitest';
import { parseAddress } from './published-site.ts';

test('the URL of a site is read, and fields of another version of the engine are ignored', () => {
  expect(parseAddress('{"url":"https://site.example","since":2}').href).toBe(
    'https://site.example/',
  );
});

test('an invalid URL is refused', () => {
  expect(() => parseAddress('{"url":"here"}')).toThrow('Invalid URL');
});
