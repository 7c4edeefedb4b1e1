/** What the page asks of a frame, in the one message that it sends. See docs/contracts/slot-frame.md. */
export interface SlotRequest {
  bannerId: number;
  /** The size of the frame in CSS pixels. */
  width: number;
  height: number;
  /** How long the page will wait from now. */
  milliseconds: number;
}

/** What a frame may say of itself. */
export const REPORTS = ['filled', 'empty', 'failed', 'heavy'] as const;
export type Report = (typeof REPORTS)[number];

/** Milliseconds from one tick of the page to the next. A frame answers each with a sign of life. */
export const BEAT = 250;

/** What the page says to a frame over the port, at each beat. */
export const TICK = 'tick';
/** The visitor has withdrawn consent: the frame contacts nobody any more. */
export const WITHDRAW = 'withdraw';
/** The frame's answer to that: now it can be removed. */
export const WITHDRAWN = 'withdrawn';

/** Reads what the page asks; undefined for anything else. */
export function readRequest(data: unknown): SlotRequest | undefined {
  const slot: unknown = data instanceof Object ? Reflect.get(data, 'slot') : undefined;
  if (!(slot instanceof Object)) return undefined;
  const number = (name: string) => Number(Reflect.get(slot, name));
  return {
    bannerId: number('bannerId'),
    width: number('width'),
    height: number('height'),
    milliseconds: number('milliseconds'),
  };
}

/** A sign of life. */
export interface Beat {
  beat: number;
  /** How often the frame's document, as it was written first, has loaded. */
  loads: number;
}

/** Reads what a frame says of itself: a report, a sign of life, or nothing that is known. */
export function readReport(data: unknown): Report | Beat | undefined {
  if (!(data instanceof Object)) return undefined;
  const [beat, loads, state]: unknown[] = ['beat', 'loads', 'state'].map((name) =>
    Reflect.get(data, name),
  );
  if (typeof beat === 'number' && typeof loads === 'number') return { beat, loads };
  return REPORTS.find((report) => report === state);
}
