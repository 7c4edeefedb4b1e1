import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOutputSchema } from '../check-output.ts';
import { type Copy, copySite, daymark } from './copy.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
});
afterAll(() => copy.remove());

/** Runs `daymark check --json`, whose whole standard output must be one valid object. */
async function checkJson() {
  const args = [daymark, 'check', '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy.root });
  return { status, ...checkOutputSchema.parse(JSON.parse(String(stdout))) };
}

const STORY = 'content/stories/the-second-kettle.md';

describe('daymark check --json', () => {
  it('lists the remarks before launch of a new site, and succeeds', async () => {
    const { launch, ...rest } = await checkJson();
    expect(rest).toEqual({ status: 0, problems: [], warnings: [], accepted: [] });
    expect(launch.map(({ id, file, line, field }) => [id, `${file}:${line}`, field])).toEqual([
      ['starter-text', 'content/pages/about.md:9', undefined],
      ['starter-text', 'content/pages/community.md:5', undefined],
      ['starter-text', 'content/pages/privacy.md:8', undefined],
      ['starter-text', 'content/pages/privacy.md:26', undefined],
      ['starter-text', 'content/pages/privacy.md:56', undefined],
      ['starter-text', 'content/pages/terms.md:18', undefined],
      ['sample-story', `${STORY}:7`, 'sample'],
      ['placeholder-url', 'site.config.ts:7', 'identity.url'],
      ['starter-creative', 'site.config.ts:61', 'creatives.0'],
      ['placeholder-email', 'site.config.ts:70', 'contact.email'],
    ]);
  });

  it('lists problems beside the remarks, and fails', async () => {
    await copy.edit(STORY, 'date: 2026-11-02', 'date: soon');
    const { status, problems, launch } = await checkJson();
    await copy.edit(STORY, 'date: soon', 'date: 2026-11-02');
    expect(status).toBe(1);
    expect(problems).toEqual([
      {
        id: 'content',
        file: STORY,
        line: 5,
        field: 'date',
        expected: 'a date, such as 2026-06-14',
        found: '"soon"',
      },
    ]);
    expect(launch).not.toEqual([]);
  });

  it('lists invalid settings, and fails', async () => {
    await copy.edit('site.config.ts', 'noun: ', 'nown: ');
    const { status, problems } = await checkJson();
    await copy.edit('site.config.ts', 'nown: ', 'noun: ');
    expect(status).toBe(1);
    expect(problems).toContainEqual(
      expect.objectContaining({ id: 'settings', file: 'site.config.ts', field: 'nown' }),
    );
  });
});
