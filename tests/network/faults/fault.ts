import type { ServerResponse } from 'node:http';
import type { Play } from '../script.ts';

/** What the page finds of a slot. */
export type State = 'filled' | 'empty' | 'late' | 'failed' | 'heavy';

/** A way in which a network goes wrong. */
export interface Fault {
  /** What becomes of the slot. */
  readonly state: State;
  /** What may become of it instead: frames share a process, and one that cannot begin is late. */
  readonly orElse?: State;
  /** How the network answers when its script is asked for; without it, with the script. */
  readonly answer?: (response: ServerResponse) => void;
  /** What its script does instead of its work. */
  readonly play?: Play;
  /** Whether it keeps the machine busy, so that pages beside it would suffer. */
  readonly isBusy?: true;
  /** What the browser itself reports on the console, on no account of the page's. */
  readonly reports?: readonly RegExp[];
}

export type Faults = Readonly<Record<string, Fault>>;
