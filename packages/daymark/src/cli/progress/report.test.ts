import type { AstroLoggerMessage } from 'astro';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReport, type Report } from './report.ts';

let time: number;
let printed: string[];
let shown: string;
let errors: string[];
let report: Report;

beforeEach(() => {
  time = 0;
  printed = [];
  shown = '';
  errors = [];
  const display = {
    update: (line: string) => {
      shown = line;
    },
    print: (line: string) => void printed.push(line.replace(/ +/g, ' ')),
    clear: () => {
      shown = '';
    },
  };
  report = createReport(
    display,
    (message) => errors.push(message),
    () => time,
  );
});

function wait(seconds: number): void {
  time += seconds * 1000;
}

/** Sends a message of Astro's log after some seconds. */
function log(seconds: number, label: string | null, message: string, more = {}): void {
  wait(seconds);
  report.read({ label, message, level: 'info', newLine: true, ...more } as AstroLoggerMessage);
}

describe('the report of a build', () => {
  it('shows the current stage with the number of its files', () => {
    expect(shown).toMatch(/^Checks +…$/);
    log(0, null, '  \u001b[34m├─\u001b[39m \u001b[2m/about.html\u001b[22m');
    expect(shown).toMatch(/^Pages +1 file +…$/);
  });

  it('prints a line for each stage when the next one begins, with its seconds', () => {
    report.count(46);
    log(1.5, 'build', 'Building static entrypoints...');
    wait(3);
    report.file('/about.html');
    wait(1);
    report.enter('Pictures');
    report.count(5);
    wait(1);
    report.enter('Compression');
    wait(4.5);
    report.end();
    expect(printed).toEqual([
      'Checks 46 files 1.5 s',
      'Scripts and styles 3.0 s',
      'Pages 1 file 1.0 s',
      'Pictures 5 files 1.0 s',
      'Compression 4.5 s',
    ]);
  });

  it('prints one line for all pages, although other files are written between them', () => {
    for (const file of ['/about.html', '/pagefind/a/words.json', '/rss.xml', '/blog.html'])
      log(1, null, `  ├─ ${file}`);
    wait(1);
    report.enter('Compression');
    expect(printed).toEqual([
      'Checks 1.0 s',
      'Pages 2 files 2.0 s',
      'Search 1 file 1.0 s',
      'Feeds and other files 1 file 1.0 s',
    ]);
    expect(report.pages()).toBe(2);
  });

  it('collects each warning once', () => {
    for (const message of ['one', 'two', 'one']) log(0, 'tides', message, { level: 'warn' });
    expect([...report.warnings]).toEqual(['one', 'two']);
  });

  it('prints an error at once, except messages that only announce an error', () => {
    log(0, 'vite', '✗ Build failed in 5.70s', { level: 'error' });
    log(0, 'tides', 'No tide table', { level: 'error' });
    expect(errors).toEqual(['No tide table']);
  });
});
