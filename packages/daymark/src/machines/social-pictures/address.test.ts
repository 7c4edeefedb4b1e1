import { afterEach, expect, it, vi } from 'vitest';
import { ownersText } from '../../../../../tests/owners-text.ts';
import { setTexts } from '../../content/checks/fields.ts';
import { settings } from '../../settings/index.ts';
import { allSocialPictures, socialPictureOf } from './address.ts';

const COVER = 'docs/home.png';
const summary = 'A text about the harbour, the tides and the people there.';
const topic = ownersText('content/topics/tides.md', { title: 'Tides', summary, order: 1 });
const about = ownersText('content/pages/about.md', { title: 'About us', summary });
const article = (slug: string, day: number) =>
  ownersText(`content/articles/${slug}.md`, {
    title: `The ${slug}`,
    summary,
    date: new Date(Date.UTC(2026, 0, day)),
    topics: ['tides'],
    kind: 'essay',
  });
const cover = { file: COVER, src: '/a.png', srcSet: '', width: 1600, height: 1000, variants: [] };
const articles = [
  article('third', 3),
  article('second', 2),
  { ...article('first', 1), cover },
] as const;

afterEach(() => setTexts([]));

/** Returns the pictures of a site if the newest articles have pictures of their own. */
async function picturesWith(newest?: number) {
  setTexts([topic, about, ...articles]);
  vi.spyOn(settings, 'socialImages', 'get').mockReturnValue({ articles: newest });
  return (await allSocialPictures()).map(({ shown }) => shown);
}

it('the image of a page shows its title, and that of the home page its headline', async () => {
  const shown = await picturesWith();
  expect(shown).toContainEqual({ title: 'About us', seed: '/about' });
  expect(shown).toContainEqual({ title: settings.home.headline, seed: '/' });
  expect((await socialPictureOf('/about'))?.alt).toBe('About us');
  expect((await socialPictureOf('/'))?.alt).toBe(settings.home.headline);
});

it('archive pages have the image of their list', async () => {
  const many = Array.from({ length: 28 }, (_, index) => article(`part-${index}`, index + 1));
  vi.spyOn(settings, 'blog', 'get').mockReturnValue({ ...settings.blog, pageSize: 9 });
  setTexts([topic, ...many]);
  const list = await socialPictureOf('/topics/tides');
  expect(list?.alt).toBe('Tides');
  expect(await socialPictureOf('/topics/tides/page/2')).toEqual(list);
  expect(await socialPictureOf('/topics/tides/page/1')).toEqual(list);
});

it('each article has an image of its own, with its cover', async () => {
  const shown = await picturesWith();
  expect(shown).toContainEqual({ title: 'The second', seed: 'second', topic: 'tides' });
  expect(shown).toContainEqual({
    title: 'The first',
    seed: 'first',
    topic: 'tides',
    coverFile: COVER,
  });
});

it('the image of an article shows the landscape that its author has chosen', async () => {
  const chosen = { motif: 'open sea', hour: 'night' };
  const { fields } = article('fourth', 4);
  const fourth = ownersText('content/articles/fourth.md', { ...fields, cover: chosen });
  setTexts([topic, fourth]);
  const [shown] = (await allSocialPictures()).flatMap(({ shown }) =>
    shown.seed === 'fourth' ? [shown] : [],
  );
  expect(shown).toEqual({ title: 'The fourth', seed: 'fourth', topic: 'tides', ...chosen });
  const { path } = (await socialPictureOf('/blog/fourth')) ?? {};
  setTexts([topic, article('fourth', 4)]);
  expect((await socialPictureOf('/blog/fourth'))?.path).not.toBe(path);
});

it.each([
  [0, []],
  [1, ['third']],
  [2, ['third', 'second']],
  [4, ['third', 'second', 'first']],
])(
  'if %s articles have images of their own, the others share that of the home page',
  async (newest, own) => {
    const shown = await picturesWith(newest);
    const home = await socialPictureOf('/');
    for (const { slug, fields } of articles) {
      const picture = await socialPictureOf(`/blog/${slug}`);
      if (own.includes(slug)) expect(picture?.alt, slug).toBe(fields.title);
      else expect(picture, slug).toEqual(home);
    }
    const slugs = articles.map(({ slug }) => slug);
    expect(shown.filter(({ seed }) => slugs.includes(seed))).toHaveLength(own.length);
  },
);
