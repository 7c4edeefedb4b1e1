import { describe, expect, it } from 'vitest';
import { named, tableOf } from './table.ts';

describe('a table in text', () => {
  it('has entries with statements, which end with a semicolon or their line', () => {
    expect(tableOf('\none: a 1; b 2\n  c 3\ntwo:\n  d\n')).toEqual(
      new Map([
        ['one', ['a 1', 'b 2', 'c 3']],
        ['two', ['d']],
      ]),
    );
  });

  it('can have remarks, and statements in braces', () => {
    expect(tableOf('one: a # the first; of two\n  { b; c or d }; e')).toEqual(
      new Map([['one', ['a', '{ b; c or d }', 'e']]]),
    );
  });

  it('has no entry with another name, and says which names it has', () => {
    const table = new Map([['fir', 1]]);
    expect(named(table, 'fir')).toBe(1);
    expect(() => named(table, 'oak')).toThrow('pictures: expected fir; found "oak"');
  });
});
