/** The facts that a network learns about the page of a slot. */
interface SlotPage {
  /** The address of the page, without its query. */
  address: string;
  /** The ids of the topics of the page. */
  topics: readonly string[];
}

/** A page's request for a creative. See docs/contracts/slot-frame.md for all messages. */
export interface SlotRequest {
  /** The number that identifies the slot to the network. */
  bannerId: number;
  /** The size of the frame in CSS pixels. */
  width: number;
  height: number;
  /** The sizes of the network's creatives that fit into the slot, the preferred size first. */
  sizes: readonly (readonly [width: number, height: number])[];
  /** The remaining milliseconds until the timeout. */
  milliseconds: number;
  /** Whether the network may neither sell nor share the visitor's data. */
  isRestricted?: boolean;
}

/** The request that a page posts to a frame. */
export interface FrameRequest extends SlotRequest {
  page: SlotPage;
}

const REPORTS = ['filled', 'empty', 'failed', 'heavy'] as const;
export type Report = (typeof REPORTS)[number];

/** Milliseconds between two ticks of the page. A frame answers each tick with a heartbeat. */
export const HEARTBEAT = 250;

/** The message that the page posts over the port every `HEARTBEAT` milliseconds. */
export const TICK = 'tick';
/** The page's message that consent is withdrawn. The frame must then block all its requests. */
export const WITHDRAW = 'withdraw';
/** The frame's reply that its requests are blocked, so that the page can remove the frame. */
export const WITHDRAWN = 'withdrawn';

/** Returns the page's request; undefined for any other message. */
export function readRequest(data: unknown): FrameRequest | undefined {
  const { slot }: Partial<Record<string, unknown>> = Object(data);
  if (!(slot instanceof Object)) return undefined;
  const { bannerId, width, height, milliseconds, sizes, isRestricted, page } = Object(slot);
  const { address, topics } = Object(page);
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return {
    bannerId: Number(bannerId),
    width: Number(width),
    height: Number(height),
    milliseconds: Number(milliseconds),
    sizes: list(sizes).map((size) => {
      const [width, height] = list(size);
      return [Number(width), Number(height)];
    }),
    ...(isRestricted === true && { isRestricted }),
    page: { address: String(address ?? ''), topics: list(topics).map(String) },
  };
}

/** A heartbeat of a frame. `beat` is its number: 1, 2, … */
interface Beat {
  beat: number;
  /** The number of `load` events in the frame page, but not in pages to which it navigates. */
  loads: number;
}

/** Returns a frame's report or heartbeat; undefined for any other message. */
export function readReport(data: unknown): Report | Beat | undefined {
  const { beat, loads, state }: Partial<Record<string, unknown>> = Object(data);
  if (typeof beat === 'number' && typeof loads === 'number') return { beat, loads };
  return REPORTS.find((report) => report === state);
}

/**
 * Returns the sandbox flags of a frame page, which runs a network's code: for both its iframe and its
 * CSP. A tab that a visitor opens from the frame page has no sandbox.
 * @param isSecondHost whether the page is on `ads.frameHost`, whose storage it can access
 * @param mayReplacePage whether the frame page may navigate the tab that contains it, after a click or
 * a key in the frame
 */
export const sandboxOf = (isSecondHost: boolean, mayReplacePage: boolean): string[] => [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  ...(isSecondHost ? ['allow-same-origin'] : []),
  ...(mayReplacePage ? ['allow-top-navigation-by-user-activation'] : []),
];
