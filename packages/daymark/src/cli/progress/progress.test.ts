import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import destination from './astro-log.ts';
import { type Watched, withProgress } from './progress.ts';

const CLEARED = ['\u001b[1G', '\u001b[2K'];
const { isTTY, columns } = process.stdout;
const log = destination();
const counts = { files: 46, articles: { published: 0, scheduled: 0, draft: 0, otherNoun: 0 } };
const schedule = { since: -Infinity, until: Infinity };

/** The output of a command, without the spaces of the columns. */
let printed: string[];
let errors: string[];

beforeEach(() => {
  printed = [];
  errors = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  const print = (text: unknown) => printed.push(String(text).replace(/ +/g, ' '));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => print(text) > 0);
  vi.spyOn(console, 'log').mockImplementation((text) => void print(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(text));
  Object.assign(process.stdout, { isTTY: false });
});
afterEach(() => {
  Object.assign(process.stdout, { isTTY, columns });
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock by some seconds. */
const wait = (seconds: number) => void vi.advanceTimersByTime(seconds * 1000);

/** Sends a message of Astro's log after some seconds. */
function write(seconds: number, label: string | null, message: string, level = 'info'): void {
  wait(seconds);
  log.write({ label, message, level, newLine: true } as never);
}

/** Runs a command that checks 46 files. */
const run = (
  command: (watched: Watched) => void,
  shown: Parameters<typeof withProgress>[0] = 'stages',
) =>
  withProgress(shown, async (watched) => {
    watched.onChecked({ counts, schedule, launch: [] });
    command(watched);
  });

it('counts the files of all languages once, and not as those of another stage', async () => {
  const all = { ...counts, files: 60 };
  const results = await run(({ enter, onChecked }) => {
    enter('Scripts and styles');
    onChecked({ counts: all, schedule, launch: [] });
  });
  expect(results.counts).toEqual(all);
  expect(printed.join('')).toContain('Checks 46 files');
  expect(printed.join('')).not.toContain('60 files');
});

describe('a build without a terminal', () => {
  it('prints a line for each stage when the next one begins, with its seconds', async () => {
    await run(({ enter, count, file }) => {
      write(1.5, 'build', 'Building static entrypoints...');
      wait(3);
      file('/about.html');
      wait(1);
      enter('Pictures');
      count(5);
      wait(1);
      enter('Compression');
      wait(4.5);
    });
    expect(printed).toEqual([
      'Checks 46 files 1.5 s\n',
      'Scripts and styles 3.0 s\n',
      'Pages and other files 1 file 1.0 s\n',
      'Pictures 5 files 1.0 s\n',
      'Compression 4.5 s\n',
    ]);
  });

  it('prints one line for all pages and other files, and counts the pages', async () => {
    const { pages } = await run(({ enter }) => {
      for (const file of ['/about.html', '/pagefind/a/words.json', '/rss.xml', '/blog.html'])
        write(1, null, `  \u001b[34m├─\u001b[39m \u001b[2m${file}\u001b[22m`);
      wait(1);
      enter('Compression');
    });
    expect(printed[1]).toBe('Pages and other files 4 files 4.0 s\n');
    expect(pages).toBe(2);
  });

  it('prints each warning once, at the end', async () => {
    const { warnings } = await run(({ warn }) => {
      for (const message of ['one', 'two', 'one']) write(0, 'tides', message, 'warn');
      warn('two');
    });
    expect(warnings).toEqual(['one', 'two']);
    expect(printed.at(-1)).toMatch(/2 warnings:.*\n one\n two\n$/);
  });

  it('prints an error at once, except messages that only announce an error', async () => {
    await run(() => {
      write(0, 'vite', '✗ Build failed in 5.70s', 'error');
      write(0, 'tides', 'No tide table', 'error');
    });
    expect(errors).toEqual(['No tide table']);
  });
});

describe('a build on a terminal', () => {
  beforeEach(() => {
    Object.assign(process.stdout, { isTTY: true, columns: 80 });
    vi.stubEnv('TERM', 'xterm');
  });

  it('replaces the line of the current stage, and a message does not stay on it', async () => {
    await run(({ file, say }) => {
      file('/about.html');
      say('Waiting');
    });
    expect(printed).toEqual([
      ...CLEARED,
      'Checks …',
      ...CLEARED,
      'Checks 46 files 0.0 s\n',
      ...CLEARED,
      'Pages and other files …',
      ...CLEARED,
      'Pages and other files 1 file …',
      ...CLEARED,
      'Waiting\n',
      ...CLEARED,
      'Pages and other files 1 file 0.0 s\n',
      ...CLEARED,
    ]);
  });

  it('cuts a line that would wrap', async () => {
    Object.assign(process.stdout, { columns: 5 });
    await run(() => {});
    expect(printed).toContain('Chec');
  });

  it('prints only finished lines if the terminal cannot replace lines', async () => {
    vi.stubEnv('TERM', 'dumb');
    await run(() => {});
    expect(printed).toEqual(['Checks 46 files 0.0 s\n']);
  });
});

it('a command that shows nothing still prints its warnings', async () => {
  await run(({ warn }) => warn('one'), 'nothing');
  expect(printed).toEqual([expect.stringMatching(/1 warning:/)]);
});

it('among all messages, Astro prints errors, but not the sentence that a hook has failed', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { write: print } = destination({ isPrinted: true });
  for (const message of [
    'An unhandled error occurred while running the "astro:config:done" hook',
    'No tide table',
  ])
    print({ label: 'tides', message, level: 'error', newLine: true });
  expect(write.mock.calls).toEqual([[expect.stringMatching(/\[tides\].* No tide table\n$/)]]);
});
