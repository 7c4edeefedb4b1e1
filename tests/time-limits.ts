import { isExhaustive } from './exhaustive.ts';

const MINUTE = 60_000;

/**
 * The limits of time of all test runners, in milliseconds. A limit ends a test that hangs, and never
 * fails a slow test: each is at least ten times what the slowest test, wait or start takes on an
 * idle machine with two cores.
 */
export const timeLimits = {
  /** For a test or a hook, which takes at most 20 seconds at rest, but hours in the exhaustive run. */
  test: (isExhaustive ? 600 : 10) * MINUTE,
  /** For a state, or an action of a browser: at most 12 seconds, of which a site may wait 10. */
  wait: 2 * MINUTE,
  /** For a program that starts to listen, and may build a site first: at most a minute. */
  start: 10 * MINUTE,
  /** For the one test that installs all packages for builds first: at most two minutes. */
  install: 20 * MINUTE,
};

/** The limits as options of Vitest. */
export const vitestLimits = {
  testTimeout: timeLimits.test,
  hookTimeout: timeLimits.test,
  teardownTimeout: timeLimits.test,
  expect: { poll: { timeout: timeLimits.wait } },
};
