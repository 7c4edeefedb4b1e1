import { describe, expect, it } from 'vitest';
import { readReport, readRequest } from './message.ts';

describe('a report of a frame', () => {
  it('is one of four states', () => {
    for (const state of ['filled', 'empty', 'failed', 'heavy'])
      expect(readReport({ state })).toBe(state);
  });

  it('or a sign of life', () => {
    expect(readReport({ beat: 7, loads: 1 })).toEqual({ beat: 7, loads: 1 });
  });

  it('anything else is nothing', () => {
    const others = [
      undefined,
      null,
      'filled',
      7,
      {},
      { state: 'late' },
      { state: 'waiting' },
      { state: ['filled'] },
      { state: { toString: () => 'filled' } },
      { beat: '7', loads: 1 },
      { beat: 7 },
    ];
    for (const other of others) expect(readReport(other)).toBeUndefined();
  });
});

describe('what a page asks of a frame', () => {
  it('is the banner id, the size and the patience', () => {
    const slot = { bannerId: 101, width: 300, height: 250, milliseconds: 8000 };
    expect(readRequest({ slot })).toEqual(slot);
  });

  it('is not asked by other messages', () => {
    for (const other of [undefined, null, 'slot', {}, { slot: 101 }, { slot: null }])
      expect(readRequest(other)).toBeUndefined();
  });
});
