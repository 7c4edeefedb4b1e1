import { BREAKPOINT } from '../../ui/styles/breakpoint.ts';

/** A screen for which the ad density of a page is checked. */
export interface Screen {
  /** The width in CSS pixels. */
  width: number;
  /** The kind of screen to which a slot can be limited. */
  kind: 'phone' | 'wide';
  /**
   * The maximum ad density. Stricter than the Better Ads Standards of 2026, which allow 0.3 on
   * phones and 0.5 on desktops.
   */
  max: number;
}

/**
 * The checked screens, in this order: a small phone; a large phone; a phone in landscape; the
 * widest screen that counts as a phone; the narrowest screen that does not; a desktop. The phone in
 * landscape is the narrowest screen with lines of full length, so the height of its text is
 * smallest in relation to the slot boxes.
 */
export const SCREENS: readonly Screen[] = [
  { width: 360, kind: 'phone', max: 0.25 },
  { width: 430, kind: 'phone', max: 0.25 },
  { width: 640, kind: 'phone', max: 0.25 },
  { width: BREAKPOINT - 1, kind: 'phone', max: 0.25 },
  { width: BREAKPOINT, kind: 'wide', max: 0.4 },
  { width: 1280, kind: 'wide', max: 0.4 },
];
