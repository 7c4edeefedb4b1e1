import type { ConsentSettings } from './answer.ts';

/** The key in `localStorage` for a visitor's answer. */
export const STORAGE_KEY = 'consent';
/** The document event for a new answer on this page. The event's detail is the record. */
export const CHANGE = 'consentchange';

/** A visitor's answer. Networks that the visitor was asked about and did not accept are refused. */
export interface ConsentRecord {
  /** Identifies the set of networks to which the answer applies. */
  version: string;
  /** The day of the answer, such as "2026-11-21". No time of day and no visitor id is stored. */
  day: string;
  /** The ids of the accepted networks. */
  granted: readonly string[];
}

type Validity = Pick<ConsentSettings, 'version' | 'months'>;

/** Reads the record; undefined if it is missing, unreadable, expired or for other networks. */
export function readRecord(validity: Validity, now = new Date()): ConsentRecord | undefined {
  try {
    return validRecord(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''), validity, now);
  } catch {
    // The browser blocks storage, or the entry is not JSON.
    return undefined;
  }
}

/** Returns the data if it is a record for these networks that has not expired. */
export function validRecord(
  data: unknown,
  { version, months }: Validity,
  now = new Date(),
): ConsentRecord | undefined {
  const { day, granted, ...rest } = Object(data);
  const asked = new Date(day);
  const expiry = new Date(day);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  // An invalid date is rejected too, because comparisons with it are false.
  const holds = rest.version === version && asked <= now && now < expiry && Array.isArray(granted);
  return holds ? { version, day, granted } : undefined;
}

/**
 * Stores an answer and dispatches an event on this page. Other tabs get the browser's `storage`
 * event. If the browser blocks storage, the answer applies to this page only.
 */
export function writeRecord(version: string, granted: readonly string[], now = new Date()): void {
  const record: ConsentRecord = { version, day: now.toISOString().slice(0, 10), granted };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // The browser blocks storage. The event is dispatched anyway, and the next page asks again.
  }
  document.dispatchEvent(new CustomEvent(CHANGE, { detail: record }));
}
