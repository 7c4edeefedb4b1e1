import { afterEach, expect, it } from 'vitest';
import { ownersText } from '../../../../tests/owners-text.ts';
import { authorsWithEntries } from './authors.ts';
import { setTexts } from './checks/fields.ts';

afterEach(() => setTexts([]));

it('authors are in the alphabetical order of their names, which visitors see in the sitemap', async () => {
  const authors = { b: 'Zoë Adler', c: 'Émile Brun', aenne: 'Änne Weiß', d: 'Anna Lüders' };
  setTexts(
    Object.entries(authors).map(([slug, name]) =>
      ownersText(`content/authors/${slug}.md`, {
        name,
        role: 'Writes',
        summary: 'Writes about the harbour, and about what the tide brings.',
      }),
    ),
  );
  expect((await authorsWithEntries()).map(({ author }) => author.name)).toEqual([
    'Anna Lüders',
    'Änne Weiß',
    'Émile Brun',
    'Zoë Adler',
  ]);
});
