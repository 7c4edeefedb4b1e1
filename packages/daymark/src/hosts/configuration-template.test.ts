import { expect, test } from 'vitest';
import { configurationTemplate } from './configuration-template.ts';

const template = configurationTemplate('\t');

test('a template is written with the indentation of the server, whatever its own position', () => {
  expect(template`
    server {
      listen ${80};
      location ${'/'} {
        return 404;
      }
    }
  `).toEqual(['server {', '\tlisten 80;', '\tlocation / {', '\t\treturn 404;', '\t}', '}']);
});

test('lists of lines get the level of their line, and an empty one leaves no line', () => {
  const inner = ['a {', '\tb', '}'];
  expect(template`
    server {
      ${inner}
      ${[]}
      c
    }
  `).toEqual(['server {', '\ta {', '\t\tb', '\t}', '\tc', '}']);
});

test('a list may be the content of a block in one line', () => {
  expect(template`
    server {
      handle { ${['a', 'b']} }
      map { ${[]} }
    }
  `).toEqual(['server {', '\thandle {', '\t\ta', '\t\tb', '\t}', '\tmap {', '\t}', '}']);
  expect(template`handle { ${['a']} }`).toEqual(['handle {', '\ta', '}']);
});

test('backslashes and the line breaks of values are kept', () => {
  expect(template`
    if "\d" {
      respond ${'a\n'};
    }
  `).toEqual(['if "\\d" {', '\trespond a\n;', '}']);
});
