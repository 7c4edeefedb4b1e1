import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { expect, it } from 'vitest';
import { displayOn } from './display.ts';

/** Returns a display on an output with 12 columns, and a function that returns what it contains. */
function displayWith({ isTTY, TERM }: { isTTY: boolean; TERM: string }) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 12 });
  const display = displayOn(stream as unknown as WriteStream, { TERM });
  return { display, written: () => String(stream.read() ?? '') };
}

const CLEARED = '\u001b[1G\u001b[2K';

it('on a terminal, a line replaces the line before it', () => {
  const { display, written } = displayWith({ isTTY: true, TERM: 'xterm' });
  display.update('Pages 1');
  display.update('Pages 2');
  display.print('Pages done');
  display.update('Search');
  display.clear();
  expect(written()).toBe(`Pages 1${CLEARED}Pages 2${CLEARED}Pages done\nSearch${CLEARED}`);
});

it('on a terminal, a line that would wrap is cut', () => {
  const { display, written } = displayWith({ isTTY: true, TERM: 'xterm' });
  display.update('Scripts and styles');
  expect(written()).toBe('Scripts and');
});

it.each([
  { isTTY: false, TERM: 'xterm' },
  { isTTY: true, TERM: 'dumb' },
])('a log and a simple terminal contain only finished lines: %o', (output) => {
  const { display, written } = displayWith(output);
  display.update('Pages 1');
  display.clear();
  display.print('Pages done');
  expect(written()).toBe('Pages done\n');
});
