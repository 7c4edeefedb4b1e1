import { describe, expect, it } from 'vitest';
import { elementsExample, reportOn, tagExample } from './testing.ts';

describe('a network is rejected', () => {
  it.each([
    ['className', 'a"><script>', 'a class name, or several separated by single spaces'],
    ['attribute', 'data-id="" onclick', 'a "data-" attribute in lower case'],
    ['element', 'script', '"div" or "ins"'],
  ])('if a value of its container could break out of the markup: %s', (field, value, expected) => {
    expect(reportOn([{ ...elementsExample, container: { [field]: value } }])).toEqual([
      `networks.0.container.${field}: expected ${expected}; found ${JSON.stringify(value)}`,
    ]);
  });

  it.each([
    'https://cdn.acme.example/"><script>',
    'https://cdn.acme.example;script-src/fill.js',
    'https://*.acme.example/fill.js',
    'https://user@cdn.acme.example/fill.js',
    'https://cdn.acme.example:99999/fill.js',
  ])('if the URL of its script could break out of the markup or of the CSP: %s', (script) => {
    expect(reportOn([{ ...elementsExample, script }])).toEqual([
      `networks.0.script: expected the URL of a script that begins with "https://", such as "https://cdn.example.net/a.js"; found ${JSON.stringify(script)}`,
    ]);
  });

  it.each(['../secret.html', '/etc/passwd.html', 'tags/../../a.html', 'tags/a.txt', '.git/a.html'])(
    'if the file of its tag is %s',
    (file) => {
      const slots = { 'topic.after-list': { sizes: ['300x250'], file } };
      expect(reportOn([{ ...tagExample, slots }])).toEqual([
        `networks.0.slots.topic.after-list.file: expected an HTML file in the folder of the site, such as "tags/home.html"; found "${file}"`,
      ]);
    },
  );
});
