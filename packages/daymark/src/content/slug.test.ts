import { describe, expect, it } from 'vitest';
import { folderAndSlugOf, isSlug } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['content/articles/first-light.md', 'first-light'],
    ['content/articles/2026/first-light.md', 'first-light'],
    ['content/articles/first-light/index.md', 'first-light'],
    ['content/articles/First-Light.md', 'first-light'],
    ['content/articles/cafe\u0301-cre\u0300me.md', 'café-crème'],
    ['content/articles/И\u0306од.md', 'йод'],
  ])('of %s is %s', (file, slug) => {
    expect(folderAndSlugOf(file)).toEqual({ folder: 'articles', slug });
  });

  it('consists of lower-case letters of any script, digits and single hyphens', () => {
    const valid = [
      'first-light',
      '7-days',
      'élan',
      'אור',
      '静坐',
      'コーヒー',
      '時々',
      'हिन्दी-शीर्षक',
    ];
    expect(
      [...valid, 'การพัก', 'บ่อยๆ', 'هدوء', 'اَلْهُدُوءُ', 'тихое-утро'].filter((name) => !isSlug(name)),
    ).toEqual([]);
    const invalid = [
      '',
      'first light',
      'a_b',
      '-a',
      'a--b',
      'a.b',
      'A',
      'Ж',
      '\u0301a',
      'a-\u093f',
      'می‌خواهم',
    ];
    expect(invalid.filter(isSlug)).toEqual([]);
  });
});
