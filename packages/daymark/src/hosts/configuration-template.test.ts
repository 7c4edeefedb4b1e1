import { expect, test } from 'vitest';
import { configurationTemplate } from './configuration-template.ts';

const template = configurationTemplate('\t');

test('a template is written with the given indentation, whatever its indentation in the source', () => {
  expect(template`
    server {
      listen ${80};
      location ${'/'} {
        return 404;
      }
    }
  `).toEqual(['server {', '\tlisten 80;', '\tlocation / {', '\t\treturn 404;', '\t}', '}']);
});

test('the lines of a list get the level of the line that the list replaces, and an empty list adds no line', () => {
  const inner = ['a {', '\tb', '}'];
  expect(template`
    server {
      ${inner}
      ${[]}
      c
    }
  `).toEqual(['server {', '\ta {', '\t\tb', '\t}', '\tc', '}']);
});

test('a list may be alone between braces in one line of the template', () => {
  expect(template`
    server {
      handle { ${['a', 'b']} }
      map { ${[]} }
    }
  `).toEqual(['server {', '\thandle {', '\t\ta', '\t\tb', '\t}', '\tmap {', '\t}', '}']);
  expect(template`handle { ${['a']} }`).toEqual(['handle {', '\ta', '}']);
});

test('backslashes in a template and line breaks in values are unchanged', () => {
  expect(template`
    if "\d" {
      respond ${'a\n'};
    }
  `).toEqual(['if "\\d" {', '\trespond a\n;', '}']);
});
