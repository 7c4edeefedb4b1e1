import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { terminalReport } from './terminal-report.ts';

const error = (line: number, text = 'expected a link; found /nowhere'): Finding => ({
  isError: true,
  file: 'content/articles/dawn.md',
  line,
  text,
});
const warning: Finding = {
  ...error(3, 'expected a short title; found a long one'),
  isError: false,
};

/** Returns what the terminal prints for each of several results of the checks. */
function printed(...results: Finding[][]): string[][] {
  const report = terminalReport();
  return results.map((findings) => {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(...text.split('\n'));
    report(findings, { warn: print, info: print });
    return lines;
  });
}

describe('the report in the terminal', () => {
  it('names each problem once, even if its line moves', () => {
    expect(printed([error(4)], [error(4)], [error(5)])).toEqual([
      [
        '1 problem in the content or the settings:',
        '  content/articles/dawn.md:4: expected a link; found /nowhere',
      ],
      [],
      [],
    ]);
  });

  it('names a second problem that is the same as the first', () => {
    expect(printed([error(4)], [error(4), error(9)])[1]).toEqual([
      '1 problem in the content or the settings:',
      '  content/articles/dawn.md:9: expected a link; found /nowhere',
    ]);
  });

  it('says once that all is well again', () => {
    expect(printed([], [error(4), error(6, 'other')], [error(4)], [], [])).toMatchObject([
      [],
      { length: 3 },
      [],
      ['The content and the settings have no problems any more.'],
      [],
    ]);
  });

  it('lists warnings after the problems', () => {
    expect(printed([warning, error(4)])[0]).toEqual([
      '1 problem in the content or the settings:',
      '  content/articles/dawn.md:4: expected a link; found /nowhere',
      '1 warning in the content or the settings:',
      '  content/articles/dawn.md:3: expected a short title; found a long one',
    ]);
  });
});
