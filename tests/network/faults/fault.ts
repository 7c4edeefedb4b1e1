import type { ServerResponse } from 'node:http';
import { isExhaustive } from '../../exhaustive.ts';
import type { Play } from '../script.ts';

/** The final state of an ad slot, as explained in packages/daymark/src/ads/loader/slot-box.ts. */
export type State = 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** A way in which the fake ad network fails, or attacks the page. */
export interface Fault {
  /** The expected final state of the slot. */
  readonly state: State;
  /**
   * A second valid state, for faults whose result varies. For example, a busy frame can block other
   * frames in the same process, which then get the state "late".
   */
  readonly orElse?: State;
  /**
   * Sends the response to a request for the network's script. By default, the response is the
   * script.
   */
  readonly respond?: (response: ServerResponse) => void;
  /** The function that the network's script runs instead of filling the slots. */
  readonly play?: Play;
  /** Whether the fault uses so much CPU that it would slow down other pages. */
  readonly isBusy?: true;
  /**
   * Whether the fault tests the pop-up blocker, the back/forward cache or the hang monitor, which
   * only the full browser has.
   */
  readonly needsFullBrowser?: true;
  /** Whether the fault is a variant of another fault. Only the exhaustive run includes variants. */
  readonly isVariant?: true;
  /** Console messages that the browser is expected to write because of the fault. */
  readonly reports?: readonly RegExp[];
}

export type Faults = Readonly<Record<string, Fault>>;

/** Whether this test run includes a fault. */
export const isPlayed = ({ isVariant }: Fault): boolean => isExhaustive || !isVariant;

/** The tag of tests that run in the full browser instead of the headless shell. */
export const FULL_BROWSER = '@full-browser';

/** Returns the tags of the tests of a fault. */
export const tagsOf = ({ needsFullBrowser }: Fault) => (needsFullBrowser ? [FULL_BROWSER] : []);
