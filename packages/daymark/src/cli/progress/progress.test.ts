import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { withProgress } from './progress.ts';

const { isTTY, columns } = process.stdout;
afterEach(() => {
  Object.assign(process.stdout, { isTTY, columns });
  vi.restoreAllMocks();
});

it('on a terminal, a message does not stay on the line of the stage', async () => {
  Object.assign(process.stdout, { isTTY: true, columns: 80 });
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation((text) => void written.push(text));
  await withProgress('stages', async ({ onChecked, say }) => {
    onChecked({ files: 0, articles: { published: 0, scheduled: 0, draft: 0, otherNoun: 0 } });
    say('Waiting');
  });
  expect(written.map((text) => (text.startsWith('\u001b') ? 'cleared' : text))).toEqual([
    expect.stringMatching(/^Checks +…$/),
    'cleared',
    'cleared',
    'Waiting',
    expect.stringMatching(/^Checks +\d\.\d s\n$/),
  ]);
});
