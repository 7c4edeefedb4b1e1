import { describe, expect, it } from 'vitest';
import { readReport, readRequest } from './protocol.ts';

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
  it('contains the banner id, the sizes, the timeout and the page', () => {
    const size = { width: 300, height: 250, sizes: [[300, 250]] };
    const page = { address: 'https://example.org/blog/first', topics: ['attention'] };
    const slot = { bannerId: 101, ...size, milliseconds: 8000, page };
    expect(readRequest({ slot })).toEqual(slot);
  });

  it('is not read from other messages', () => {
    for (const other of [undefined, null, 'slot', {}, { slot: 101 }, { slot: null }])
      expect(readRequest(other)).toBeUndefined();
  });
});
