import { expect, it } from 'vitest';
import { elements } from './elements.ts';
import { guarded } from './guarded.ts';

const guard = (methods: object) =>
  guarded('./adapters/acme.ts', Object({ ...elements, ...methods }));

it('the function of an adapter that throws is reported with the place in its file', () => {
  const { snippet } = guard({
    snippet: () => {
      throw new TypeError('no zone');
    },
  });
  expect(() => snippet?.(Object({}), Object({}), Object({}))).toThrow(
    /guarded\.test\.ts:\d+: snippet: expected a text with HTML; found the error "TypeError: no zone"$/,
  );
});

it.each([
  ['snippet', undefined, 'a text with HTML; found nothing'],
  ['script', 'fill.js', 'the URL of a script; found "fill.js"'],
  ['hosts', 'https://acme.example', 'a list of hosts; found "https://acme.example"'],
  ['adsTxt', [7], 'a list of ads.txt records; found [7]'],
  ['inline', 'div', 'an object with an element and attributes; found "div"'],
])('a wrong result of the function %s of an adapter is reported', (name, result, message) => {
  const method = Object(guard({ [name]: () => result }))[name];
  expect(() => method({})).toThrow(new Error(`adapters/acme.ts: ${name}: expected ${message}`));
});

it('correct results of an adapter stay unchanged', () => {
  const { script } = guard({});
  expect(script?.(Object({ script: 'https://acme.example/a.js' }))).toBe(
    'https://acme.example/a.js',
  );
});
