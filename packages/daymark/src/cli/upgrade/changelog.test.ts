import { expect, it } from 'vitest';
import { changesSince } from './changelog.ts';

const CHANGELOG = `# Changelog

## 0.3.0 (unreleased)

### Added

- A moon.
- A sun,
  with rays.

### Changed

- The tide.

## 0.2.0

- A star.

## 0.1.0

- A site.
`;

it.each([
  ['0.3.0', []],
  ['0.3.0-dev-3f2a91c07b4d', ['0.3.0 (unreleased)']],
  ['0.2.0', ['0.3.0 (unreleased)']],
  ['0.2.0-dev-3f2a91c07b4d', ['0.3.0 (unreleased)', '0.2.0']],
  ['0.1.0', ['0.3.0 (unreleased)', '0.2.0']],
])(
  'after version %s without a changelog, the sections of all later versions are new',
  (from, headings) => {
    const changes = changesSince(from, CHANGELOG, undefined);
    expect(Array.from(changes.matchAll(/^## (.*)$/gm), ([, heading]) => heading)).toEqual(headings);
  },
);

it('only the entries are new that the installed engine’s changelog does not have', () => {
  const installed = CHANGELOG.replace('- A sun,\n  with rays.\n', '').replace('- A star.\n', '');
  expect(changesSince('0.3.0-dev-1', CHANGELOG, installed)).toBe(
    '## 0.3.0 (unreleased)\n\n### Added\n\n- A sun,\n  with rays.\n\n## 0.2.0\n\n- A star.\n\n',
  );
  expect(changesSince('0.3.0-dev-1', CHANGELOG, CHANGELOG)).toBe('');
});
