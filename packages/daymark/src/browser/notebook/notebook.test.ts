import { describe, expect, it } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { parseNotebook } from './notebook.ts';

const report = (data: unknown) => parseNotebook(JSON.stringify(data), 'notes.json').report;

describe('a notebook', () => {
  it('is unchanged after serialization and parsing', () => {
    const notebook = exampleNotebook();
    expect(parseNotebook(JSON.stringify(notebook), 'notes.json')).toEqual({ notebook });
  });

  it.each(['', 'dark', '{"version":1'])('cannot be parsed from %j', (json) => {
    expect(parseNotebook(json, 'notes.json').report).toBe(
      'notes.json: expected JSON; found something else',
    );
  });

  it('is rejected if it has another version', () => {
    expect(report({ ...exampleNotebook(), version: 2 })).toBe(`notes.json has 1 invalid field:
  version
    expected: 1
    received: 2`);
  });

  it('is rejected if it links to anything except articles of this site', () => {
    const readingList = [
      { path: 'javascript:alert(1)', title: 'a', kept: '2026-06-14T09:31:00Z' },
      { path: '//elsewhere.example', title: 'b', kept: 'yesterday' },
    ];
    expect(report({ ...exampleNotebook(), readingList })).toBe(`notes.json has 3 invalid fields:
  readingList.0.path
    expected: the address of an article
    received: "javascript:alert(1)"
  readingList.1.path
    expected: the address of an article
    received: "//elsewhere.example"
  readingList.1.kept
    expected: a time, such as 2026-06-14T09:30:00Z
    received: "yesterday"`);
  });

  it('can link to articles in any script, percent-encoded as in the browser', () => {
    const path = new URL('https://site.example/blog/ruhe-für-alle').pathname;
    const readingList = [{ path, title: 'Ruhe', kept: '2026-06-14T09:31:00Z' }];
    expect(report({ ...exampleNotebook(), readingList })).toBeUndefined();
  });

  it.each(['/blog/tea', '/tea', '/calm/2026/03/tea', '/calm/de/artikel/tee'])(
    'can link to %s, the address of an article in the settings of its site',
    (path) => {
      const readingList = [{ path, title: 'a', kept: '2026-06-14T09:31:00Z' }];
      expect(report({ ...exampleNotebook(), readingList })).toBeUndefined();
    },
  );

  it.each([
    '/',
    '/blog/',
    '//other.example',
    '//other.example/a',
    '/blog//a',
    '/\\other.example/a',
    'https://other.example/a',
    'blog/a',
    'javascript:a',
    '/blog/a?b',
    '/blog/a#b',
    '/blog/a b',
  ])('cannot link to %s', (path) => {
    const readingList = [{ path, title: 'a', kept: '2026-06-14T09:31:00Z' }];
    expect(report({ ...exampleNotebook(), readingList })).toContain(
      `received: ${JSON.stringify(path)}`,
    );
  });

  it('is rejected if it has unknown fields or fields of another type', () => {
    expect(report({ ...exampleNotebook(), colour: 'blue' })).toContain(
      'colour\n    expected: no field with this name',
    );
    expect(report([])).toContain('expected: an exported file: version, done, readingList, notes');
  });

  it.each([
    ['0', 2_400_000, 'a note: step, prompt, text, kept', '0'],
    ['{}', 1_600_000, 'the name of a step', 'nothing'],
  ])(
    'with very many invalid entries (%s) gets a short report',
    (entry, count, expected, received) => {
      const entries = `${`${entry},`.repeat(count - 1)}${entry}`;
      const json = `{"version":1,"done":{},"readingList":[],"notes":[${entries}]}`;
      const { report = '' } = parseNotebook(json, 'notes.json');
      expect(report).toMatch(
        /^notes\.json has more than 10 invalid fields\. The first 10 are:\n {2}notes\.0/,
      );
      expect(report).toContain(`expected: ${expected}\n    received: ${received}`);
      expect(report.split('\n')).toHaveLength(31);
    },
  );

  it('with deeply nested entries gets a report', () => {
    const nested = '['.repeat(2_400_000) + ']'.repeat(2_400_000);
    const json = `{"version":1,"done":{},"readingList":[],"notes":${nested}}`;
    expect(parseNotebook(json, 'notes.json').report).toContain(
      'expected: a note: step, prompt, text, kept',
    );
  });

  it('with a very long name of a step gets a short report', () => {
    expect(
      report({ ...exampleNotebook(), done: { ['a_'.repeat(1_000_000)]: 0 } })?.length,
    ).toBeLessThan(1_000);
  });

  it('may name steps in any script', () => {
    const done = { 'fünf-atemzüge': '2026-06-14T09:31:00Z', 呼吸: '2026-06-14T09:31:00Z' };
    expect(report({ ...exampleNotebook(), done })).toBeUndefined();
    expect(report({ ...exampleNotebook(), done: { 'a/b': done.呼吸 } })).toBeDefined();
  });

  it('may have as many entries as fit into a browser', () => {
    const kept = '2026-06-14T09:31:00Z';
    const notes = Array.from({ length: 60_000 }, (_, index) => ({
      step: 'a',
      prompt: 'b',
      text: `${index}`,
      kept,
    }));
    expect(report({ ...exampleNotebook(), notes })).toBeUndefined();
  });
});
