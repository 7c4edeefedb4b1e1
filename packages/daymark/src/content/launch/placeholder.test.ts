import { expect, it } from 'vitest';
import { isPlaceholder } from './placeholder.ts';

it.each([
  'https://daymark.example',
  'https://example.org',
  'http://www.example.com/a?b=c',
  'https://shop.example.net./',
  'http://localhost:4321',
  'https://intranet',
  'https://site.invalid',
  'https://site.test/donate',
  'https://printer.local',
  'http://127.0.0.1:4321',
  'http://[::1]/',
  'letters@daymark.example',
  'letters@Example.COM',
])('%s is a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

it.each([
  'https://www.mind.org.uk/donate/',
  'https://example-press.com',
  'https://myexample.org',
  'https://example.co.uk/',
  'http://192.0.2.7',
  'http://[2001:db8::7]/',
  'letters@stillpoint.org',
  'https://stillpoint.org/@example.com',
  'An example of a text at localhost',
  '/about',
  'https:',
])('%s is not a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
