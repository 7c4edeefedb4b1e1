import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import destination from './terminal-log.ts';

afterEach(() => void vi.restoreAllMocks());

it('errors are printed, but not the sentence of Astro that a hook has failed', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = (message: string) =>
    destination().write({ label: 'tides', message, level: 'error', newLine: true });
  log('An unhandled error occurred while running the "astro:config:done" hook');
  log('No tide table');
  expect(write.mock.calls).toEqual([[expect.stringMatching(/\[tides\].* No tide table\n$/)]]);
});
