import { expect, it } from 'vitest';
import { countFiles } from './counts.ts';

it('all files are counted, and articles by their state', () => {
  const texts = [
    { folder: 'articles', state: 'published' },
    { folder: 'articles', state: 'draft' },
    { folder: 'articles', state: 'draft' },
    { folder: 'stories', state: 'scheduled' },
  ] as const;
  expect(countFiles(texts)).toEqual({
    files: 4,
    articles: { published: 1, draft: 2, scheduled: 0 },
  });
});
