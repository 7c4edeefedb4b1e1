import { expect, test } from 'vitest';
import { workerFiles } from './files.ts';

test('the worker holds what answers, and nothing that reads the build', async () => {
  const script = await workerFiles['cloudflare/worker.js']();
  expect(script).toContain('createWorker');
  expect(script).not.toMatch(/zod|node:/);
});
