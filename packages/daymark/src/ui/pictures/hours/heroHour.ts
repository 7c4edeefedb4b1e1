import type { Hour } from './hour.ts';

const colour = (name: string) => `var(--hero-${name})`;

/**
 * The hero's hour. Its colours are custom properties in `hero.css` that depend on the colour
 * scheme, so they cannot be mixed: the hero uses only shapes with unmixed colours.
 */
export const heroHour: Hour = {
  name: 'first light and moonrise',
  sky: [colour('sky0'), colour('sky1'), colour('sky2'), colour('sky3'), colour('sky4')],
  sea: [colour('sea0'), colour('sea1'), colour('sea2')],
  land: [colour('land0'), colour('land1'), colour('land2'), colour('land2'), colour('land4')],
  face: [colour('face'), colour('face')],
  sand: [colour('face'), colour('face')],
  wall: [colour('wall'), colour('shade')],
  paint: colour('paint'),
  glass: colour('glass'),
  light: colour('light'),
  glint: colour('glint'),
  height: 'rising',
};
