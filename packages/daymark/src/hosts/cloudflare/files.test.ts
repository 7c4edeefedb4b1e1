import { expect, test } from 'vitest';
import { workerFiles } from './files.ts';

test('the worker contains the code for responses, but not the code that reads the build', async () => {
  const script = await workerFiles['cloudflare/worker.js']();
  expect(script).toContain('createWorker');
  expect(script).not.toMatch(/zod|node:/);
});
