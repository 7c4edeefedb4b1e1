import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { workflowTimers } from './timers.ts';

const NIGHTLY = "on:\n  schedule:\n    - cron: '17 * * * *'\njobs: {}\n";

it('the timers of a site are the workflows with a schedule that build it', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, {
    '.github/workflows/pages.yml': `${NIGHTLY}# npm run build\n`,
    '.github/workflows/tests.yml': NIGHTLY,
    '.github/workflows/push.yml': 'on: push\n# npm run build\n',
    '.github/workflows/off.yml': `${NIGHTLY.replace('- cron', '# - cron')}# npm run build\n`,
  });
  expect(workflowTimers(folder)).toEqual([
    'the schedule "17 * * * *" of .github/workflows/pages.yml',
  ]);
});

it('the timers of a site in a folder of a repository are those of the repository', async () => {
  const folder = await makeFolder();
  const workflow = { '.github/workflows/pages.yaml': `${NIGHTLY}# npm run build\n` };
  await writeFiles(folder, workflow);
  await mkdir(join(folder, 'site'));
  expect(workflowTimers(join(folder, 'site'))).toEqual([]);
  await mkdir(join(folder, '.git'));
  expect(workflowTimers(join(folder, 'site'))).toEqual([
    'the schedule "17 * * * *" of ../.github/workflows/pages.yaml',
  ]);
});
