import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../knip.config.ts';

it('each pattern of knip.config.ts matches a file, because Knip ignores other patterns silently', () => {
  const patterns = Object.entries(config.workspaces).flatMap(([folder, workspace]) =>
    Object.values(workspace)
      .flat()
      .filter((pattern) => pattern.endsWith('!') && !pattern.startsWith('!'))
      .map((pattern) => `${folder}/${pattern.slice(0, -1)}`),
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
