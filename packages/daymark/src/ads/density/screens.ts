import { BREAKPOINT } from '../../ui/styles/breakpoint.ts';

/** A screen for which the ad density of a page is checked. */
export interface Screen {
  /** In CSS pixels. */
  width: number;
  /** The kind of screen that a slot can be limited to. */
  kind: 'phone' | 'wide';
  /**
   * The maximum ad density. Stricter than the Better Ads Standards of 2026, which allow 0.3 on
   * phones and 0.5 on desktops.
   */
  max: number;
}

/**
 * In this order: a small phone; a large phone; a phone in landscape (the narrowest screen with
 * lines of full length, where text is shortest relative to the boxes); the widest screen that
 * counts as a phone; the narrowest that does not; a desktop.
 */
export const SCREENS: readonly Screen[] = [
  { width: 360, kind: 'phone', max: 0.25 },
  { width: 430, kind: 'phone', max: 0.25 },
  { width: 640, kind: 'phone', max: 0.25 },
  { width: BREAKPOINT - 1, kind: 'phone', max: 0.25 },
  { width: BREAKPOINT, kind: 'wide', max: 0.4 },
  { width: 1280, kind: 'wide', max: 0.4 },
];
