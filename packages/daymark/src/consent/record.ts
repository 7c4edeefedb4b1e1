import { readStored, store } from '../browser/stored-values.ts';
import type { ConsentSettings } from './answer.ts';

/** The key in `localStorage` for a visitor's answer. */
export const STORAGE_KEY = 'consent';

/** A visitor's answer. Networks that the visitor was asked about and did not accept are refused. */
interface ConsentRecord {
  /** Identifies the set of networks to which the answer applies. */
  version: string;
  /** The day of the answer, such as "2026-11-21". No time of day and no visitor id is stored. */
  day: string;
  /** The ids of the accepted networks. */
  granted: readonly string[];
}

type Validity = Pick<ConsentSettings, 'version' | 'months'>;

/** Reads the record; undefined if it is missing, unreadable, expired or for other networks. */
export const readRecord = (validity: Validity, now = new Date()): ConsentRecord | undefined =>
  recordIn(readStored(STORAGE_KEY), validity, now);

/** Returns the record in a stored text; undefined as for `readRecord`. */
export function recordIn(
  text: string | null,
  { version, months }: Validity,
  now = new Date(),
): ConsentRecord | undefined {
  const { day, granted, ...rest } = Object(parsed(text));
  const asked = new Date(day);
  const expiry = new Date(day);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  // An invalid date is rejected too, because comparisons with it are false.
  const holds = rest.version === version && asked <= now && now < expiry && Array.isArray(granted);
  return holds ? { version, day, granted } : undefined;
}

/** Returns the value of JSON; undefined for other text, which another script may have stored. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores an answer. If the browser blocks storage, the answer applies to this page only, and the
 * next page asks again.
 */
export function writeRecord(version: string, granted: readonly string[], now = new Date()): void {
  const record: ConsentRecord = { version, day: now.toISOString().slice(0, 10), granted };
  store(STORAGE_KEY, JSON.stringify(record));
}
