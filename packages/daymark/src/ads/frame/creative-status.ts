import type { Report } from './protocol.ts';

/** The observed facts of a creative at one moment. */
interface Observation {
  /** Whether part of the creative is visible. */
  isSeen: boolean;
  /** Whether the network has marked its container, the element that it fills, as empty. */
  isMarkedEmpty: boolean;
  /** Whether the container has been removed. */
  isGone: boolean;
  /** Whether the network has inserted an element, visible or not. */
  hasElements: boolean;
}

/** Milliseconds to wait for a creative if the main script did not load or the container is gone. */
const GRACE_PERIOD = 1000;
/** Milliseconds for which a creative may disappear again, for example while it refreshes. */
const MAX_ABSENCE = 3000;
/** The final status is decided this many milliseconds before the timeout, to report it in time. */
const REPORT_MARGIN = 1000;

export type CreativeStatus = ReturnType<typeof makeCreativeStatus>;

/**
 * Creates an object that determines the status of a slot from repeated checks.
 * @param milliseconds the timeout, counted from now
 * @param now the clock, in milliseconds
 */
export function makeCreativeStatus(milliseconds: number, now: () => number) {
  const end = now() + milliseconds - REPORT_MARGIN;
  let wasSeen = false;
  let isFaulty = false;
  let lostAt: number | undefined;
  const isLost = (timeout: number) => {
    lostAt ??= now();
    return now() - lostAt > timeout;
  };
  return {
    /** Records that the network's main script did not load. */
    noteLoss() {
      lostAt ??= now();
    },
    /** Records another error, after which a creative may still appear. */
    noteFault() {
      isFaulty = true;
    },
    /** Returns the status; undefined if the checks so far determine none. */
    observe({ isSeen, isMarkedEmpty, isGone, hasElements }: Observation): Report | undefined {
      // The mark is checked first, because an element that the network marks as empty may keep its size.
      if (isMarkedEmpty) return 'empty';
      if (isSeen) {
        wasSeen = true;
        lostAt = undefined;
        return 'filled';
      }
      if (wasSeen) return isLost(MAX_ABSENCE) ? 'empty' : undefined;
      if ((isGone || lostAt !== undefined) && isLost(GRACE_PERIOD)) return 'failed';
      if (now() < end) return undefined;
      if (isFaulty) return 'failed';
      return hasElements ? 'empty' : undefined;
    },
  };
}
