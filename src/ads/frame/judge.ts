import type { Report } from './message.ts';

/** What can be found of a creative at a moment. */
export interface Sight {
  /** Something of it can be seen. */
  isSeen: boolean;
  /** The network has marked its container: it has nothing. */
  isMarkedEmpty: boolean;
  /** The container has been taken away. */
  isGone: boolean;
  /** Something has been put there, seen or not. */
  isPut: boolean;
}

/** Milliseconds between two looks at what is there. */
export const LOOK = 250;
/** Milliseconds that something has to come of it when the network's script or its place is lost. */
export const GRACE = 1000;
/** Milliseconds that a creative that was seen has to come back: creatives refresh, and browsers are busy. */
export const ABSENCE = 3000;
/** Milliseconds before the patience ends, so that the last word arrives in time. */
export const MARGIN = 1000;

export type Judge = ReturnType<typeof makeJudge>;

/**
 * Tells what has become of a slot from one look at it after another.
 * @param milliseconds the patience, counted from now
 * @param now the clock, in milliseconds
 */
export function makeJudge(milliseconds: number, now: () => number) {
  const end = now() + milliseconds - MARGIN;
  let wasSeen = false;
  let isFaulty = false;
  let lostAt: number | undefined;
  const isLost = (patience: number) => {
    lostAt ??= now();
    return now() - lostAt > patience;
  };
  return {
    /** The script of the network could not be had. */
    noteLoss() {
      lostAt ??= now();
    },
    /** Something else went wrong, which need not mean that nothing comes. */
    noteFault() {
      isFaulty = true;
    },
    /** Undefined while there is nothing to say. */
    look({ isSeen, isMarkedEmpty, isGone, isPut }: Sight): Report | undefined {
      // What a network has nothing for may keep its size, as blank as it is.
      if (isMarkedEmpty) return 'empty';
      if (isSeen) {
        wasSeen = true;
        lostAt = undefined;
        return 'filled';
      }
      if (wasSeen) return isLost(ABSENCE) ? 'empty' : undefined;
      if ((isGone || lostAt !== undefined) && isLost(GRACE)) return 'failed';
      if (now() < end) return undefined;
      if (isFaulty) return 'failed';
      return isPut ? 'empty' : undefined;
    },
  };
}
