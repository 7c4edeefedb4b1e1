import { beforeEach, describe, expect, it } from 'vitest';
import { type CreativeStatus, makeCreativeStatus } from './creative-status.ts';

const TIMEOUT = 8000;
/** The times of creative-status.ts, in milliseconds. */
const GRACE_PERIOD = 1000;
const MAX_ABSENCE = 3000;
const REPORT_MARGIN = 1000;

type Observation = Parameters<CreativeStatus['look']>[0];
const nothing: Observation = { isSeen: false, isMarkedEmpty: false, isGone: false, isPut: false };
const seen: Observation = { ...nothing, isPut: true, isSeen: true };

let time = 0;
let status: CreativeStatus;

/** Advances the clock by milliseconds, and returns the status of a check. */
function look(milliseconds: number, sight: Observation) {
  time += milliseconds;
  return status.look(sight);
}

beforeEach(() => {
  time = 0;
  status = makeCreativeStatus(TIMEOUT, () => time);
});

describe('a slot', () => {
  it('is filled as soon as part of the creative is visible', () => {
    expect(look(100, nothing)).toBeUndefined();
    expect(look(100, seen)).toBe('filled');
  });

  it('is empty as soon as the network marks it as empty', () => {
    expect(look(100, { ...nothing, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty if the network marks it as empty but leaves a visible element', () => {
    expect(look(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty if the network first fills it and then marks it as empty', () => {
    look(100, seen);
    expect(look(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('has no status if the network has inserted nothing by the timeout', () => {
    expect(look(TIMEOUT, nothing)).toBeUndefined();
  });

  it('is empty if inserted elements are invisible just before the timeout', () => {
    const unseen = { ...nothing, isPut: true };
    expect(look(TIMEOUT - REPORT_MARGIN - 1, unseen)).toBeUndefined();
    expect(look(1, unseen)).toBe('empty');
  });

  it('has failed if its container is removed and not restored', () => {
    expect(look(100, { ...nothing, isGone: true })).toBeUndefined();
    expect(look(GRACE_PERIOD + 1, { ...nothing, isGone: true })).toBe('failed');
  });

  it('has failed if the network’s main script did not load and no creative appeared', () => {
    status.noteLoss();
    expect(look(GRACE_PERIOD, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('failed');
  });

  it('is filled if a creative appears although the main script did not load', () => {
    status.noteLoss();
    expect(look(GRACE_PERIOD, seen)).toBe('filled');
    expect(look(GRACE_PERIOD + 1, seen)).toBe('filled');
  });

  it('has failed if another error occurred and no creative has appeared by the timeout', () => {
    status.noteFault();
    expect(look(TIMEOUT - REPORT_MARGIN - 1, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('failed');
  });

  it('is empty if its creative stays invisible, but not while the creative refreshes', () => {
    look(100, seen);
    expect(look(100, nothing)).toBeUndefined();
    expect(look(MAX_ABSENCE, seen)).toBe('filled');
    expect(look(100, nothing)).toBeUndefined();
    expect(look(MAX_ABSENCE, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('empty');
  });
});
