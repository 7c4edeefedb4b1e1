import type { ConsentSettings } from './answer.ts';

/** The one key that a visitor's answer is stored under. */
export const STORAGE_KEY = 'consent';
/** The event on the document that tells this page of a new answer; its detail is the record. */
export const CHANGE = 'consentchange';

/** A visitor's answer. Whatever network of this version is not granted is refused. */
export interface ConsentRecord {
  /** The set of networks that was asked for. */
  version: string;
  /** The day of the answer, such as "2026-11-21". Nothing finer is kept, and nothing that names a visitor. */
  day: string;
  /** The ids of the networks that were accepted. */
  granted: readonly string[];
}

type Validity = Pick<ConsentSettings, 'version' | 'months'>;

/** The record that this browser keeps; none where it cannot be read, is too old or answers something else. */
export function readRecord(validity: Validity, now = new Date()): ConsentRecord | undefined {
  try {
    return validRecord(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''), validity, now);
  } catch {
    // Storage is forbidden, or what is in it is no JSON.
    return undefined;
  }
}

/** What was said to be a record, if it is one and still holds. */
export function validRecord(
  data: unknown,
  { version, months }: Validity,
  now = new Date(),
): ConsentRecord | undefined {
  const { day, granted, ...rest } = Object(data);
  const asked = new Date(day);
  const expiry = new Date(day);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  // A day that is none compares as false.
  const holds = rest.version === version && asked <= now && now < expiry && Array.isArray(granted);
  return holds ? { version, day, granted } : undefined;
}

/**
 * Keeps an answer and tells this page of it; other tabs hear of it from the browser.
 * Where storage is forbidden the answer holds for this page.
 */
export function writeRecord(version: string, granted: readonly string[], now = new Date()): void {
  const record: ConsentRecord = { version, day: now.toISOString().slice(0, 10), granted };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Told all the same; it is asked for again on the next page.
  }
  document.dispatchEvent(new CustomEvent(CHANGE, { detail: record }));
}
