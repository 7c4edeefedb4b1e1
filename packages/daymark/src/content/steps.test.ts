import { afterEach, describe, expect, it } from 'vitest';
import { ownersText } from '../../../../tests/owners-text.ts';
import { setTexts } from './checks/fields.ts';
import { allSteps } from './steps.ts';

const heading = {
  title: 'Five breaths',
  summary: 'A short practice for the middle of a busy day.',
};
const article = ownersText('content/articles/walk.md', {
  ...heading,
  date: new Date('2026-01-01'),
  kind: 'practice',
  topics: ['rest'],
});
const topic = ownersText('content/topics/rest.md', { ...heading, order: 1 });

/** Returns the steps that the site has with files of these names in `content/path`. */
async function stepsOf(...names: string[]) {
  const practice = { name: 'Breathing', minutes: 5, kind: 'breathing' };
  const fields = { ...heading, article: 'walk', practice };
  const steps = names.map((name) => ownersText(`content/path/${name}.md`, fields));
  setTexts([article, topic, ...steps]);
  return (await allSteps()).map(({ slug, place }) => [place, slug]);
}

afterEach(() => setTexts([]));

describe('the files in content/path', () => {
  it('are sorted by the numbers in their names, which may have gaps', async () => {
    expect(await stepsOf('10-last', '2-middle', '1-first')).toEqual([
      [1, 'first'],
      [2, 'middle'],
      [3, 'last'],
    ]);
  });

  it('have in the notebook the name that they have in the main language', async () => {
    const practice = { name: 'Breathing', minutes: 5, kind: 'breathing' };
    const fields = { ...heading, article: 'walk', practice };
    const translated = { ...fields, translationOf: 'five-breaths' };
    setTexts([
      article,
      topic,
      ownersText('content/path/1-fuenf-atemzuege.md', translated),
      ownersText('content/path/2-gehen.md', fields),
    ]);
    expect((await allSteps()).map(({ key }) => key)).toEqual(['five-breaths', 'gehen']);
  });

  it('are skipped if their names have no number', async () => {
    expect(await stepsOf('five-breaths', '1-first')).toEqual([[1, 'first']]);
  });
});
