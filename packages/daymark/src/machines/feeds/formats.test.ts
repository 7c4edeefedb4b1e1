import { describe, expect, it } from 'vitest';
import { FORBIDDEN, HARD_TITLES } from '../../../../../tests/hard-titles.ts';
import { readAtom, readJson, readRss } from '../../../../../tests/read-feed.ts';
import { atomFeed, type Feed, type FeedEntry, fullText, jsonFeed, rssFeed } from './formats.ts';

/** Returns an entry for tests and examples, with some fields replaced. */
function exampleEntry(change: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: 'https://harbour.example/blog/the-long-way-home',
    title: 'The long way home',
    url: 'https://harbour.example/blog/the-long-way-home',
    summary: 'Why the slower road is sometimes the shorter one.',
    published: new Date('2026-03-01'),
    updated: new Date('2026-04-02'),
    author: 'The harbour office',
    topics: [{ slug: 'rest', title: 'Rest' }],
    html: '<p>Walk.</p>',
    picture: 'https://harbour.example/social/a.png',
    ...change,
  };
}

/** Returns a feed for tests and examples. */
function exampleFeed(entries: FeedEntry[], change: Partial<Feed> = {}): Feed {
  return {
    title: 'Harbour',
    description: 'A site.',
    language: 'en-GB',
    author: 'The harbour office',
    id: 'https://harbour.example/',
    url: 'https://harbour.example/',
    icon: 'https://harbour.example/icon-512.png',
    updated: new Date('2026-04-02'),
    entries,
    ...change,
  };
}

const OWN = 'https://harbour.example/own';

describe.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
  ['JSON', jsonFeed, readJson],
])('a feed as %s', (_, write, read) => {
  it.each(HARD_TITLES)('keeps the title %s', (title) => {
    const feed = read(write(exampleFeed([exampleEntry({ title })], { title }), OWN));
    expect(feed.title).toBe(title);
    expect(feed.entries[0]?.title).toBe(title);
  });

  it.each(HARD_TITLES)('keeps the full text %s', (text) => {
    const html = `<p title="${text}">${text}</p>`;
    const feed = read(write(exampleFeed([exampleEntry({ html })]), OWN));
    expect(feed.entries[0]?.html).toBe(html);
  });

  it('has the URL, the date and the topic of an entry', () => {
    const [entry] = read(write(exampleFeed([exampleEntry()]), OWN)).entries;
    expect(entry).toMatchObject({
      id: 'https://harbour.example/blog/the-long-way-home',
      url: 'https://harbour.example/blog/the-long-way-home',
      summary: 'Why the slower road is sometimes the shorter one.',
      author: 'The harbour office',
      topic: 'Rest',
      picture: 'https://harbour.example/social/a.png',
    });
    expect(new Date(entry?.published ?? '')).toEqual(new Date('2026-03-01'));
  });

  it('identifies an entry that has moved by its first URL', () => {
    const id = 'https://harbour.example/blog/the-way-home';
    const written = write(exampleFeed([exampleEntry({ id })]), OWN);
    expect(read(written).entries[0]).toMatchObject({ id, url: exampleEntry().url });
    expect(written).not.toContain('isPermaLink="true"');
  });

  it('contains the URL of the feed and its language', () => {
    const feed = read(write(exampleFeed([]), OWN));
    expect(feed).toMatchObject({ own: OWN, url: 'https://harbour.example/' });
    expect(feed.language.toLowerCase()).toBe('en-gb');
  });

  it('is valid without entries', () => {
    expect(read(write(exampleFeed([], { updated: undefined }), OWN)).entries).toEqual([]);
  });
});

it.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
])('a feed as %s has no characters that XML forbids', (_, write, read) => {
  const { title, cleaned } = FORBIDDEN;
  const feed = read(write(exampleFeed([exampleEntry({ title, html: title })]), OWN));
  expect(feed.entries[0]).toMatchObject({ title: cleaned, html: cleaned });
});

