import { hash } from 'node:crypto';
import { drawLandscape } from '../../ui/pictures/drawLandscape.ts';

/** The number of samples, which show every scene. */
const SAMPLES = 400;

/** Returns sample landscapes, which are the same in every build. */
export const sampleLandscapes = () =>
  Array.from({ length: SAMPLES }, (_, number) =>
    drawLandscape({
      seed: `sample-${number}`,
      topic: number % 2 === 0 ? undefined : `topic-${number}`,
    }),
  );

/** Returns a hash that changes when landscapes are drawn in another way. */
export const landscapeDigest = (): string => hash('sha256', JSON.stringify(sampleLandscapes()));
