import type { Choices } from '../../../basics/random.ts';
import { area, line, type Shape } from '../drawing/pen.ts';
import { named, tableOf } from './notation.ts';

/**
 * The colours of one hour on the coast. Lists are from far to near, and for the sky from the zenith
 * to the horizon, so that distant parts of a place are paler.
 */
export interface Hour {
  readonly name: string;
  readonly sky: readonly [string, string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly land: readonly [string, string, string, string, string];
  /** Bare rock in the light: the colours of far and near rock. */
  readonly face: readonly [string, string];
  /** Sand and paths, in the light and in shade. */
  readonly sand: readonly [string, string];
  /** White walls and chalk, in the light and in shade. */
  readonly wall: readonly [string, string];
  /** The painted parts of a tower, and the glass of its lantern: dark by day, lit after sunset. */
  readonly paint: string;
  readonly glass: string;
  /** The beam of the lamp, if the lamp is lit. */
  readonly beam?: string;
  /** The sun or the moon, and its reflection on the water. */
  readonly light: string;
  readonly glint: string;
  /** The position of the sun: at the horizon, low or high; or a high moon. */
  readonly height: 'rising' | 'low' | 'high' | 'moon';
}

/** The height of the sun or the moon, and the colours, which are those of `Hour`. */
const TABLE = tableOf(`
first light: rising # The sun rises: the sky is cold above and peach below.
  sky 8fb4b8 b3cbc3 d9ddc8 f3e0c4 f8cfae; sea 9dbab4 6597a0 3f737f; light ee7459; glint fcdcc0
  land a5bab5 7d9f9f 53808a 2e5c69 163c49; face c6c0b0 b99c8c; sand efd5b8 b5a497; wall f8e6cf a9aaa3; paint e0705a
morning haze: low # Hardly any dark tones. The sun is behind a milky haze.
  sky e0e2d5 e9e5d5 f1e7d4 f6e5d1 f9e1cb; sea cbd5cb a6bfba 82a7a8; light f0937a; glint fdf3e7
  land d0d5c9 b3c3bb 8caaa9 618990 3a6771; face dedccf c9c4b4; sand f4e8d6 d6cdbd; wall fbf2e4 c4c6bd; paint e58b74
rose dawn: low # A sky that is cool above and rose at the horizon, with slate-coloured water.
  sky b4c2cc d0cccc e7d3c9 f4d7c6 f9d2bc; sea b7bcc1 839ba9 56798c; light e9654f; glint fde1d2
  land c2b9bd 99a4b0 6d879a 426780 204559; face d6c1bd b79fa1; sand f2dac9 bfaaa8; wall faebdd b0adb0; paint dc6753
apricot morning: low # The whole sky is warm and the sea is cold: the strongest contrast of the series.
  sky eec49e f3d0ac f7dcbd f9e6cd fbeedc; sea a9c6bc 5b979b 2b6c7d; light e8604a; glint fdebd2
  land c5c9b8 94b1a8 5d8d92 2f6674 14414f; face e2cdb0 d3a583; sand f8e2c2 c9ae90; wall fdf0dc b9b3a2; paint dd6049
green morning: low # The greens of sea glass, from the top of the sky to the deep water.
  sky b5d2c2 cbdec8 dfe7cf f0ebd3 f9e9cd; sea a0c7b7 66a598 3d8281; light f2906f; glint fbf4dd
  land b1ccba 8ab3a3 5c948a 337370 164f53; face cbdbc6 b4c9ae; sand f4e9cd c4c8aa; wall fdf5e3 b4bfb0; paint e5805f
clear forenoon: high # A white sun, bright chalk and blue-green water.
  sky a4cdce bcd9d4 d3e3d9 e8ebdc f5efdf; sea 55a3a6 34858d 216a76; light fdf4de; glint d9ece1
  land a9cabd 7eaf9f 4d8f80 296b68 13484e; face cfded1 dcdfca; sand f6ead0 cfcaae; wall fcf5e6 b3c2bb; paint e4785d
after rain: high # Slate and pearl, with one warm stripe under the cloud.
  sky a3b5bb b9c6c6 cfd6d0 e5e3d5 f5e8d0; sea a2b6b7 70909a 4a6f7e; light f8ddae; glint f7eedb
  land b3c0bf 8ea3a8 667e8c 415c6c 213d4d; face c6ccc6 a5afab; sand e9e0cb b3b1a5; wall f9f0de a8b0ae; paint d9755e
late gold: low # Straw and olive, with light from the side.
  sky d6cfa9 e6d8ac f1ddb0 f8e0b3 fcdca9; sea bcb992 819c88 527b75; light ee7f4e; glint fde9bd
  land cdc097 a6a680 76886e 486961 24494a; face dcc896 c8a96f; sand f3d7a2 c9b284; wall fbeccb b3a987; paint d9683f
dusk coral: rising # Mauve and coral, with the only red sun in a red sky.
  sky 80819d ab8e9e d19d98 eeab90 f9c398; sea b18b95 70728d 46587b; light e6523d; glint fdcfa3
  land b88d97 8d7890 625f80 3b496c 1e2e4b; face cf9794 a9747e; sand eeb491 a07480; wall f3c7a8 8f7d90; paint d2513f
blue hour: moon # A blue sky with a last trace of peach at the horizon. The lamps are lit.
  sky 335a7d 4b7593 7195a5 a6b6b2 e3c7a7; sea 62899b 3c6581 264b6a; light fdf1d6; glint f3dfbf
  land 6f8e9f 507489 355972 1f3f59 0e2740; face 809ba7 63869a; sand a9b0ae 62778a; wall d7d3c8 6d8797; paint b9685e
night: moon # Nearly one hue, except for the moonlight.
  sky 0f2338 15304a 1d3e5a 284e69 386077; sea 254c66 193c56 112e46; light f5e8c9; glint d9d3bb
  land 315468 234357 193447 102638 091a29; face 3d5f73 34566b; sand 566d7c 2c475a; wall 9aa7a8 3f5a6c; paint 7c5257
may forenoon: high # Leaf green under a thin blue sky.
  sky b9d8de cbe1dc d6e6d6 eeeed8 f9f0da; sea 86bcb4 559b98 337880; light fff6da; glint e6eed8
  land bdd5a9 93bb85 629a6c 35715c 194a48; face dce6b9 c8d398; sand f6ecc9 cdcb9c; wall fdf6e4 bac9b1; paint e5755a
october: low # Rust and ochre under a pale sky: the only land that is warm.
  sky c3cdc6 d8d6c4 e9dcc0 f5dfb9 fae0b4; sea b7b49c 7f9490 4f7078; light ee7d4c; glint fdeac6
  land dcbf94 c9945f a9633f 763f36 40282e; face e8bd83 d08f55; sand f3dcae c8a67e; wall fbefd9 c0ae98; paint d2502f
frost: low # A pale sun over blue shadows.
  sky aec3d1 c2d1d9 d5dddf e8e3dd f4dfd2; sea aac1cb 7b9bab 557b8f; light f2977a; glint fcf0e6
  land c2d0d7 9bb0bd 6d8a9c 446578 233f53; face e3e8e6 c7d2d6; sand f1ece2 becacf; wall fcf8f0 bacad3; paint d8644e
before the storm: high # Slate clouds and one yellow stripe of light below them.
  sky 55677a 6b7e8b 909d9d c4c2a5 efdca4; sea 82938f 536b73 354f5c; light f9e5a8; glint f3e4b6
  land 9da593 74827c 546770 384c58 1d303d; face c9c29a a8a17c; sand e6d7a6 9c9c8a; wall f5e7c0 909c97; paint d5694c
lamplight: moon # A warm night in plum, with amber windows.
  sky 2b2747 3d3456 584665 7d5d71 ab7d79; sea 625b7b 464264 302e4d; light fbe8c3; glint e8d1ad
  land 6f5f78 544865 3e3553 2a253f 191629; face 8b7285 6d586d; sand 9d847d 56495f; wall dac7b3 7e6c7b; paint c65f4c
`);

function hourOf([name, [height, ...lists]]: readonly [string, readonly string[]]): Hour {
  const colours = lists.map((list) => {
    const [key, ...codes] = list.split(' ').map((word, index) => (index ? `#${word}` : word));
    return [key, codes.length > 1 ? codes : codes[0]];
  });
  const hour = Object.fromEntries([['name', name], ['height', height], ...colours]);
  // Lamps are lit if the moon is up. Otherwise glass is as dark as the nearest land.
  if (height !== 'moon') return { ...hour, glass: hour.land[4] };
  return { ...hour, glass: '#ffe6ae', beam: '#e6ecdf' };
}

/** Every hour of the covers. */
export const HOURS = Array.from(TABLE, hourOf) as unknown as Choices<Hour>;

const BY_NAME = new Map(HOURS.map((hour) => [hour.name, hour]));

/** Returns the hour with this name. */
export const hourNamed = (name: string): Hour => named(BY_NAME, name);

/**
 * Mixes `percent` % of a second colour into the first. Returns the same `#rrggbb` on all platforms.
 */
export function mix(from: string, to: string, percent: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const start = channel(from, at);
    return start + Math.round(((channel(to, at) - start) * percent) / 100);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a colour of the hour, such as `paint`, or the first of a list: `land0`. */
function colourOf(hour: Hour, colour: string): string {
  const [, name = '', index = 0] = /^([a-z]+)(\d?)$/.exec(colour) ?? [];
  const found = [hour[name as keyof Hour] ?? []].flat()[Number(index)];
  if (!found) throw new Error(`tone: expected a colour of the hour; found "${colour}"`);
  return found;
}

/**
 * Returns a tone at an hour: a colour, mixed with `:percent` of another one, `@percent` opaque, such
 * as `sand0+land1:45` or `glint@20`.
 */
function toned(hour: Hour, tone: string) {
  const [colours = '', opacity] = tone.split('@');
  const [base = '', other, percent] = colours.split(/[+:]/);
  const fill = colourOf(hour, base);
  return {
    fill: other ? mix(fill, colourOf(hour, other), Number(percent)) : fill,
    opacity: opacity ? Number(opacity) / 100 : undefined,
  };
}

/** Fills an outline with a tone. */
export function filled(hour: Hour, tone: string, d: string): Shape {
  const { fill, opacity } = toned(hour, tone);
  return area(d, fill, opacity);
}

/** Draws a line in a tone, `width` pixels wide. */
export const stroked = (hour: Hour, tone: string, d: string, width: number): Shape =>
  line(d, toned(hour, tone).fill, width);
