import * as wording from '#words';

type PhaseName = 'in' | 'hold' | 'out';

interface Phase {
  name: PhaseName;
  seconds: number;
}

/** A pace of breathing: the phases of one breath, in order. */
export interface Pace {
  id: string;
  /** The label of the radio button for the pace. */
  name: string;
  phases: readonly Phase[];
}

const pace = (id: string, name: string, ...phases: Phase[]): Pace => ({ id, name, phases });
const breathIn = (seconds: number): Phase => ({ name: 'in', seconds });
const hold = (seconds: number): Phase => ({ name: 'hold', seconds });
const breathOut = (seconds: number): Phase => ({ name: 'out', seconds });

export const EVEN = pace('even', wording.paceEven, breathIn(4), breathOut(4));

/** The paces from which visitors choose, the simplest first. Their names repeat the seconds. */
export const PACES: readonly Pace[] = [
  EVEN,
  pace('long-out', wording.paceLongOut, breathIn(4), breathOut(6)),
  pace('pause', wording.pacePause, breathIn(4), hold(2), breathOut(6)),
];

/** The position within a breath at a moment. */
export interface Moment {
  phase: PhaseName;
  /** The current second of the phase, from 1. */
  second: number;
  breaths: number;
}

/** Returns the length of one breath, in milliseconds. */
export const breathLength = ({ phases }: Pace): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0) * 1000;

/** Returns the position within a breath after `elapsed` milliseconds of a pace. */
export function momentAt(pace: Pace, elapsed: number): Moment {
  const length = breathLength(pace);
  const breaths = Math.floor(elapsed / length);
  let rest = elapsed - breaths * length;
  for (const { name, seconds } of pace.phases) {
    if (rest < seconds * 1000) return { phase: name, second: Math.floor(rest / 1000) + 1, breaths };
    rest -= seconds * 1000;
  }
  throw new Error(`pace ${pace.id}: expected a phase at ${elapsed} ms; found none`);
}

/** A CSS property that changes with the breath, and its values while the lungs are empty and full. */
export interface Change {
  property: 'scale' | 'opacity';
  empty: number;
  full: number;
}

/** The size of the circle. */
export const SIZE: Change = { property: 'scale', empty: 0.5, full: 1 };
/** The light of the dawn, over a night. */
export const LIGHT: Change = { property: 'opacity', empty: 0, full: 1 };

/** Returns the keyframes of a value during one breath: the value grows, stays, and shrinks. */
export function keyframes(pace: Pace, { property, empty, full }: Change): Keyframe[] {
  const length = breathLength(pace);
  let elapsed = 0;
  let value = empty;
  const frames: Keyframe[] = [];
  for (const { name, seconds } of pace.phases) {
    frames.push({ offset: elapsed / length, [property]: value, easing: 'ease-in-out' });
    elapsed += seconds * 1000;
    if (name !== 'hold') value = name === 'in' ? full : empty;
  }
  return [...frames, { offset: 1, [property]: value }];
}
