import { describe, expect, it } from 'vitest';
import { isWithin, peerReport } from './peers.ts';

describe('a version range', () => {
  it.each([
    ['^19.3.1', '19.3.1', true],
    ['^19.3.1', '19.4.0', true],
    ['^19.3.1', '19.3.0', false],
    ['^19.3.1', '19.2.9', false],
    ['^19.3.1', '20.3.1', false],
    ['~7.3.5', '7.3.6', true],
    ['~7.3.5', '7.3.4', false],
    ['~7.3.5', '7.4.0', false],
    ['~7.3.5', '7.4.0-beta.9', false],
  ])('%s contains %s: %s', (range, version, expected) => {
    expect(isWithin(version, range)).toBe(expected);
  });
});

describe('the report on peer dependencies', () => {
  const ranges = { astro: '~7.3.5', react: '^19.3.1', 'react-dom': '^19.3.1' };
  const reportOf = (installed: Record<string, string>) =>
    peerReport(ranges, (name) => installed[name]);

  it('is undefined if all installed versions are within their ranges', () => {
    expect(reportOf({ astro: '7.3.5', react: '19.4.2', 'react-dom': '19.4.2' })).toBeUndefined();
  });

  it('contains the expected and the installed versions, and the command to run', () => {
    expect(reportOf({ astro: '6.9.0', 'react-dom': '19.3.1' })).toBe(
      `daymark requires other versions of these packages:
  astro: expected ~7.3.5; found 6.9.0
  react: expected ^19.3.1; found none
Run: npm install "astro@~7.3.5" "react@^19.3.1"`,
    );
  });
});
