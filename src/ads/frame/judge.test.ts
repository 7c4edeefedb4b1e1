import { beforeEach, describe, expect, it } from 'vitest';
import { ABSENCE, GRACE, type Judge, MARGIN, makeJudge, type Sight } from './judge.ts';

const PATIENCE = 8000;
const nothing: Sight = { isSeen: false, isMarkedEmpty: false, isGone: false, isPut: false };
const seen: Sight = { ...nothing, isPut: true, isSeen: true };

let time = 0;
let judge: Judge;

/** What is said of a sight after so many milliseconds more. */
function look(milliseconds: number, sight: Sight) {
  time += milliseconds;
  return judge.look(sight);
}

beforeEach(() => {
  time = 0;
  judge = makeJudge(PATIENCE, () => time);
});

describe('a slot', () => {
  it('is filled as soon as something can be seen', () => {
    expect(look(100, nothing)).toBeUndefined();
    expect(look(100, seen)).toBe('filled');
  });

  it('is empty as soon as the network says so', () => {
    expect(look(100, { ...nothing, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty when the network says so of what it leaves standing there in its size', () => {
    expect(look(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('is empty when the network says so of a place that it has filled before', () => {
    look(100, seen);
    expect(look(100, { ...seen, isMarkedEmpty: true })).toBe('empty');
  });

  it('of which nothing is known to the end is left to the page', () => {
    expect(look(PATIENCE, nothing)).toBeUndefined();
  });

  it('is empty when all that was put there has no size, just before the page loses patience', () => {
    const unseen = { ...nothing, isPut: true };
    expect(look(PATIENCE - MARGIN - 1, unseen)).toBeUndefined();
    expect(look(1, unseen)).toBe('empty');
  });

  it('has failed when its container stays away', () => {
    expect(look(100, { ...nothing, isGone: true })).toBeUndefined();
    expect(look(GRACE + 1, { ...nothing, isGone: true })).toBe('failed');
  });

  it('has failed when the script of its network could not be had and nothing else came', () => {
    judge.noteLoss();
    expect(look(GRACE, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('failed');
  });

  it('is filled where another script came in the place of a lost one', () => {
    judge.noteLoss();
    expect(look(GRACE, seen)).toBe('filled');
    expect(look(GRACE + 1, seen)).toBe('filled');
  });

  it('has failed when something else went wrong and nothing has come to the end', () => {
    judge.noteFault();
    expect(look(PATIENCE - MARGIN - 1, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('failed');
  });

  it('is empty when what it showed stays away, and not while it refreshes', () => {
    look(100, seen);
    expect(look(100, nothing)).toBeUndefined();
    expect(look(ABSENCE, seen)).toBe('filled');
    expect(look(100, nothing)).toBeUndefined();
    expect(look(ABSENCE, nothing)).toBeUndefined();
    expect(look(1, nothing)).toBe('empty');
  });
});
