/** A screen that a page's share of advertising is judged on. */
export interface Screen {
  /** In CSS pixels. */
  width: number;
  /** Screens that a slot may be for: a phone is narrower than 768 px. */
  kind: 'phone' | 'wide';
  /**
   * The largest part of the content's height that advertising may have. Stricter than the Better Ads
   * Standards of 2026, which allow 0.3 on phones and 0.5 on desks.
   */
  most: number;
}

/**
 * A small phone, a large one, one on its side (the narrowest that holds a line of full length, so
 * that texts are lowest beside the boxes), the widest screen that counts as one, the narrowest that
 * does not, a desk.
 */
export const SCREENS: readonly Screen[] = [
  { width: 360, kind: 'phone', most: 0.25 },
  { width: 430, kind: 'phone', most: 0.25 },
  { width: 640, kind: 'phone', most: 0.25 },
  { width: 767, kind: 'phone', most: 0.25 },
  { width: 768, kind: 'wide', most: 0.4 },
  { width: 1280, kind: 'wide', most: 0.4 },
];
