import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('after a failure, no item starts, and the first error is thrown when all started items have ended', async () => {
  const slow = Promise.withResolvers<void>();
  const events: string[] = [];
  const running = inParallel(['slow', 'failing', 'never'], 2, async (item) => {
    events.push(`${item} begins`);
    if (item === 'failing') throw new Error('the first error');
    await slow.promise;
    events.push(`${item} ends`);
    throw new Error('a later error');
  });
  const ended = running.catch((error: Error) => void events.push(error.message));
  await setImmediate();
  slow.resolve();
  await ended;
  expect(events).toEqual(['slow begins', 'failing begins', 'slow ends', 'the first error']);
});

it('an error that is undefined is an error', async () => {
  await expect(inParallel([1], 2, () => Promise.reject())).rejects.toBeUndefined();
});
