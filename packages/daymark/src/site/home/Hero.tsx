import type { Settings } from '../../settings/site.ts';
import './hero.css';

type HeroProps = Pick<Settings['home'], 'headline' | 'subtitle' | 'action' | 'actionPath'>;

/** Shows the top of the home page: the headline in the sky of a landscape. */
export function Hero({ headline, subtitle, action, actionPath }: HeroProps) {
  return (
    <section className="hero">
      <HeroPicture />
      <div className="wrap hero-words">
        <h1 className="display max-w-[7.8em] text-hero">{headline}</h1>
        <p className="mt-6 max-w-[34ch] text-lead">{subtitle}</p>
        <p className="mt-8">
          <a className="button" href={actionPath}>
            {action}
          </a>
        </p>
      </div>
    </section>
  );
}

/** An area in a colour of hero.css. */
type Area = readonly [colour: string, d: string];

/** The tones of the sky. Their streaks end before the headline, which is opposite the tower. */
const SKY: readonly Area[] = [
  ['sky0', 'M0 0H1600V700H0'],
  ['sky1', 'M0 187q180 5 500-11l-300-13q608-26 1400-10V700H0'],
  ['sky2', 'M0 312q288-12 576-16l-256-11q640-38 1280 3V700H0'],
  ['sky3', 'M0 394q240-18 480-14l-300 11q608 17 1420 13V700H0'],
  ['sky4', 'M0 480q288-5 576-6l-256-4q640-15 1280 1V700H0'],
];

/**
 * The stars, which are far to the right or high, so that no star looks like a full stop in the
 * text. Phones do not show them, because the text covers the sky.
 */
const STARS = 'M40 118h0M104 74h0M170 152h0M238 86h0M408 74h0';

const SEA_AND_TOWER: readonly Area[] = [
  ['sea0', 'M0 520H1600V700H0'],
  ['sea1', 'M0 553q288-2 576-2l-256-2q640-5 1280 1V700H0'],
  ['sea2', 'M0 625q416-10 752-7l-480 6q608 7 1328 5V700H0'],
  [
    'glint',
    'M234 523q42-2 84 0-42 2-84 0M231 540q45-3 90 0-45 3-90 0M213 561q58-3 116 0-58 3-116 0M207 587q65-4 130 0-65 4-130 0M216 617q66-5 132 0-66 5-132 0M202 653q67-5 134 0-67 5-134 0',
  ],
  [
    'land0',
    'M1620 495q-128 3-192-3-64-7-120-11-56-4-112 4-56 8-120 11-64 4-120 8-56 4-136 17H1620',
  ],
  ['land1', 'M520 534q27-12 41-19 13-8 27-12 14-3 41 1l13 12 21 6 27 12'],
  ['wall', 'M109 491q6-40 7-80h12q1 40 7 80'],
  ['shade', 'M122 491V411h-6q-1 40-7 80'],
  ['glass', 'M117 411v-12h10v12'],
  ['paint', 'M114 411v-3h16v3M116 399q0-9 6-11 6 2 6 11'],
];

/** The beam from the lamp over the sea, with a ragged end like the tones of the sky. */
const BEAM = 'M122 403l430-22-90 13 140 7-120 9 80 11';

const LAND: readonly Area[] = [
  ['land2', 'M-30 496q42-10 68-16 26-6 50-5 23 2 37 4 13 3 39 8l8 19 13 6 8 22 15 6 6 12 18 6H-30'],
  ['face', 'M164 487l8 19 13 6 8 22 15 6 6 12 18 6-162 0 18-17 23-4 11-19 21-5'],
  ['land4', 'M640 700q326-8 451-33 125-25 221-46 96-21 288-25V700'],
];

const area = ([colour, d]: Area) => <path key={colour} d={d} fill={`var(--hero-${colour})`} />;

/**
 * The landscape behind the headline, in the style of the covers: dawn in the light scheme, night in
 * the dark scheme. Pages crop it on the left and at the top. The narrowest window shows 330 pixels
 * of the width, with the headland, the tower and the light in the lower half. Everything else is
 * sky behind the text, a far coast, or water.
 */
const HeroPicture = () => (
  <svg
    className="hero-picture"
    viewBox="-1600 0 1600 700"
    strokeLinecap="round"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <g transform="scale(-1 1)">
      {SKY.map(area)}
      <path
        className="hidden md:block"
        d={STARS}
        fill="none"
        stroke="var(--hero-lamplight)"
        strokeWidth="2"
      />
      <circle cx="276" cy="518" r="52" fill="var(--hero-light)" />
      {SEA_AND_TOWER.map(area)}
      <path d={BEAM} fill="var(--hero-lamplight)" opacity="0.1" />
      {LAND.map(area)}
    </g>
  </svg>
);
