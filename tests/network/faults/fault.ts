import type { ServerResponse } from 'node:http';
import { isExhaustive } from '../../exhaustive.ts';
import type { Play } from '../script.ts';

/** The final state of a slot. */
export type State = 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** A way in which a network fails. */
export interface Fault {
  /** The expected state of the slot. */
  readonly state: State;
  /** An alternative state: frames share a process, and a frame that another one blocks is late. */
  readonly orElse?: State;
  /** Sends the response to a request for the script. The default is the script. */
  readonly respond?: (response: ServerResponse) => void;
  /** What the script does instead of filling the slots. */
  readonly play?: Play;
  /** Whether it uses so much CPU that it would slow down other pages. */
  readonly isBusy?: true;
  /** Whether it does in another way what another fault does. Only the exhaustive run plays it. */
  readonly isVariant?: true;
  /** Expected console messages from the browser, which the page does not cause. */
  readonly reports?: readonly RegExp[];
}

export type Faults = Readonly<Record<string, Fault>>;

/** Whether this run of the tests plays a fault. */
export const isPlayed = ({ isVariant }: Fault): boolean => isExhaustive || !isVariant;
