import { tokenValues } from '../settings/index.ts';
import { fillTokensIn } from '../settings/noun.ts';
import { type Entry, entriesOf, type FrontMatter, once } from './texts.ts';

/** A community story as shown on pages. */
export interface Story extends Pick<FrontMatter['stories'], 'name' | 'role' | 'quote' | 'sample'> {
  slug: string;
}

const entries = once(async () =>
  entriesOf('stories').toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime()),
);

/** Returns the stories of the home page, in the owner's order. */
export const featuredStories = once(async () =>
  (await entries())
    .filter(({ data }) => data.featured !== undefined)
    .sort((a, b) => (a.data.featured ?? 0) - (b.data.featured ?? 0))
    .map(storyOf),
);

/** Returns all stories with their bodies as HTML, newest first. */
export const allStories = async () =>
  Promise.all(
    (await entries()).map(async (entry) => ({ story: storyOf(entry), html: await entry.html() })),
  );

/** Returns a story for pages, with the noun of the site in its texts. */
function storyOf({ slug, data }: Entry<'stories'>): Story {
  return { ...fillTokensIn(data, tokenValues), slug };
}
