import { z } from 'zod';
import { whole } from './fields.ts';

export const theme = z.strictObject({
  /**
   * The hue of the accent colour in OKLCH degrees: 200 is sea green, 250 blue, 30 coral.
   * Lightness and chroma are fixed, so the contrast is sufficient for every hue.
   */
  accentHue: whole(0, 360).default(215),
});
