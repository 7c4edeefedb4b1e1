import { isExhaustive } from './exhaustive.ts';

const MINUTE = 60_000;

/**
 * The limits of time of all test runners, in milliseconds. A limit ends a test that hangs, and never
 * fails a slow test: each is at least ten times what the slowest test, wait or start takes on an
 * idle machine with two cores.
 */
export const timeLimits = {
  /**
   * For a test or a hook: at most 20 seconds on an idle machine, but hours in the exhaustive run.
   */
  test: (isExhaustive ? 600 : 10) * MINUTE,
  /**
   * For a wait until a state is reached, or for an action in a browser: at most 12 seconds, of
   * which a site itself may wait 10.
   */
  wait: 2 * MINUTE,
  /** For the start of a server, which may build a site first: at most a minute. */
  start: 10 * MINUTE,
  /** For the single test that first installs all packages: at most two minutes. */
  install: 20 * MINUTE,
};

/** The limits as options of Vitest. */
export const vitestLimits = {
  testTimeout: timeLimits.test,
  hookTimeout: timeLimits.test,
  teardownTimeout: timeLimits.test,
  expect: { poll: { timeout: timeLimits.wait } },
};
