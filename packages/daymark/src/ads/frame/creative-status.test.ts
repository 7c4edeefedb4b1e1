import { beforeEach, describe, expect, it } from 'vitest';
import { type CreativeStatus, makeCreativeStatus } from './creative-status.ts';

const TIMEOUT = 8000;
/** The times of creative-status.ts, in milliseconds. */
const GRACE_PERIOD = 1000;
const MAX_ABSENCE = 3000;
const REPORT_MARGIN = 1000;

type Observation = Parameters<CreativeStatus['observe']>[0];
const nothing: Observation = {
  isSeen: false,
  isMarkedEmpty: false,
  isGone: false,
  hasElements: false,
};
const seen: Observation = { ...nothing, hasElements: true, isSeen: true };

let time = 0;
let status: CreativeStatus;

/** Advances the clock by milliseconds, and returns the status of a check. */
function observe(milliseconds: number, sight: Observation) {
  time += milliseconds;
  return status.observe(sight);
}

beforeEach(() => {
  time = 0;
  status = makeCreativeStatus(TIMEOUT, () => time);
});

describe('a slot', () => {
  it('is filled as soon as part of the creative is visible', () => {
    expect(observe(100, nothing)).toBeUndefined();
    expect(observe(100, seen)).toBe('filled');
  });

  it('is empty as soon as the network marks it as empty', () => {
    expect(observe(100, { ...nothing, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty if the network marks it as empty but leaves a visible element', () => {
    expect(observe(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty if the network first fills it and then marks it as empty', () => {
    observe(100, seen);
    expect(observe(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('has no status if the network has inserted nothing by the timeout', () => {
    expect(observe(TIMEOUT, nothing)).toBeUndefined();
  });

  it('is empty if inserted elements are invisible just before the timeout', () => {
    const unseen = { ...nothing, hasElements: true };
    expect(observe(TIMEOUT - REPORT_MARGIN - 1, unseen)).toBeUndefined();
    expect(observe(1, unseen)).toBe('empty');
  });

  it('has failed if its container is removed and not restored', () => {
    expect(observe(100, { ...nothing, isGone: true })).toBeUndefined();
    expect(observe(GRACE_PERIOD + 1, { ...nothing, isGone: true })).toBe('failed');
  });

  it('has failed if the network’s main script did not load and no creative appeared', () => {
    status.noteLoss();
    expect(observe(GRACE_PERIOD, nothing)).toBeUndefined();
    expect(observe(1, nothing)).toBe('failed');
  });

  it('is filled if a creative appears although the main script did not load', () => {
    status.noteLoss();
    expect(observe(GRACE_PERIOD, seen)).toBe('filled');
    expect(observe(GRACE_PERIOD + 1, seen)).toBe('filled');
  });

  it('has failed if another error occurred and no creative has appeared by the timeout', () => {
    status.noteFault();
    expect(observe(TIMEOUT - REPORT_MARGIN - 1, nothing)).toBeUndefined();
    expect(observe(1, nothing)).toBe('failed');
  });

  it('is empty if its creative stays invisible, but not while the creative refreshes', () => {
    observe(100, seen);
    expect(observe(100, nothing)).toBeUndefined();
    expect(observe(MAX_ABSENCE, seen)).toBe('filled');
    expect(observe(100, nothing)).toBeUndefined();
    expect(observe(MAX_ABSENCE, nothing)).toBeUndefined();
    expect(observe(1, nothing)).toBe('empty');
  });
});