describe('the sound files of an article', () => {
  const sound = {
    url: 'https://harbour.example/media/bell.mp3',
    title: 'The bell & the quay',
    type: 'audio/mpeg',
    bytes: 2080,
    seconds: 62,
  };
  const { seconds: _, ...untimed } = sound;
  const feed = exampleFeed([exampleEntry({ enclosures: [sound, untimed] })]);
  const link =
    '<link href="https://harbour.example/media/bell.mp3" rel="enclosure" type="audio/mpeg" title="The bell &amp; the quay" length="2080"/>';

  it('are links of an Atom feed', () => {
    expect(atomFeed(feed, OWN).split(link)).toHaveLength(3);
  });

  it('are the enclosure of an RSS feed, which has only the first recording', () => {
    const written = rssFeed(feed, OWN);
    expect(written.match(/<enclosure .*/g)).toEqual([
      '<enclosure url="https://harbour.example/media/bell.mp3" length="2080" type="audio/mpeg"/>',
    ]);
    expect(written).toContain('<itunes:duration>62</itunes:duration>');
    expect(written).toContain('xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"');
    const one = exampleFeed([exampleEntry({ enclosures: [untimed] })]);
    expect(rssFeed(one, OWN)).not.toContain('itunes');
  });

  it('are attachments of a JSON feed', () => {
    const attachment = {
      url: sound.url,
      mime_type: 'audio/mpeg',
      title: sound.title,
      size_in_bytes: 2080,
    };
    expect(JSON.parse(jsonFeed(feed, OWN)).items[0].attachments).toEqual([
      { ...attachment, duration_in_seconds: 62 },
      attachment,
    ]);
  });

  it('change no byte of a feed without any', () => {
    for (const write of [atomFeed, rssFeed, jsonFeed])
      expect(write(exampleFeed([exampleEntry({ enclosures: [] })]), OWN)).toBe(
        write(exampleFeed([exampleEntry()]), OWN),
      );
  });
});

it('an Atom feed has its permanent id on another domain', () => {
  const written = atomFeed(exampleFeed([], { id: 'tag:harbour.example,2027:/' }), OWN);
  expect(written).toContain('<id>tag:harbour.example,2027:/</id>');
});

it('an RSS feed escapes a summary twice, because feed readers parse the description as HTML', () => {
  const summary = 'On <b> & other elements';
  const written = rssFeed(exampleFeed([exampleEntry({ summary })]), OWN);
  expect(readRss(written).entries[0]?.summary).toBe('On &lt;b> &amp; other elements');
});

const PAGE = 'https://harbour.example/blog/a-walk';
const text = (html: string) => fullText(html, PAGE);

describe('the full text of an article', () => {
  it.each([
    ['/about', 'https://harbour.example/about'],
    ['#fn-1', 'https://harbour.example/blog/a-walk#fn-1'],
    ['https://elsewhere.example/?a=1&amp;b', 'https://elsewhere.example/?a=1&amp;b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has an absolute link to %s', (address, absolute) => {
    expect(text(`<p><a href="${address}">there</a></p>`)).toBe(
      `<p><a href="${absolute}">there</a></p>`,
    );
  });

  it('has absolute URLs for images in all sizes', () => {
    const html =
      '<figure><img src="/_astro/a.webp" srcset="/_astro/a.webp 640w, /_astro/b.webp 1280w" alt="A &quot;quay&quot;"></figure>';
    expect(text(html)).toBe(
      '<figure><img src="https://harbour.example/_astro/a.webp" srcset="https://harbour.example/_astro/a.webp 640w, https://harbour.example/_astro/b.webp 1280w" alt="A &quot;quay&quot;"></figure>',
    );
  });

  it('keeps elements, ids, languages and escaped characters', () => {
    const html = '<h2 id="why">Why &lt;b&gt; &amp; <em>how</em></h2>\n<p lang="fr">Ça va 🌊</p>';
    expect(text(html)).toBe(html);
  });

  it('omits elements that work only on the page', () => {
    const html =
      '<p class="lead" style="color:red" data-x="1" onclick="go()">A<script>go()</script><button>Play</button></p><style>p{}</style><template><p>late</p></template><iframe src="/x"></iframe>';
    expect(text(html)).toBe('<p>A</p>');
  });

  it('has a drawing as an image of its file', () => {
    const drawing =
      '<svg viewBox="0 0 8 4" role="img" aria-label="A &amp; B" data-src="/_astro/a.svg"><path d="M0 0h8v4z"/></svg>';
    expect(text(`<figure tabindex="0">${drawing}<figcaption>At noon.</figcaption></figure>`)).toBe(
      '<figure><img src="https://harbour.example/_astro/a.svg" alt="A &amp; B"><figcaption>At noon.</figcaption></figure>',
    );
  });

  it('keeps an invalid URL unchanged', () => {
    expect(text('<a href="http://[">x</a>')).toBe('<a href="http://[">x</a>');
  });
});
