import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import type { LaunchRemark } from '../content/launch/launch-remark.ts';
import { confirmLaunch } from './confirm-launch.ts';

const story: LaunchRemark = {
  id: 'sample-story',
  file: 'content/stories/a.md',
  line: 3,
  field: 'sample',
  expected: 'a story',
  found: 'true',
  effect: 'Visitors read it.',
};
const other: LaunchRemark = { ...story, file: 'content/stories/b.md' };

/** A terminal that gives the same answer to every question. */
let questions: string[];
let lines: string[];
let memory: string;
const terminal = (answer: string) => ({
  say: (line: string) => lines.push(line),
  ask: async (question: string) => {
    questions.push(question);
    return answer;
  },
  memory,
});

describe('a deploy', () => {
  beforeEach(async () => {
    [questions, lines] = [[], []];
    memory = join(await makeFolder(), '.daymark/launch.json');
  });

  it('neither prints nor asks if there are no remarks', async () => {
    await confirmLaunch([], terminal('n'));
    expect([lines, questions]).toEqual([[], []]);
  });

  it('prints the remarks, asks, and goes on if the answer is yes', async () => {
    await confirmLaunch([story], terminal(' Yes '));
    expect(lines).toEqual([expect.stringContaining('content/stories/a.md:3: sample: expected')]);
    expect(questions).toEqual(['Deploy anyway? [y/N] ']);
  });

  it.each(['', 'n', 'yesterday'])('stops if the answer is "%s", and asks again', async (answer) => {
    const stopped = 'Nothing was deployed. Build again after the corrections.';
    await expect(confirmLaunch([story], terminal(answer))).rejects.toThrow(stopped);
    await confirmLaunch([story], terminal('y'));
    expect(questions).toHaveLength(2);
  });

  it('asks once for the same remarks, even if they have moved to other lines', async () => {
    await confirmLaunch([story, other], terminal('y'));
    lines = [];
    await confirmLaunch([other, { ...story, line: 9 }], terminal('n'));
    expect(questions).toHaveLength(1);
    expect(lines).toEqual([
      '2 remarks before launch, as confirmed before. To list them: daymark check',
    ]);
  });

  it('asks again for other remarks', async () => {
    await confirmLaunch([story], terminal('y'));
    await confirmLaunch([story, other], terminal('y'));
    await confirmLaunch([other], terminal('y'));
    expect(questions).toHaveLength(3);
  });

  it('prints the remarks and stops without a terminal, even after an answer at a terminal', async () => {
    const stopped =
      'Nothing was deployed, because there is no terminal to confirm 1 remark before launch. Correct each remark, or accept it in publishing.accepted of the settings, with its id and your reason.';
    const without = { ...terminal('n'), ask: undefined };
    await expect(confirmLaunch([story], without)).rejects.toThrow(stopped);
    expect(lines).toHaveLength(1);
    await confirmLaunch([story], terminal('y'));
    expect(questions).toHaveLength(1);
    await expect(confirmLaunch([story], without)).rejects.toThrow(stopped);
  });

  it.each(['help-looked-up', 'statement-outdated'] as const)(
    'goes on without a terminal if only time has caused the remarks, such as %s',
    async (id) => {
      await confirmLaunch([{ ...story, id }], { ...terminal('n'), ask: undefined });
      expect(lines).toEqual([expect.stringContaining(`[${id}]`)]);
    },
  );

  it('asks if the file with the answer is damaged', async () => {
    await mkdir(join(memory, '..'));
    await writeFile(memory, 'null');
    await confirmLaunch([story], terminal('y'));
    await confirmLaunch([story], terminal('n'));
    expect(questions).toHaveLength(1);
  });

  it('continues with a message if it cannot write the answer', async () => {
    await writeFile(join(memory, '../..', 'file'), '');
    memory = join(memory, '../..', 'file', 'launch.json');
    await confirmLaunch([story], terminal('y'));
    expect(lines.at(-1)).toBe(
      `The next deploy asks again, because ${memory} cannot be written: EEXIST.`,
    );
  });
});
