import { expect, it } from 'vitest';
import { changedNames, unnamedChanges, unnamedIn } from './surface.ts';

it('the newest heading of CHANGELOG.md names each change of properties, settings, front matter, adapters and words since the last packed version', () => {
  expect(unnamedChanges()).toEqual([]);
});

it('names that are new, gone or of another type have changed, without their fields', () => {
  const before = new Map([
    ['setting donation', 'object'],
    ['setting donation.url', 'string'],
    ['setting partners', 'object[]'],
    ['setting partners.name', 'string'],
    ['word menu', 'string'],
  ]);
  const after = new Map([
    ['setting donation', 'object'],
    ['setting donation.url', 'string | undefined'],
    ['setting donation.for', "'charity'"],
    ['setting feeds', 'object'],
    ['setting feeds.id', 'string'],
    ['word menu', 'string'],
  ]);
  expect(changedNames(before, after)).toEqual([
    'setting donation.url',
    'setting partners',
    'setting donation.for',
    'setting feeds',
  ]);
});

it('a name counts only as a whole word in code', () => {
  const names = ['setting feeds', 'setting donation.for', 'front matter content/articles/review'];
  const section = "- The `feeds`, for all.\n- `donation: { for: 'publication' }` and `reviews`";
  expect(unnamedIn(section, names)).toEqual(['front matter content/articles/review']);
});
