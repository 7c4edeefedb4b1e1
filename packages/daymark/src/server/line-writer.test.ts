import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { lineWriter } from './line-writer.ts';

test('lines are written in order', () => {
  const stream = new PassThrough();
  const write = lineWriter(stream);
  write('first');
  write('second');
  expect(String(stream.read())).toBe('first\nsecond\n');
});

test('lines that a slow reader cannot take are dropped and counted', async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const write = lineWriter(stream, 20);
  for (let number = 10; number < 100; number++) write(`line ${number}`);
  const kept = String(stream.read());
  await new Promise((resolve) => setTimeout(resolve, 10));
  const rest = String(stream.read() ?? '');
  write('after');
  await new Promise((resolve) => setTimeout(resolve, 10));
  const last = String(stream.read());
  const count = (kept + rest).split('\n').length - 1;
  expect(count).toBeLessThan(10);
  expect(last).toBe(`{"dropped":${90 - count}}\nafter\n`);
});

test('a reader of the log that disconnects causes no error', () => {
  const stream = new PassThrough();
  const write = lineWriter(stream);
  stream.emit('error', new Error('EPIPE'));
  expect(() => write('line')).not.toThrow();
  expect(stream.read()).toBeNull();
});
