import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { currentOf, runTool } from './tool.ts';
import { deployAll, makeBuilds } from './turns.ts';

/** Returns the paths of two targets that do not exist yet. */
async function newTargets(): Promise<[string, string]> {
  const folder = await makeFolder();
  return [join(folder, 'a'), join(folder, 'b')];
}

const servedAt = (targets: readonly string[]) => Promise.all(targets.map(currentOf));

test('a rollback finds the build at every target, even if the number of the build differs from target to target', async () => {
  const [a, b] = await newTargets();
  const [zero = '', one = '', two = ''] = await makeBuilds('zero', 'one', 'two');
  const atA = await deployAll(a, [one, two]);
  const atB = await deployAll(b, [zero, one, two]);
  const { errors, output } = await runTool('', [a, b, '--rollback', atA[0] ?? '']);
  expect(errors).toBe('');
  expect(await servedAt([a, b])).toEqual([atA[0], atB[1]]);
  expect(output).toContain(`${a} serves ${atA[0]}.\n${b} serves ${atB[1]}.\n`);
  await runTool('', [a, b, '--rollback']);
  expect(await servedAt([a, b])).toEqual([atA[1], atB[2]]);
});

test('a rollback switches no target if one target lacks the build', async () => {
  const targets = await newTargets();
  const [one = '', two = ''] = await makeBuilds('one', 'two');
  const [previous = '', atA] = await deployAll(targets[0], [one, two]);
  const [atB] = await deployAll(targets[1], [two]);
  const { code, errors } = await runTool('', [...targets, '--rollback', previous]);
  expect(code).toBe(1);
  expect(errors).toBe(
    `Rollback of ${targets[1]}: expected ${previous} among the builds that were served; found ${atB}.\n`,
  );
  expect(await servedAt(targets)).toEqual([atA, atB]);
});

test('a rollback without the name of a build is refused if the targets served different builds before', async () => {
  const targets = await newTargets();
  const [one = '', two = '', three = ''] = await makeBuilds('one', 'two', 'three');
  const [formerA, atA] = await deployAll(targets[0], [one, three]);
  const [formerB, atB] = await deployAll(targets[1], [two, three]);
  const { code, errors } = await runTool('', [...targets, '--rollback']);
  expect(code).toBe(1);
  expect(errors).toBe(
    `Rollback: expected all targets to have served the same build before, or --rollback with the name of a build; found ${formerA} at ${targets[0]}, ${formerB} at ${targets[1]}.\n`,
  );
  expect(await servedAt(targets)).toEqual([atA, atB]);
});
