// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecord, STORAGE_KEY, writeRecord } from './record.ts';

const validity = { version: 'v1', months: 6 };
const NOON = new Date('2026-11-21T12:00:00Z');
const at = (time: string) => readRecord(validity, new Date(time));

describe('the record of an answer', () => {
  beforeEach(() => {
    localStorage.clear();
    writeRecord('v1', ['acme'], NOON);
  });

  it('contains only the version, the day and the accepted networks', () => {
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem(STORAGE_KEY)).toBe(
      '{"version":"v1","day":"2026-11-21","granted":["acme"]}',
    );
  });

  it('is valid for the configured number of months', () => {
    expect(at('2027-05-20T23:59:59Z')?.granted).toEqual(['acme']);
    expect(at('2027-05-21T00:00:00Z')).toBeUndefined();
  });

  it('is invalid if its day is in the future', () => {
    expect(at('2026-11-20T12:00:00Z')).toBeUndefined();
  });

  it('is invalid if the answer was for another set of networks', () => {
    expect(readRecord({ ...validity, version: 'v2' }, NOON)).toBeUndefined();
  });

  it.each([
    'yes',
    'null',
    '7',
    '[]',
    '{}',
    '{"version":"v1","day":"2026-11-21"}',
    '{"version":"v1","day":"soon","granted":[]}',
    '{"version":"v1","day":"2026-11-21","granted":"acme"}',
  ])('is invalid if it cannot be read: %s', (found) => {
    localStorage.setItem(STORAGE_KEY, found);
    expect(readRecord(validity, NOON)).toBeUndefined();
  });
});
