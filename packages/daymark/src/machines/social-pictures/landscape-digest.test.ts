import { expect, it } from 'vitest';
import { WORLDS } from '../../ui/pictures/scenes/worlds.ts';
import { landscapeDigest, sampleLandscapes } from './landscape-digest.ts';

it('the sample landscapes show every scene, on its own side and mirrored', () => {
  const all = [...WORLDS].flatMap(([world, scenes]) =>
    [...scenes.keys()].map((scene) => `${world}/${scene}`),
  );
  const samples = sampleLandscapes();
  const seen = new Set(samples.map(({ world, scene }) => `${world}/${scene}`));
  expect(all.filter((scene) => !seen.has(scene))).toEqual([]);
  expect(new Set(samples.map(({ isMirrored }) => isMirrored)).size).toBe(2);
});

it('the hash of the landscapes is the same in every build', () => {
  expect(landscapeDigest()).toBe(landscapeDigest());
});
