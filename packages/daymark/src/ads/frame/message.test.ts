import { describe, expect, it } from 'vitest';
import { readReport, readRequest } from './message.ts';

describe('a report of a frame', () => {
  it('can contain one of four states', () => {
    for (const state of ['filled', 'empty', 'failed', 'heavy'])
      expect(readReport({ state })).toBe(state);
  });

  it('can be a heartbeat', () => {
    expect(readReport({ beat: 7, loads: 1 })).toEqual({ beat: 7, loads: 1 });
  });

  it('is ignored if it has any other form', () => {
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

describe('the request of a page to a frame', () => {
  it('contains the banner id, the size and the timeout', () => {
    const slot = { bannerId: 101, width: 300, height: 250, milliseconds: 8000 };
    expect(readRequest({ slot })).toEqual(slot);
  });

  it('is not read from other messages', () => {
    for (const other of [undefined, null, 'slot', {}, { slot: 101 }, { slot: null }])
      expect(readRequest(other)).toBeUndefined();
  });
});
