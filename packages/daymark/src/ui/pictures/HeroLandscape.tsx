import { randomFrom } from '../../basics/random.ts';
import { Drawing } from './drawing/Drawing.tsx';
import { area, box, disc, drawn, fillBelow, line, type Shape, type Sheet } from './drawing/pen.ts';
import { ROCKS } from './scenes/hand-drawn.ts';
import type { Hour } from './scenes/hours.ts';
import { coast, perchOf, rock, tower } from './scenes/land.ts';
import { named } from './scenes/notation.ts';
import { glitter, sea, sky } from './scenes/sky-and-sea.ts';
import './hero.css';

/** The landscape behind the home page's headline: dawn in the light scheme, night in the dark. */
export function HeroLandscape({ className }: { className?: string }) {
  return (
    <Drawing
      shapes={drawHero()}
      sheet={HERO}
      isMirrored={true}
      crop="xMaxYMax slice"
      className={className}
    />
  );
}

/** The size of the hero, which pages crop on the left and at the top. */
const HERO: Sheet = { width: 1600, height: 700 };

/** The colour of lamplight and stars, which is transparent by day. */
const LAMPLIGHT = 'var(--hero-lamplight)';

/** The stars. They are high or far from the text, so that none looks like a full stop. */
const STARS = 'M84 78h1M262 92h1M500 84h1M608 46h1M700 112h1';
/** The beam from the lamp over the sea, with a ragged end like the tones of the sky. */
const BEAM = 'l430-22-90 13 140 7-120 9 80 11';

const ISLE = drawn('0,0 16,34 32,80 48,100 64,88! 72,54! 84,36! 100,0');
const DOWN = drawn('0,0 34,8 60,56 80,96 100,100');

/**
 * Draws the hero in the style of the covers, with the land on the left; pages show it mirrored.
 * The narrowest window shows 330 pixels of the width. The headland, the tower and the light are in
 * the lower half of this part. Everything else is sky behind the text, a far coast, or water.
 */
function drawHero(): Shape[] {
  const random = randomFrom('hero 3');
  const horizon = 520;
  const light = { x: 276, y: horizon - 2, radius: 52 };
  const [cape] = named(ROCKS, 'headland');
  const headland = box(-30, horizon + 38, 262, 84);
  const stand = perchOf(cape, headland, 90);
  return [
    ...sky(heroHour, horizon, random, HERO),
    line(STARS, LAMPLIGHT),
    disc(light.x, light.y, light.radius, heroHour.light),
    ...sea(heroHour, horizon, random, HERO),
    glitter(heroHour, light, horizon, 690, random),
    coast(heroHour, box(1620, horizon + 1, -800, 44), random),
    fillBelow(ISLE, box(520, horizon + 14, 170, 34), heroHour.land[1]),
    ...tower(heroHour, stand, light),
    area(`M${stand.x} ${Math.round(stand.y) - 76}${BEAM}`, LAMPLIGHT, 0.1),
    ...rock(cape, headland, heroHour, 2),
    fillBelow(DOWN, box(640, HERO.height, 960, 104), heroHour.land[4]),
  ];
}

const colour = (name: string) => `var(--hero-${name})`;

/**
 * The hero's hour. Its colours are custom properties in `hero.css` that depend on the colour
 * scheme, so they cannot be mixed: the hero uses only shapes with unmixed colours.
 */
const heroHour: Hour = {
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
