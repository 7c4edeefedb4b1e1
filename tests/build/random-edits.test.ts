import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { isExhaustive } from '../exhaustive.ts';
import { type Copy, copyBuiltSite, copySite } from './copy.ts';
import { type Edit, edits, randomEdits, sampleArticles } from './edits.ts';

/*
 * A build after an edit uses what earlier builds have left: texts, the program and pages. It must
 * write the same files as a build that has nothing of all that.
 */

/** The parts of a site that edits may change. */
const PARTS = ['content', 'site.config.ts', 'custom.css'];
/** What a clean build must not find. Other caches only shorten the work on equal content. */
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

interface Plan {
  /** How many sample articles the site has. */
  readonly articles: number;
  readonly sequence: readonly Edit[];
  /** How many edits come before each build. */
  readonly editsPerBuild: number;
  /** How many builds come before each comparison with a clean build. */
  readonly buildsPerComparison: number;
}

/**
 * Builds a site, which has been built in another folder, again and again after edits, and compares
 * builds with clean ones.
 */
async function compareBuilds({ articles, sequence, editsPerBuild, buildsPerComparison }: Plan) {
  const edited = await copyBuiltSite(inject('publication').root);
  const clean = await copySite();
  onTestFinished(() => Promise.all([edited.remove(), clean.remove()]).then(() => {}));
  for (const [file, text] of sampleArticles(articles)) await edited.write(file, text);
  await edited.write('custom.css', '');
  let env: Record<string, string> = { DAYMARK_TODAY: '2026-11-21' };
  for (let build = 1; build * editsPerBuild <= sequence.length; build += 1) {
    const chosen = sequence.slice((build - 1) * editsPerBuild, build * editsPerBuild);
    for (const { apply } of chosen) env = { ...env, ...(await apply(edited)) };
    const names = chosen.map(({ name }) => name).join(' and ');
    const { succeeded, output } = await edited.build(env);
    expect(succeeded, `${names}: ${output}`).toBe(true);
    if (build % buildsPerComparison > 0) continue;
    for (const part of [...PARTS, ...LEFT])
      await rm(join(clean.root, part), { recursive: true, force: true });
    for (const part of PARTS)
      await cp(join(edited.root, part), join(clean.root, part), { recursive: true, force: true });
    expect(await clean.build(env)).toMatchObject({ succeeded: true });
    expect(await differences(edited, clean), `after ${names}`).toEqual([]);
  }
}

const ordinary = [
  [
    'six edits at a time, all kinds',
    { articles: 20, sequence: edits, editsPerBuild: 6, buildsPerComparison: 2 },
  ],
] as const;
const each = { editsPerBuild: 1, buildsPerComparison: 1 };
const exhaustive = [
  ['one edit of each kind', { articles: 20, sequence: edits, ...each }],
  ['200 random edits', { articles: 20, sequence: randomEdits(200, 1), ...each }],
  ['20 random edits of 1,000 articles', { articles: 1000, sequence: randomEdits(20, 2), ...each }],
  ['20 more edits of 1,000 articles', { articles: 1000, sequence: randomEdits(20, 3), ...each }],
] as const;

it.each([...ordinary, ...(isExhaustive ? exhaustive : [])])(
  'builds after %s are the same as clean builds, byte for byte',
  async (_, plan) => compareBuilds(plan),
);
