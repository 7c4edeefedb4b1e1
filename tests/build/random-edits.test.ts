import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isExhaustive } from '../exhaustive.ts';
import { type Copy, copyBuiltSite, copySite } from './copy.ts';
import {
  CREATIVE_IMAGE,
  type Edit,
  edits,
  randomEdits,
  sampleArticles,
  writeCreativeImage,
} from './edits.ts';

/*
 * A build after an edit reuses texts, the program and pages of earlier builds. Such a build must
 * write the same files as a clean build, which cannot reuse anything.
 */

/** The parts of a site that edits may change. */
const PARTS = ['content', 'public', 'site.config.ts', 'custom.css'];
/**
 * The files that a clean build must not find. Other caches only save work on equal content, and
 * cannot change a result.
 */
const LEFT = ['.cache/texts', '.cache/program', '.cache/search', '.daymark', 'dist'];

/** Returns the content and the modification time of each file of a build. */
async function filesOf({ root, list }: Copy): Promise<Map<string, string>> {
  const files = await list('dist');
  const states = files.map(async (file): Promise<[string, string]> => {
    const path = join(root, 'dist', file);
    const time = file.startsWith('site/') ? (await stat(path)).mtimeMs : '';
    return [file, `${time} ${await readFile(path, 'base64')}`];
  });
  return new Map(await Promise.all(states));
}

/** Returns the names of the files in which two builds differ. */
async function differences(one: Copy, other: Copy): Promise<string[]> {
  const [files, others] = [await filesOf(one), await filesOf(other)];
  const names = new Set([...files.keys(), ...others.keys()]);
  return [...names].filter((name) => files.get(name) !== others.get(name));
}

const namesOf = (some: readonly Edit[]) => some.map(({ name }) => name).join(' and ');

interface Plan {
  /** The number of sample articles of the site. */
  readonly articles: number;
  readonly sequence: readonly Edit[];
  /** The number of edits before each build. */
  readonly editsPerBuild: number;
  /** The number of builds before each comparison with a clean build. */
  readonly buildsPerComparison: number;
}

const ordinary = [
  [
    'seven edits at a time, all kinds',
    { articles: 20, sequence: edits, editsPerBuild: 7, buildsPerComparison: 2 },
  ],
] as const;
const each = { editsPerBuild: 1, buildsPerComparison: 1 };
const exhaustive = [
  ['one edit of each kind', { articles: 20, sequence: edits, ...each }],
  ['200 random edits', { articles: 20, sequence: randomEdits(200, 1), ...each }],
  ['20 random edits of 1,000 articles', { articles: 1000, sequence: randomEdits(20, 2), ...each }],
  ['20 more edits of 1,000 articles', { articles: 1000, sequence: randomEdits(20, 3), ...each }],
] as const;
const plans: readonly (readonly [string, Plan])[] = [
  ...ordinary,
  ...(isExhaustive ? exhaustive : []),
];

/** Divides a list into lists of a length, of which the last may be shorter. */
const divide = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );

describe.each(plans)('builds after %s', (_, plan) => {
  const { editsPerBuild, buildsPerComparison } = plan;
  let edited: Copy;
  let clean: Copy;
  let env: Record<string, string> = { DAYMARK_TODAY: '2026-11-21' };
  beforeAll(async () => {
    edited = await copyBuiltSite(inject('publication').root);
    clean = await copySite();
    for (const [file, text] of sampleArticles(plan.articles)) await edited.write(file, text);
    await edited.write('custom.css', '');
    await writeCreativeImage(edited, 0);
    const image = `image: { '300x250': '${CREATIVE_IMAGE}' },`;
    await edited.edit(
      'site.config.ts',
      "      id: 'first-guide',",
      `      id: 'first-guide', ${image}`,
    );
  });
  afterAll(async () => {
    await Promise.all([edited.remove(), clean.remove()]);
  });

  async function buildAfter(chosen: readonly Edit[]): Promise<void> {
    for (const { apply } of chosen) env = { ...env, ...(await apply(edited)) };
    const { succeeded, output } = await edited.build(env);
    expect(succeeded, `${namesOf(chosen)}: ${output}`).toBe(true);
  }
  for (const part of divide(plan.sequence, editsPerBuild * buildsPerComparison)) {
    const chosen = divide(part, editsPerBuild).map((some) => ({ names: namesOf(some), some }));
    it.each(chosen)('succeed: $names', ({ some }) => buildAfter(some));

    it(`are the same as clean builds, byte for byte: ${namesOf(part)}`, async () => {
      for (const path of [...PARTS, ...LEFT])
        await rm(join(clean.root, path), { recursive: true, force: true });
      for (const path of PARTS)
        await cp(join(edited.root, path), join(clean.root, path), { recursive: true, force: true });
      expect(await clean.build(env)).toMatchObject({ succeeded: true });
      expect(await differences(edited, clean)).toEqual([]);
    });
  }
});
