import { expect, it } from 'vitest';
import { countFiles } from './counts.ts';

it('all files are counted, and articles by their state, or by their noun if it is another', () => {
  const texts = [
    { folder: 'articles', state: 'published', isLeftOut: false },
    { folder: 'articles', state: 'published', isLeftOut: true },
    { folder: 'articles', state: 'draft', isLeftOut: false },
    { folder: 'articles', state: 'draft', isLeftOut: false },
    { folder: 'articles', state: 'draft', isLeftOut: true },
    { folder: 'stories', state: 'scheduled', isLeftOut: false },
  ] as const;
  expect(countFiles(texts)).toEqual({
    files: 6,
    articles: { published: 1, draft: 2, scheduled: 0, otherNoun: 2 },
  });
});
