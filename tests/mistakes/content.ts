import sharp from 'sharp';
import type { Mistake } from './mistake.ts';
import { articleWith } from './small-site.ts';

/** A mistake that may also need symbolic links, the targets by path, named pipes, and sizes of files. */
interface ContentMistake extends Mistake {
  links?: Readonly<Record<string, string>>;
  pipes?: readonly string[];
  sizes?: Readonly<Record<string, number>>;
}

const DAWN = 'content/articles/dawn.md';

type Change = Mistake['change'];

/** Changes the body of an article, which begins on line 8. */
const body = (text: string): Change => ({ [DAWN]: articleWith(`${text}\n\n## The sky`) });
/** Adds fields to the front matter of an article, on line 7. */
const fields = (text: string): Change => ({ [DAWN]: articleWith('## The sky', `${text}\n`) });
/** Replaces text of an article. */
const edit = (from: string, to: string): Change => ({
  [DAWN]: articleWith('## The sky').replace(from, to),
});
const other = (file: string, text: string): Change => ({
  [`content/articles/${file}.md`]: text.replace('First light', `Light of ${file}`),
});

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** An animation of two frames of one pixel. */
const gif = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);
const huge = Buffer.from(png);
huge.writeUInt32BE(12_000, 16);
huge.writeUInt32BE(9_000, 20);
const tooHuge = Buffer.from(png);
tooHuge.writeUInt32BE(30_000, 16);
tooHuge.writeUInt32BE(30_000, 20);
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
/** Adds a picture that an article names. */
const picture = (name: string, data: Uint8Array, alt = 'A harbour'): Change => ({
  ...body(`![${alt}](./${name})`),
  [`content/articles/${name}`]: data,
});

/** Returns a mistake that stops a build. */
const error = (name: string, change: Change, ...messages: string[]): ContentMistake => ({
  name,
  severity: 'error',
  change,
  messages,
});
/** Returns a mistake with which a build continues. */
const warning = (name: string, change: Change, ...messages: string[]): ContentMistake => ({
  name,
  severity: 'warning',
  change,
  messages,
});

/** A photograph with the name of its camera. */
const photograph = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#456' } })
  .withExif({ IFD0: { Model: 'X100V' } })
  .jpeg()
  .toBuffer();

const NOT_PUBLIC =
  'expected no such file in public/, because everybody can download what is there, or its path in security.publicFiles of the settings';
const ONE_VERSION =
  'expected one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>';
const MEMBERS = Array.from({ length: 10 }, (_, index) => `member${index}@harbour.example`);
const TOPIC =
  '---\ntitle: Rest\nsummary: On the first light over the harbour and who sees it.\norder: 1\n---\n';

export const contentMistakes: readonly ContentMistake[] = [
  error(
    'a file without front matter',
    { [DAWN]: '## The sky\n' },
    'content/articles/dawn.md:1: expected front matter between two lines ---, the first at the beginning of the file; found no front matter',
  ),
  error(
    'an empty file',
    { 'content/articles/noon.md': '' },
    'content/articles/noon.md:1: expected front matter between two lines ---, the first at the beginning of the file; found an empty file',
  ),
  error(
    'front matter without a field',
    { [DAWN]: '---\n---\n## The sky\n' },
    'content/articles/dawn.md:1: expected fields in the form name: value in the front matter; found no field',
  ),
  error(
    'front matter without an end',
    { [DAWN]: '---\ntitle: First light\n\n## The sky\n' },
    'content/articles/dawn.md:1: expected a line --- at the end of the front matter; found no such line',
  ),
  error(
    'an empty line above the front matter',
    edit('---', '\n---'),
    'content/articles/dawn.md:2: expected front matter between two lines ---, the first at the beginning of the file; found white space above the first line ---',
  ),
  error(
    'a colon in a value without quotes',
    edit('First light', 'Rest: a start'),
    'content/articles/dawn.md:2: expected quotes around the value, as in title: "Rest: a start"; found title: Rest: a start',
  ),
  error(
    'a quotation mark in a value without an end',
    edit('First light', '"First light'),
    'content/articles/dawn.md:2: expected a value that ends with "; found title: "First light',
  ),
  error(
    'a quotation mark inside a value in quotes',
    edit('First light', "'It's light'"),
    `content/articles/dawn.md:2: expected quotes around the value, as in title: "It's light"; found title: 'It's light'`,
  ),
  error(
    'a token at the beginning of a value without quotes',
    edit('First light', '{product} at dawn'),
    'content/articles/dawn.md:2: expected quotes around the value, as in title: "{product} at dawn"; found title: {product} at dawn',
  ),
  error(
    'an asterisk at the beginning of a value',
    edit('First light', '*Light'),
    'content/articles/dawn.md:2: expected quotes around a value that begins with *; found *Light',
  ),
  error(
    'a list without an end',
    edit('[rest]', '[rest'),
    'content/articles/dawn.md:6: expected a list that ends with ]; found topics: [rest',
  ),
  error(
    'no space after the colon of a field',
    edit('title: ', 'title:'),
    'content/articles/dawn.md:2: expected a field in the form name: value, with a space after the colon; found title:First light',
  ),
  error(
    'an indented field',
    edit('date:', '  date:'),
    'content/articles/dawn.md:4: expected fields that begin in the same column; found date: 2026-05-04',
  ),
  error(
    'a tab in the front matter',
    fields('sources:\n\t- author: A'),
    'content/articles/dawn.md:8: expected spaces at the beginning of the line; found a tab',
  ),
  error(
    'a field that occurs twice',
    fields('title: Second light'),
    'content/articles/dawn.md:7: title: expected a field that occurs once; found the field a second time',
  ),
  error(
    'aliases that stand for very many values, and another mistake',
    {
      ...fields(
        'summary2: &a [x, x, x]\nb: &b [*a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c]',
      ),
      ...other('noon', articleWith('[A](/blog/duks)')),
    },
    'content/articles/dawn.md:10: expected values that are written out instead of aliases such as *name; found aliases that contain themselves, or stand for more than 100 values',
    'content/articles/noon.md:8: expected a link to a page or file of this site (did you mean "/blog/dusk"?); found /blog/duks',
  ),
  error(
    'an alias that contains itself',
    fields('aliases: &a [*a]'),
    'content/articles/dawn.md:7: expected values that are written out instead of aliases such as *name; found aliases that contain themselves, or stand for more than 100 values',
  ),
  error(
    'front matter over 64 kB',
    fields(`subtitle: ${'a'.repeat(64_000)}`),
    'content/articles/dawn.md:1: expected front matter of at most 64 kB; found 64.1 kB; put the text below the front matter',
  ),
  warning(
    'a # in a value without quotes',
    edit('First light', 'The #1 habit'),
    'content/articles/dawn.md:2: title: expected quotes around a value that contains a space and #; found "The", because the rest is a comment',
  ),
  warning(
    'titles in a script without a font for social images',
    {
      ...edit('First light', '港の朝'),
      ...other('noon', articleWith('## The sky').replace('First light', '港の夕べ')),
    },
    'content/articles/dawn.md:2: title: expected the package @fontsource/biz-udpmincho, with whose font social images show Japanese; found "港の朝" and 1 more without the package, so the images leave the text out; run npm install @fontsource/biz-udpmincho',
  ),
  error(
    'a misspelt field',
    edit('summary:', 'sumary:'),
    'content/articles/dawn.md:3: sumary: expected one of the fields (did you mean "summary"?): title, subtitle, summary, date, about, updated, reviewed, review, corrections, author, draft, topics, keywords, kind, exercise, aliases, translationOf, guide, series, leads, frontPage, sensitive, discussion, sponsor, cover, coverAlt, sources; found "On the first light over the harbour and who sees it."',
  ),
  error(
    'a noun in another letter case than in the settings',
    other('noon', articleWith('Bright.', 'about: yoga\n')),
    'content/articles/noon.md:7: about: expected "Yoga", as in the settings; found "yoga"',
  ),
  error(
    'a link from a text for every noun to a text about one noun',
    {
      ...body('See [noon](/blog/noon).'),
      ...other('noon', articleWith('Bright.', 'about: Yoga\n')),
    },
    'content/articles/dawn.md:8: expected a link to a text without the field "about"; found /blog/noon (content/articles/noon.md is published only if the noun is "Yoga")',
  ),
  error(
    'a step of the path with a text about one noun',
    {
      ...fields('about: Mindfulness'),
      'content/articles/dusk.md': articleWith('Grey.').replace('First', 'Last'),
      'content/path/1-sit.md':
        '---\ntitle: Sit\nsummary: Sit on the harbour wall and look at the boats that come in.\narticle: dawn\npractice: { name: Sit, minutes: 5, kind: sitting }\n---\nSit.\n',
    },
    'content/path/1-sit.md:4: article: expected a text without the field "about"; found dawn (content/articles/dawn.md is published only if the noun is "Mindfulness")',
  ),
  error(
    'a misspelt kind',
    edit('kind: essay', 'kind: case study'),
    'content/articles/dawn.md:5: kind: expected one of essay, practice, guide, feature, explainer, question, reading-list, case-study (did you mean "case-study"?); found "case study"',
  ),
  error(
    'the URL of a DOI instead of the DOI',
    fields(
      'sources:\n  - { author: A, title: B, year: 2010, doi: https://doi.org/10.1002/ejsp.674 }',
    ),
    'content/articles/dawn.md:8: sources.0.doi: expected a DOI, such as "10.1002/ejsp.674" (did you mean "10.1002/ejsp.674"?); found "https://doi.org/10.1002/ejsp.674"',
  ),
  error(
    'a DOI and a URL of the same work',
    fields(
      'sources:\n  - { author: A, title: B, year: 2010, doi: 10.1002/a, url: https://tides.example }',
    ),
    'content/articles/dawn.md:8: sources.0.url: expected no URL, because the DOI links to the work; found "https://tides.example"',
  ),
  error(
    'an unknown word for how much of a source was read',
    fields('sources:\n  - { author: A, title: B, year: 2010, read: parts }'),
    'content/articles/dawn.md:8: sources.0.read: expected one of whole, part, summary (did you mean "part"?); found "parts"',
  ),
  error(
    'the name of a language instead of its tag',
    fields('sources:\n  - { author: A, title: B, year: 2010, language: German }'),
    'content/articles/dawn.md:8: sources.0.language: expected a language tag, such as "en-GB"; found "German"',
  ),
  error(
    'a correction after the last change',
    fields('updated: 2026-05-05\ncorrections:\n  - { date: 2026-05-06, text: The boat was red. }'),
    'content/articles/dawn.md:7: updated: expected a date that is not before a correction; found 2026-05-05',
  ),
  error(
    'a change before the publication, beside a misspelt kind',
    edit('kind: essay', 'kind: esay\nupdated: 2026-05-01'),
    'content/articles/dawn.md:5: kind: expected one of essay, practice, guide, feature, explainer, question, reading-list, case-study (did you mean "essay"?); found "esay"',
    'content/articles/dawn.md:6: updated: expected a date that is not before the date of the article; found 2026-05-01',
  ),
  warning(
    'a review in the future',
    fields('reviewed: 2062-05-05'),
    'content/articles/dawn.md:7: reviewed: expected the day of the last review, which is not in the future; found 2062-05-05',
  ),
  error(
    'a misspelt name of a topic',
    edit('[rest]', '[rset]'),
    'content/articles/dawn.md:6: topics.0: expected one of rest (did you mean "rest"?); found "rset"',
  ),
  error(
    'the name of an author instead of the name of the file',
    {
      ...fields('author: Anna Müller'),
      'content/authors/anna.md':
        '---\nname: Anna Maria Müller\nrole: Editor\nsummary: Writes about walks, tides and the rest between them.\n---\n\nAnna lives by the sea.\n',
    },
    'content/articles/dawn.md:7: author: expected one of anna (did you mean "anna"?); found "Anna Müller"',
  ),
  error(
    'the note of an author links to a heading that does not exist',
    {
      'content/authors/anna.md':
        '---\nname: Anna Müller\nrole: Editor\nsummary: Writes about walks, tides and the rest between them.\nnote:\n  text: Written by hand\n  href: /about#who-wrote-it\n---\n\nAnna lives by the sea.\n',
    },
    'content/authors/anna.md:7: note.href: expected an anchor of content/pages/about.md; found /about#who-wrote-it',
  ),
  error(
    'a yes instead of true',
    fields('draft: yes'),
    'content/articles/dawn.md:7: draft: expected true or false (write true); found "yes"',
  ),
  error(
    'a topic named twice',
    edit('[rest]', '[rest, rest]'),
    'content/articles/dawn.md:6: topics: expected each topic once; found ["rest","rest"]',
  ),
  error(
    'keywords that are no list',
    fields('keywords: dawn, daybreak'),
    'content/articles/dawn.md:7: keywords: expected a list of words; found "dawn, daybreak"',
  ),
  error(
    'a text where a list is expected',
    edit('[rest]', 'rest'),
    'content/articles/dawn.md:6: topics: expected a list of topics; found "rest"',
  ),
  error(
    'a list where a text is expected',
    edit('First light', '[First, light]'),
    'content/articles/dawn.md:2: title: expected the title of the article, in quotes; found ["First","light"]',
  ),
  error(
    'a date that does not exist',
    edit('2026-05-04', '2026-02-30'),
    'content/articles/dawn.md:4: date: expected a date that exists; found 2026-02-30',
  ),
  error(
    'a year of two digits',
    edit('2026-05-04', '0026-05-04'),
    'content/articles/dawn.md:4: date: expected a date with all digits of the year, such as 2026-06-14; found 0026-05-04',
  ),
  error(
    'a date in quotes',
    edit('2026-05-04', '"2026-05-04"'),
    'content/articles/dawn.md:4: date: expected a date without quotes, such as 2026-06-14; found "2026-05-04"',
  ),
  error(
    'a date with an hour in quotes',
    edit('2026-05-04', '"2026-05-04T08:00"'),
    'content/articles/dawn.md:4: date: expected a date without quotes, such as 2026-06-14; found "2026-05-04T08:00"',
  ),
  error(
    'an hour that does not exist',
    edit('2026-05-04', '2026-05-04T24:00'),
    'content/articles/dawn.md:4: date: expected an hour from 00:00 to 23:59; found 2026-05-04T24:00',
  ),
  warning(
    'an hour where only a day counts',
    fields('reviewed: 2026-05-05T08:00'),
    'content/articles/dawn.md:7: reviewed: expected a day without an hour, which only the date and the last change of an article have; found 2026-05-05T08:00',
  ),
  warning(
    'a scheduled article without a timer',
    other('noon', articleWith('Bright.').replace('2026-05-04', '2026-07-04')),
    'content/articles/noon.md:4: date: expected a timer that builds the site then, such as the workflow of npm run host, or its name in publishing.timer of the settings; found 2026-07-04, and no timer',
  ),
  error(
    'a date in another form',
    edit('2026-05-04', '04.05.2026'),
    'content/articles/dawn.md:4: date: expected a date, such as 2026-06-14; found "04.05.2026"',
  ),
  warning(
    'a date in the far future',
    other('noon', articleWith('Bright.').replace('2026', '2206')),
    'content/articles/noon.md:4: date: expected a date within 2 years from today; found 2206-05-04',
    'content/articles/noon.md:4: date: expected a timer that builds the site then, such as the workflow of npm run host, or its name in publishing.timer of the settings; found 2206-05-04, and no timer',
  ),
  warning(
    'a last change in the future',
    fields('updated: 2062-05-05'),
    'content/articles/dawn.md:7: updated: expected the day of the last change, which is not in the future; found 2062-05-05',
  ),
  warning(
    'a draft that nobody has published for a year',
    other('noon', articleWith('Bright.', 'draft: true\n').replace('2026-05-04', '2025-05-04')),
    'content/articles/noon.md:7: draft: expected a date of the last 12 months, or no such draft; found the date 2025-05-04',
  ),
  warning(
    'a last change in the future, typed without zeros',
    fields('updated: 2062-5-5'),
    'content/articles/dawn.md:7: updated: expected the day of the last change, which is not in the future; found 2062-5-5',
  ),
  warning(
    'a last change of an Astro page in the future',
    {
      'pages/walks.astro':
        "---\nexport const page = {\n  title: 'Walks',\n  summary: 'A page about walks along the whole harbour.',\n  updated: new Date('2062-05-05'),\n};\n---\n<p>Walks</p>\n",
    },
    'pages/walks.astro:2: updated: expected the day of the last change, which is not in the future; found 2062-05-05',
  ),
  warning(
    'an article that nobody has read again for a year',
    other('noon', articleWith('Bright.', 'review: yearly\n').replace('2026-05-04', '2025-05-04')),
    'content/articles/noon.md:4: date: expected a review of the last 12 months, because of "review: yearly"; found 2025-05-04',
  ),
  warning(
    'a yearly review that is due',
    other(
      'noon',
      articleWith('Bright.', 'review: yearly\nreviewed: 2025-05-05\n').replace(
        '2026-05-04',
        '2024-05-04',
      ),
    ),
    'content/articles/noon.md:8: reviewed: expected a review of the last 12 months, because of "review: yearly"; found 2025-05-05',
  ),
  warning(
    'a very long title',
    edit('First light', 'Light '.repeat(50).trim()),
    'content/articles/dawn.md:2: title: expected a title of at most 120 characters; found 299 characters',
  ),
  warning(
    'two articles with the same title',
    { 'content/articles/noon.md': articleWith('Bright.').replace('First light', '"Last Light"') },
    'content/articles/noon.md:2: title: expected a title that no other article has; found "Last Light", the title of content/articles/dusk.md',
  ),
  error(
    'two articles with the same part of a series',
    {
      ...fields('series: { name: Tides, part: 1 }'),
      ...other('noon', articleWith('Bright.', 'series: { name: Tides, part: 1 }\n')),
    },
    'content/articles/noon.md:7: series.part: expected a part number in “Tides” that no other content file has; found 1, which content/articles/dawn.md also has',
  ),
  warning(
    'a gap in a series',
    {
      ...fields('series: { name: Tides, part: 1 }'),
      ...other('noon', articleWith('Bright.', 'series: { name: Tides, part: 3 }\n')),
    },
    'content/articles/noon.md:7: series.part: expected part 2 of “Tides”; found part 3 without it',
  ),
  warning(
    'a gap among the guides',
    fields('guide: 2'),
    'content/articles/dawn.md:7: guide: expected guide 1 among the articles; found guide 2 without it',
  ),
  warning(
    'two spellings of the name of a series',
    {
      ...fields('series: { name: Tides, part: 1 }'),
      ...other('noon', articleWith('Bright.', 'series: { name: tides, part: 1 }\n')),
    },
    'content/articles/noon.md:7: series.name: expected the same name in all parts of a series; found “tides”, another series than “Tides” of content/articles/dawn.md',
  ),
  error(
    'an alias that is the address of another page',
    fields('aliases: [dusk]'),
    'content/articles/dawn.md:7: aliases.0: expected an address that no other page or file has; found "/blog/dusk", the address of an existing page or file',
  ),
  error(
    'a text in another encoding',
    { [DAWN]: Buffer.from(articleWith('Café\n\n## The sky'), 'latin1') },
    'content/articles/dawn.md:8: expected a text in UTF-8; found bytes of another encoding; save the file with the encoding UTF-8',
  ),
  error(
    'a text in UTF-16',
    { [DAWN]: Buffer.from(`\uFEFF${articleWith('## The sky')}`, 'utf16le') },
    'content/articles/dawn.md:1: expected a text in UTF-8; found a text in UTF-16; save the file with the encoding UTF-8',
  ),
  warning(
    'an article without text',
    other('noon', articleWith('')),
    'content/articles/noon.md: expected a text below the front matter; found no text',
  ),
  error(
    'a paragraph with very many quotation marks',
    other('noon', articleWith(`A harbour.\n\n${'“It\'s"\n'.repeat(1500)}`)),
    'content/articles/noon.md:10: expected a paragraph with at most 2000 quotation marks, dashes and colons; found 3000; divide it with empty lines',
  ),
  error(
    'a long line with very many formulas',
    other('noon', articleWith(`A harbour.\n\n${'$x$ '.repeat(8000)}`)),
    'content/articles/noon.md:10: expected at most 1562 signs of markup, such as *, in a line of this length; found 16000; divide it with empty lines',
  ),
  error(
    'quotations inside many others',
    other('noon', articleWith(`A harbour.\n\n${'> '.repeat(101)}a`)),
    'content/articles/noon.md:10: expected at most 100 quotations and lists inside one another; found more',
  ),
  warning(
    'a text over 1 MB',
    other('noon', articleWith('Light. '.repeat(150_000))),
    'content/articles/noon.md: expected a text of at most 1 MB; found 1.1 MB, which is slow to load',
  ),
  error(
    'a note without an end',
    body(':::note\nSit.'),
    'content/articles/dawn.md:8: expected a line ::: below the text of :::note; found no such line',
  ),
  error(
    'definitions in a note',
    body(':::note\nSit.\n\nEbb\n: Water.\n:::'),
    'content/articles/dawn.md:8: expected :::note without a list of definitions; found Ebb',
  ),
  error(
    'an end of a note without a note',
    body('Sit.\n\n:::'),
    'content/articles/dawn.md:10: expected a line such as :::note above the text that ::: ends; found :::',
  ),
  error(
    'a space in a directive',
    body('::: note\nSit.\n:::'),
    'content/articles/dawn.md:8: expected :::note, without a space between its parts; found ::: note',
  ),
  error(
    'a link in a pull quote, which screen readers skip',
    body(':::pull\nSee [dusk](/blog/dusk).\n:::'),
    'content/articles/dawn.md:8: expected :::pull without links and footnotes; found one of them',
  ),
  error(
    'a note with two colons',
    body('::note\nSit.\n:::'),
    'content/articles/dawn.md:8: expected one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file (did you mean ":::note"?); found ::note',
  ),
  error(
    'a directive in capitals',
    body(':::Note\nSit.\n:::'),
    'content/articles/dawn.md:8: expected one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file (did you mean ":::note"?); found :::Note',
  ),
  error(
    'a placeholder of static pages in another text',
    body('::contact'),
    'content/articles/dawn.md:8: expected ::contact in content/pages/; found ::contact in another text',
  ),
  error(
    'a misspelt directive',
    body('::vidio[A bell]{youtube=abcdefghijk}'),
    'content/articles/dawn.md:8: expected one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file (did you mean "::video"?); found ::vidio',
  ),
  error(
    'a video with one colon',
    body(':video[A bell]{youtube=abcdefghijk}'),
    'content/articles/dawn.md:8: expected two colons before video, audio, button and file, three before note, quote, pull and gallery; found :video[A bell]{youtube=abcdefghijk}',
  ),
  error(
    'text on the first line of a note',
    body(':::note Sit.\nBreathe.\n:::'),
    'content/articles/dawn.md:8: expected the text below the line :::note, or in brackets after it; found :::note Sit.',
  ),
  error(
    'a directive with a space before its braces',
    body('::audio[A bell] {src=/media/bell.mp3}'),
    'content/articles/dawn.md:8: expected ::audio, without a space between its parts; found ::audio[A bell] {src=/media/bell.mp3}',
  ),
  error(
    'words between the pictures of a gallery',
    {
      ...body(':::gallery\n![A pier at dusk](./pier.png)\nand the sea\n:::'),
      'content/articles/pier.png': png,
    },
    'content/articles/dawn.md:10: expected only pictures in :::gallery, such as ![Boats](./boats.jpg "The caption"); found and the sea',
  ),
  error(
    'a button in the form of a link',
    body('::button[Read the guide](/blog/dusk)'),
    'content/articles/dawn.md:8: expected ::button[Read the guide]{href=/blog/dusk}; found ::button[Read the guide](/blog/dusk)',
  ),
  error(
    'a file to download that does not exist',
    body('::file[The plan]{src=/plan.pdf}'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site; found /plan.pdf',
  ),
  error(
    'a formula with a mistake',
    body('The sum\nis $\\frac{a$.'),
    "content/articles/dawn.md:9: expected a formula in TeX, or \\$ for a dollar sign; found \\frac{a, which has this fault: Unexpected end of input in a macro argument, expected '}'",
  ),
  error(
    'a formula with a very long line',
    body('The sum\nis $\\rule{99em}{1em}$.'),
    'content/articles/dawn.md:9: expected a formula in TeX, or \\$ for a dollar sign; found \\rule{99em}{1em}, which has this fault: a length of 99em, which is more than 10em',
  ),
  error(
    'a formula that refers to the number of another',
    body('The sum\nof $\\eqref{all}$.'),
    'content/articles/dawn.md:9: expected a formula in TeX, or \\$ for a dollar sign; found \\eqref{all}, which has this fault: a number that pages do not know (\\ref); write it, or a link such as [(1)](#label)',
  ),
  error(
    'a formula without its second line of dollar signs',
    body('The sum\n\n$$\na + b'),
    'content/articles/dawn.md:10: expected a line $$ above and below a formula; found only one $$',
  ),
  warning(
    'the syntax of another tool',
    body('See [[Dusk]] and {{< youtube abc >}}.\n\n> [!tip] Rest\n> Sit.'),
    'content/articles/dawn.md:8: expected a link in the form [words](/path); found [[Dusk]], which is a link of Obsidian and wikis',
    'content/articles/dawn.md:8: expected the Markdown for what the shortcode would show; found {{< youtube abc >}}, which is a shortcode of Hugo',
    'content/articles/dawn.md:10: expected a line :::note[Title] above the text, and a line ::: below; found > [!tip] Rest, which is a callout of Obsidian and GitHub',
  ),
  error(
    'an admonition of Docusaurus',
    body(':::tip Rest\nSit.\n:::'),
    'content/articles/dawn.md:8: expected :::note[Rest], because admonitions of other tools are notes here; found :::tip Rest',
  ),
  error(
    'a footnote that does not exist',
    body('The tide.[^tide]'),
    'content/articles/dawn.md:8: expected a footnote that begins with [^tide]:; found [^tide]',
  ),
  warning(
    'a footnote to which nothing refers',
    body('The tide.\n\n[^tide]: At noon.'),
    'content/articles/dawn.md:10: expected a reference [^tide] in the text; found a footnote to which nothing refers, and which the page leaves out',
  ),
  error(
    'two footnotes of the same name',
    body('The tide.[^a]\n\n[^a]: At noon.\n\n[^a]: At six.'),
    'content/articles/dawn.md:12: expected one footnote of this name; found [^a], as on line 10',
  ),
  error(
    'code without an end',
    { ...other('noon', articleWith('```js\nlight();')) },
    'content/articles/noon.md:8: expected a line ``` below the code; found code that continues to the end of the text',
  ),
  error(
    'a comment without an end',
    { ...other('noon', articleWith('Light.\n\n<!-- Not yet')) },
    'content/articles/noon.md:10: expected --> at the end of the comment, which hides the rest of the text; found no end of the comment',
  ),
  error(
    'HTML that the content security policy refuses',
    body(
      '<p style="color: red" onclick="go()">\nRed\n</p>\n\nA <b onmouseover="go()">bold</b> word.\n\n<iframe src="https://maps.example/"></iframe>\n\n<script async src="https://widgets.example/a.js"></script>',
    ),
    'content/articles/dawn.md:8: expected a class, and a rule for it in custom.css; found <p style="color: red">, which the content security policy of the page refuses',
    'content/articles/dawn.md:8: expected no event handler in an attribute; found <p onclick="go()">, which the content security policy of the page refuses',
    'content/articles/dawn.md:12: expected no event handler in an attribute; found <b onmouseover="go()">, which the content security policy of the page refuses',
    'content/articles/dawn.md:14: expected a directive such as ::video[Title]{youtube=…}, or a link; found <iframe src="https://maps.example/">, which the content security policy of the page refuses',
    'content/articles/dawn.md:16: expected no script of another site; found <script src="https://widgets.example/a.js">, which the content security policy of the page refuses',
  ),
  warning(
    'a heading without a space after ##',
    body('##The harbour'),
    'content/articles/dawn.md:8: expected a space after the number signs, as in ## The harbour; found ##The harbour',
  ),
  warning(
    'spaces inside the asterisks of bold words',
    body('The tide\nis ** very high ** today.'),
    'content/articles/dawn.md:9: expected no space inside the asterisks, as in **very high**; found ** very high **',
  ),
  warning(
    'a table without its row of dashes',
    body('| tide | hour |\n| high | 7 |\n| low | 13 |'),
    'content/articles/dawn.md:9: expected the row | --- | --- | below the head of the table; found no such row',
  ),
  warning(
    'a table with too few dashes',
    body('| tide | hour |\n| --- |\n| high | 7 |'),
    'content/articles/dawn.md:9: expected the row | --- | --- | below the head of the table; found | --- |, with another number of cells',
  ),
  warning(
    'the address of a video on a line of its own',
    body('Look:\n\nhttps://youtu.be/abcdefghijk?t=4\n\n<https://vimeo.com/123456>'),
    'content/articles/dawn.md:10: expected ::video[Title]{youtube=abcdefghijk}, which shows the video; found https://youtu.be/abcdefghijk?t=4, of which the page shows only a link',
    'content/articles/dawn.md:12: expected ::video[Title]{vimeo=123456}, which shows the video; found <https://vimeo.com/123456>, of which the page shows only a link',
  ),
  error(
    'the address of a video instead of its id',
    body(
      '::video[A walk]{youtube="https://www.youtube.com/watch?v=abcdefghijk&t=4"}\n\n::video[A walk]{vimeo="https://player.vimeo.com/video/123456"}',
    ),
    'content/articles/dawn.md:8: ::video: youtube: expected the 11-character id of a YouTube video (did you mean "abcdefghijk"?); found "https://www.youtube.com/watch?v=abcdefghijk&t=4"',
    'content/articles/dawn.md:10: ::video: vimeo: expected the numeric id of a Vimeo video (did you mean "123456"?); found "https://player.vimeo.com/video/123456"',
  ),
  warning(
    'a placeholder instead of a text',
    body('> Lorem ipsum dolor sit amet.'),
    'content/articles/dawn.md:8: expected the text of the page; found the placeholder Lorem ipsum dolor sit amet.',
  ),
  error(
    'a second block of front matter',
    body('---\ndraft: true\ntopics:\n  - rest\n---\n\nA harbour.'),
    'content/articles/dawn.md:8: expected one block of front matter, with all fields; found a second block between lines ---',
  ),
  error(
    'a directive with the name of a part of every object',
    body(':::constructor\nSit.\n:::'),
    'content/articles/dawn.md:8: expected one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file; found :::constructor',
  ),
  warning(
    'a lang attribute that is no language',
    body('The word <em lang="german">Flut</em>, and <em lang="de">Ebbe</em>.'),
    'content/articles/dawn.md:8: expected lang with a language tag, such as "de"; found <em lang="german">',
  ),
  warning(
    'a tabindex that changes the order of the Tab key',
    body('Press\n<button tabindex="3">the button</button>.'),
    'content/articles/dawn.md:9: expected tabindex="0", so that the Tab key follows the order of the page; found <button tabindex="3">',
  ),
  warning(
    'empty headers of tables',
    body(
      '| | high | |\n| - | - | - |\n| Mon | 7 | 8 |\n\n<table>\n<tr><th></th><th>high</th></tr>\n</table>',
    ),
    'content/articles/dawn.md:8: expected a text in the header of each column, of which only the first may be empty; found an empty header of column 3',
    'content/articles/dawn.md:13: expected a text in the table header, or <td> for an empty corner; found an empty <th>',
  ),
  warning(
    'recordings without a transcript and without a title that says something',
    body(
      '::audio[A walk]{src=/media/bell.mp3}\n\n::audio[The recording]{src=/media/bell.mp3 transcript=none}\n\n::video[walk.mp4]{youtube=abcdefghijk}',
    ),
    'content/articles/dawn.md:8: ::audio: transcript: expected the heading or page with the words of the recording, such as "#transcript", or "none" if it has no words; found nothing',
    'content/articles/dawn.md:10: ::audio: expected a title that says what it shows; found "The recording"',
    'content/articles/dawn.md:12: ::video: expected a title that says what it shows; found "walk.mp4"',
  ),
  error(
    'a transcript of a recording that is not there',
    body('::audio[A walk]{src=/media/bell.mp3 transcript=#the-words}'),
    'content/articles/dawn.md:8: expected an anchor of content/articles/dawn.md; found #the-words',
  ),
  warning(
    'captions that a player ignores, or of which it shows nothing',
    {
      'public/media/empty.vtt': 'WEBVTT\n\n00:00.000 --> 00:04.000\n\n',
      'public/media/subrip.vtt': '1\n00:00:00,000 --> 00:00:04,000\nSteps\n',
      'public/media/walk.vtt': 'WEBVTT\n\n00:00:00,000 --> 00:00:04,000\nSteps\n',
    },
    'public/media/empty.vtt:1: expected times such as 00:01.000 --> 00:04.000, and below them the words; found captions without words',
    'public/media/subrip.vtt:1: expected captions that begin with the line WEBVTT; found 1',
    'public/media/walk.vtt:3: expected times such as 00:01.000 --> 00:04.000; found 00:00:00,000 --> 00:00:04,000',
  ),
  error(
    'a redirect in HTML',
    body('<meta http-equiv="refresh" content="0; url=/blog/dusk">'),
    'content/articles/dawn.md:8: expected no instructions for the browser; the field aliases of a page redirects from its old addresses; found <meta http-equiv="refresh">',
  ),
  error(
    'an attribute by which the build finds the slots and players of the engine',
    body('<div data-frame="https://maps.example/"></div>'),
    'content/articles/dawn.md:8: expected an attribute with another name; found <div data-frame="https://maps.example/">, which the engine keeps for its slots and players',
  ),
  error(
    'a heading with one #',
    body('# The harbour'),
    'content/articles/dawn.md:8: expected a heading that begins with ##, because the title is the heading with #; found # The harbour',
  ),
  error(
    'a heading without text',
    body('##'),
    'content/articles/dawn.md:8: expected a heading with a text; found an empty heading',
  ),
  error(
    'an id of a heading that cannot be one',
    body('## The harbour {#the harbour}'),
    'content/articles/dawn.md:8: expected an id of letters, digits and hyphens, such as {#rest}; found {#the harbour}',
  ),
  error(
    'an id of a heading that the page has already',
    body('## The harbour {#content}\n\n## The pier {#pier}\n\n## Another pier {#pier}'),
    'content/articles/dawn.md:8: expected an id that no other part of the page has; found {#content}',
    'content/articles/dawn.md:12: expected an id that no other part of the page has; found {#pier}',
  ),
  warning(
    'a skipped level of headings',
    body('## The harbour\n\n#### The pier'),
    'content/articles/dawn.md:10: expected a heading with ### before one with ####; found #### The pier',
  ),
  error(
    'a link to a misspelt address',
    body('[Dusk](/blog/duks)'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "/blog/dusk"?); found /blog/duks',
  ),
  error(
    'a link to a Markdown file',
    body('[Dusk](./dusk.md)'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "/blog/dusk"?); found ./dusk.md',
  ),
  error(
    'a link to a page with .html at its end',
    body('[The blog](/blog.html) and [dusk](/blog/dusk/index.html).'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "/blog"?); found /blog.html',
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "/blog/dusk"?); found /blog/dusk/index.html',
  ),
  error(
    'a link to an anchor that does not exist',
    body('[Sky](/blog/dawn#the-ski)'),
    'content/articles/dawn.md:8: expected an anchor of content/articles/dawn.md (did you mean "#the-sky"?); found /blog/dawn#the-ski',
  ),
  error(
    'a link to an anchor of a static page that does not exist',
    body('[Us](/about#who-are-we)'),
    'content/articles/dawn.md:8: expected an anchor of content/pages/about.md; found /about#who-are-we',
  ),
  error(
    'a link with a space in its address',
    body('[Dusk](/blog/last light)'),
    'content/articles/dawn.md:8: expected an address without spaces (%20 instead of each), with a title in " "; found /blog/last light',
  ),
  error(
    'a telephone number with spaces in a link',
    body('[Call us](tel:+49 89 1234)'),
    'content/articles/dawn.md:8: expected an address without spaces (%20 instead of each), with a title in " "; found tel:+49 89 1234',
  ),
  error(
    'a link with typographic quotation marks',
    body('[Dusk](/blog/dusk “Dusk”)'),
    'content/articles/dawn.md:8: expected an address without spaces (%20 instead of each), with a title in " "; found /blog/dusk “Dusk”',
  ),
  error(
    'a link without an address',
    body('[Dusk]()'),
    'content/articles/dawn.md:8: expected the address of the link; found no address',
  ),
  error(
    'a link without text',
    body('[](/blog/dusk)'),
    'content/articles/dawn.md:8: expected a link with a text; found [](/blog/dusk)',
  ),
  warning(
    'links whose texts say nothing about their targets',
    body(
      'The tide table is [here](/blog/dusk).\n\n<a href="/blog/dusk">Click *here*</a>, or [read more …][dusk]\n\n[dusk]: /blog/dusk',
    ),
    'content/articles/dawn.md:8: expected the text of a link that names its target; found [here](/blog/dusk)',
    'content/articles/dawn.md:10: expected the text of a link that names its target; found Click here',
    'content/articles/dawn.md:10: expected the text of a link that names its target; found [read more …][dusk]',
  ),
  warning(
    'links and buttons in HTML without text',
    body(
      '<p>\n<a href="/blog/dusk"><span class="arrow"></span></a>\n</p>\n\nSee <a href="/blog/dusk"></a> and <button></button>.',
    ),
    'content/articles/dawn.md:9: expected a link with a text; found an empty <a>',
    'content/articles/dawn.md:12: expected a link with a text; found an empty <a>',
    'content/articles/dawn.md:12: expected a button with a text; found an empty <button>',
  ),
  warning(
    'a link that contains only a decorative picture',
    {
      ...body('[![decorative](./pier.png)](/blog/dusk)'),
      'content/articles/pier.png': png,
    },
    'content/articles/dawn.md:8: expected a link with a text, or a picture with alternative text in the link; found [![decorative](…)](/blog/dusk)',
  ),
  error(
    'a web address without https://',
    body('[Tides](www.tides.example)'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "https://www.tides.example"?); found www.tides.example',
  ),
  error(
    'an e-mail address without mailto:',
    body('[Write](letters@stillpoint.example)'),
    'content/articles/dawn.md:8: expected a link to a page or file of this site (did you mean "mailto:letters@stillpoint.example"?); found letters@stillpoint.example',
  ),
  error(
    'a link to this site with http://',
    body('[Dusk](http://stillpoint.example/blog/dusk)'),
    'content/articles/dawn.md:8: expected /blog/dusk, a path on this site; found http://stillpoint.example/blog/dusk',
  ),
  warning(
    'a link to the own machine',
    body('[Dusk](http://localhost:4321/blog/dusk)'),
    'content/articles/dawn.md:8: expected an address that visitors can reach; found http://localhost:4321/blog/dusk',
  ),
  error(
    'a link that runs a script',
    body('[Go](javascript:go())'),
    'content/articles/dawn.md:8: expected a link to a page, a file in public/ or another site; found javascript:go()',
  ),
  warning(
    'a link whose address is missing',
    body('[Dusk][dusk]'),
    'content/articles/dawn.md:8: expected a line [dusk]: with the address of the link; found [Dusk][dusk] without such a line',
  ),
  error(
    'a picture that is cut off',
    picture('pier.png', png.subarray(0, 40)),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.png, which is cut off; copy the file again',
  ),
  error(
    'a picture whose name ends in another format',
    picture('pier.jpg', png),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.jpg, which is a PNG picture; rename it, so that the name ends in .png',
  ),
  error(
    'a picture in HEIC',
    picture('pier.heic', heic),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.heic, which is a HEIC picture; export it as JPEG or PNG',
  ),
  warning(
    'an animated picture',
    picture('waves.gif', gif),
    'content/articles/dawn.md:8: expected a still picture, or a film such as ::video[Title]{src=/media/waves.mp4}; found ./waves.gif, an animation, of which the page shows the first frame',
  ),
  warning(
    'a drawing with a script',
    picture(
      'pier.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>'),
    ),
    'content/articles/dawn.md:8: expected a drawing without scripts, styles and links, which the page can contain; found ./pier.svg, which contains a <script> element',
  ),
  warning(
    'a drawing with an area that is hard to see',
    picture(
      'pier.svg',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="field" fill="#888" fill-opacity=".2" d="M0 0h9v9H0z"/></svg>',
      ),
    ),
    'content/articles/dawn.md:8: expected a drawing whose parts have a contrast of at least 3 to the page (text: 4.5) in their fill or outline, such as stroke="currentColor", or aria-hidden="true" if they are decorative; found ./pier.svg, which has a part of the class "field" with a contrast of 1.37 in the light scheme',
  ),
  error(
    'an empty picture',
    picture('pier.png', Buffer.alloc(0)),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.png, which is empty',
  ),
  error(
    'a picture that Git LFS has not downloaded',
    picture('pier.png', Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\n')),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.png, which Git LFS has not downloaded; run git lfs pull',
  ),
  error(
    'a picture in other letter case',
    { ...picture('Pier.png', png), ...body('![A harbour](./pier.png)') },
    'content/articles/dawn.md:8: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ./pier.png, which does not exist (did you mean "Pier.png"?)',
  ),
  error(
    'a cover in HEIC',
    { ...fields('cover: ./pier.heic\ncoverAlt: A pier'), 'content/articles/pier.heic': heic },
    'content/articles/dawn.md:7: cover: expected a picture that the build can read; found ./pier.heic, which is a HEIC picture; export it as JPEG or PNG',
  ),
  error(
    'a cover at an hour that does not exist',
    fields('cover: { motif: birches, hour: octobre }'),
    'content/articles/dawn.md:7: cover.hour: expected one of first light, morning haze, rose dawn, apricot morning, green morning, clear forenoon, after rain, late gold, dusk coral, blue hour, night, may forenoon, october, frost, before the storm, lamplight (did you mean "october"?); found "octobre"',
  ),
  error(
    'a cover in a world that does not exist',
    fields('cover: { world: cost }'),
    'content/articles/dawn.md:7: cover.world: expected one of city, coast, hills, night, roads, rooms, table, weather, winter, woods (did you mean "coast"?); found "cost"',
  ),
  error(
    'a cover with a motif of another world',
    fields('cover: { world: coast, motif: tent }'),
    'content/articles/dawn.md:7: cover.world: expected "night", the world of the motif; found "coast"',
  ),
  error(
    'a cover with an object that does not exist',
    fields('cover: { object: kettel }'),
    'content/articles/dawn.md:7: cover.object: expected one of drystone wall, potatoes, cello, phone, letter, page, notebook, spectacles, books, lemon, bread, pears, kettle, cup, pot, jug, boots, spade, rope, tools, kneading hands, hands and cup, writing hand, clock, telephone, cushion, coat, bed, chair, bench, lamp, ball of string, radio, peas, calendar, onions, palm leaves, door, window, watering can, headphones (did you mean "kettle"?); found "kettel"',
  ),
  error(
    'a cover with an object and a motif',
    fields('cover: { object: kettle, motif: tent }'),
    'content/articles/dawn.md:7: cover.object: expected no object beside a world or a motif, because a picture shows one or the other; found "kettle"',
  ),
  error(
    'a cover that is the name of an object',
    fields('cover: kettle\ncoverAlt: ""'),
    'content/articles/dawn.md:7: cover: expected a picture file next to the Markdown file (did you mean "{ object: kettle }"?); found "kettle", which does not exist',
  ),
  error(
    'a cover with a field that does not exist',
    fields('cover: { moti: tent }'),
    'content/articles/dawn.md:7: cover.moti: expected one of the fields (did you mean "motif"?): world, motif, object, hour; found "tent"',
  ),
  error(
    'a cover that is the name of a motif',
    fields('cover: open sea\ncoverAlt: ""'),
    'content/articles/dawn.md:7: cover: expected a picture file next to the Markdown file (did you mean "{ motif: open sea }"?); found "open sea", which does not exist',
  ),
  error(
    'a cover that is no text',
    fields('cover: true'),
    'content/articles/dawn.md:7: cover: expected a picture file next to the Markdown file, or a world, motif, object or hour in braces, such as { object: kettle }; found true',
  ),
  warning(
    'a picture larger than any screen',
    picture('pier.png', huge),
    'content/articles/dawn.md:8: expected a picture of at most 8000 pixels in width and height; found ./pier.png with 12000 × 9000 pixels',
  ),
  warning(
    'a file name as alternative text',
    picture('pier.png', png, 'pier.png'),
    'content/articles/dawn.md:8: expected alternative text that describes the picture, or "decorative" if it is decorative; found "pier.png", the name of the file',
  ),
  warning(
    'an alternative text that names only the kind of the picture',
    picture('pier.png', png, 'Photo of'),
    'content/articles/dawn.md:8: expected alternative text that describes the picture, or "decorative" if it is decorative; found "Photo of"',
  ),
  warning(
    'an alternative text that repeats the caption',
    {
      ...body('![The pier at dawn](./pier.png "The pier at dawn.")'),
      'content/articles/pier.png': png,
    },
    'content/articles/dawn.md:8: expected alternative text that describes the picture, or "decorative" if it is decorative; found "The pier at dawn", which the caption says too',
  ),
  warning(
    'an alternative text of a cover that says nothing',
    { ...fields('cover: ./pier.png\ncoverAlt: Untitled'), 'content/articles/pier.png': png },
    'content/articles/dawn.md:8: coverAlt: expected alternative text that describes the picture, or "" if it is decorative; found "Untitled"',
  ),
  error(
    'a picture whose path contains a space',
    { ...picture('my pier.png', png), ...body('![A pier](./my pier.png)') },
    'content/articles/dawn.md:8: expected an address without spaces (%20 instead of each), with a title in " "; found ./my pier.png',
  ),
  warning(
    'a picture that no text names',
    { 'content/articles/pier.png': png },
    'content/articles/pier.png: expected a picture that a text names; found a picture that no text names',
  ),
  warning(
    'a file that the engine does not read',
    { 'content/articles/notes.txt': 'Later.' },
    'content/articles/notes.txt: expected a Markdown file or a picture; found a file with the extension .txt',
  ),
  warning(
    'pages of the owner to which no page links',
    {
      'pages/walks.md':
        '---\ntitle: Walks\nsummary: A page about walks along the whole harbour.\n---\n\n[Walks](/walks).\n',
      'pages/cliffs.md':
        '---\ntitle: Cliffs\nsummary: A page about cliffs along the whole harbour.\n---\n\nCliffs.\n',
      'pages/thanks.md':
        '---\ntitle: Thanks\nsummary: A page about thanks along the whole harbour.\n---\n\n<!-- allow: no link -->\nThanks.\n',
      'pages/tides.md':
        '---\ntitle: Tides\nsummary: A page about tides along the whole harbour.\n---\n\nTides.\n',
      ...body('[Tides](/tides)'),
      'pages/maps.md':
        '---\ntitle: Maps\nsummary: A page about maps along the whole harbour.\n---\n\nMaps.\n',
      'pages/all.astro':
        "---\nexport const page = { title: 'All', summary: 'All pages about walks along the whole harbour.' };\n---\n<a href=\"/maps\">Maps</a>\n",
    },
    'pages/cliffs.md: expected a link to the page in the menu, the footer or a text, or <!-- allow: no link --> in the page if only a form leads to it; found no link to it, and none to pages/walks.md',
  ),
  warning(
    'styles that browsers ignore',
    {
      'custom.css':
        '/* colour: */\na:hover {\n  colour: red;\n  color: var(--acent);\n  background: #12345;\n  --own: #fff;\n}\nb { color: var(--own); border-color: var(--none, red); }\n#harbour { color: var(--accent) }\n',
    },
    'custom.css:3: expected the property color; found colour',
    'custom.css:4: expected a token of the engine or of custom.css (did you mean "--accent"?); found var(--acent)',
    'custom.css:5: expected a colour with 3, 4, 6 or 8 hexadecimal digits; found #12345',
  ),
  warning(
    'files and folders that nothing reads in the folder of the site',
    {
      'styles.css': 'p { color: red; }',
      'map.html': '<p>Hills</p>',
      'Public/bell.mp3': 'bell',
      'articles/noon.md': articleWith('Bright.'),
      'pages/walks.html': '<p>Walks</p>',
    },
    'pages/walks.html: expected a page in Markdown or Astro (.md or .astro), or a file in public/; found a file with the extension .html',
    'Public: expected public; found "Public", in another letter case',
    'articles: expected content/articles; found a folder that the engine does not read',
    'map.html: expected a page in the folder pages/, in Markdown or Astro; found a page that nothing reads',
    'styles.css: expected styles in custom.css; found a style sheet that nothing reads',
  ),
  error(
    'a Markdown file in an unknown folder',
    { 'content/article/noon.md': articleWith('Bright.') },
    'content/article/noon.md: expected a file in one of the folders articles, authors, path, topics, stories, pages (did you mean "articles"?); found the folder article',
  ),
  error(
    'a Markdown file in no folder',
    { 'content/noon.md': articleWith('Bright.') },
    'content/noon.md: expected a file in one of the folders articles, authors, path, topics, stories, pages; found a file in content/ itself',
  ),
  error(
    'a static page that the site does not have',
    {
      'content/pages/abuot.md':
        '---\ntitle: About\nsummary: Who publishes this site, and why they began to do so.\n---\nUs.\n',
    },
    'content/pages/abuot.md: expected one of about, privacy, terms, accessibility, community, contact, preferences, resources (did you mean "about"?), or a page in the folder pages/; found "abuot"',
  ),
  error(
    'a file name with spaces',
    other('first light', articleWith('Grey.')),
    'content/articles/first light.md: expected a file name of letters, digits and single hyphens, such as first-light.md; found "first light"',
  ),
  warning(
    'markup in a title',
    edit('title: First light', "title: 'The **first** <i>light</i> &amp; more'"),
    'content/articles/dawn.md:2: title: expected plain text without markup; found The **first** <i>light</i> &amp; more, which the site shows as The first light & more',
  ),
  warning(
    'a misspelt token',
    body('The art of {produkt}, a {word} and a {size}.'),
    'content/articles/dawn.md:8: expected the token {product}; found {produkt}',
  ),
  error(
    'a file name with an invisible joiner',
    other('می\u200cخواهم', articleWith('Grey.')),
    'content/articles/می\u200cخواهم.md: expected a file name of letters, digits and single hyphens, such as می-خواهم.md; found "می\u200cخواهم"',
  ),
  error(
    'a Markdown file with another extension',
    { 'content/articles/noon.markdown': '' },
    'content/articles/noon.markdown: expected a Markdown file whose name ends in .md; found .markdown',
  ),
  error(
    'a file with the name of a compressed file',
    { 'public/media/bell.mp3.br': 'other bytes' },
    'public/media/bell.mp3.br: expected another name or folder, because servers send this file as the compressed form of another; found the name of the compressed /media/bell.mp3',
  ),
  error(
    'a file at the address of a page',
    { 'public/about/index.html': '', 'public/blog/dawn.html': '', 'public/contact': '' },
    'public/about/index.html: expected another name or folder, because a site has one file at each address; found /about, the address of content/pages/about.md',
    'public/blog/dawn.html: expected another name or folder, because a site has one file at each address; found /blog/dawn, the address of content/articles/dawn.md',
    'public/contact: expected another name or folder, because a site has one file at each address; found /contact, the address of a page or file that the build makes',
  ),
  error(
    'two files of public/ at one address',
    { 'public/map.html': '', 'public/map/index.html': '' },
    'public/map/index.html: expected another name or folder, because a site has one file at each address; found /map, the address of public/map.html',
  ),
  error(
    'a file that browsers would keep like one of the engine',
    { 'public/social/0a1b2c3d4e5f.png': '', 'public/_astro/a.css': '', 'public/social/a.png': '' },
    'public/_astro/a.css: expected another name or folder, because browsers keep files of the engine with such names for a year; found /_astro/a.css',
    'public/social/0a1b2c3d4e5f.png: expected another name or folder, because browsers keep files of the engine with such names for a year; found /social/0a1b2c3d4e5f.png',
  ),
  error(
    'a page whose name has signs of an address',
    { 'public/who?.html': '', 'public/a%2Fb.txt': '', 'public/a#b%.txt': '' },
    'public/a%2Fb.txt: expected a page without # ? % and \\ in its name, or a file without %2F, which servers read in another way; found /a%2Fb.txt',
    'public/who?.html: expected a page without # ? % and \\ in its name, or a file without %2F, which servers read in another way; found /who?',
  ),
  error(
    'a file with the name of a compressed page',
    { 'public/blog/dawn.html.gz': 'other bytes' },
    'public/blog/dawn.html.gz: expected another name or folder, because servers send this file as the compressed form of another; found the name of the compressed /blog/dawn',
  ),
  {
    ...error(
      'a symbolic link to a file that does not exist',
      {},
      'public/media/horn.mp3: expected a link to an existing file; found a symbolic link to nowhere.mp3, which does not exist',
    ),
    links: { 'public/media/horn.mp3': 'nowhere.mp3' },
  },
  {
    ...error(
      'a symbolic link to a Markdown file',
      { 'shared/noon.md': articleWith('Bright.') },
      'content/articles/noon.md: expected a copy of the file; found a symbolic link to ../../shared/noon.md',
    ),
    links: { 'content/articles/noon.md': '../../shared/noon.md' },
  },
  {
    ...error(
      'a symbolic link to a folder around it',
      {},
      'content/articles/again: expected a link to another folder; found a symbolic link to .., a folder around the link',
    ),
    links: { 'content/articles/again': '..' },
  },
  {
    ...error(
      'symbolic links out of the site’s folder',
      {},
      ...['content/articles/pier.png', 'public/media/words.txt', 'overrides', 'custom.css'].map(
        (file) =>
          `${file}: expected a copy of the file or folder, because a link must not lead out of the site’s folder or to a hidden file; found a symbolic link to /etc/passwd`,
      ),
    ),
    links: {
      'public/media/words.txt': '/etc/passwd',
      'content/articles/pier.png': '/etc/passwd',
      overrides: '/etc/passwd',
      'custom.css': '/etc/passwd',
    },
  },
  {
    ...error(
      'a symbolic link to a hidden file',
      { '.env': 'SECRET=word' },
      'public/media/env.txt: expected a copy of the file or folder, because a link must not lead out of the site’s folder or to a hidden file; found a symbolic link to ../../.env',
    ),
    links: { 'public/media/env.txt': '../../.env' },
  },
  {
    ...error(
      'a picture outside of the site’s folder',
      body('![A harbour](../../shared/passwd)'),
      'content/articles/dawn.md:8: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ../../shared/passwd, which is not in the site’s folder, or hidden; copy it',
    ),
    links: { shared: '/etc' },
  },
  error(
    'an SVG file of 2 kB that stops a browser',
    picture(
      'pier.svg',
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="g0"><path d="M0 0h9"/></g>${Array.from({ length: 30 }, (_, before) => `<g id="g${before + 1}">${`<use href="#g${before}"/>`.repeat(2)}</g>`).join('')}</svg>`,
      ),
    ),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.svg, which draws more than 20000 elements through references such as <use>',
  ),
  error(
    'a picture that is too large to decode',
    picture('pier.png', tooHuge),
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier.png, which has 30000 × 30000 pixels, more than the build can decode; make it smaller',
  ),
  warning(
    'an affiliate link that the settings do not name',
    body('[A kettle](https://amzn.to/3x) and [a pot](https://amzn.to/4y).'),
    "content/articles/dawn.md:8: expected affiliates: ['amzn.to'] in the settings, so that the site marks affiliate links as sponsored; found https://amzn.to/3x",
  ),
  error(
    'a sponsor without an address',
    fields('sponsor: { name: Acme }'),
    'content/articles/dawn.md:7: sponsor.url: expected a URL that begins with "https://"; found nothing',
  ),
  warning(
    'a photograph in public/ with the data of its camera',
    { 'public/media/pier.jpg': photograph },
    'public/media/pier.jpg: expected a picture without metadata: export it without them, or put it beside a text, where the build removes them; found the camera (X100V)',
  ),
  {
    ...error(
      'a named pipe in public/, and a picture that is one',
      body('![A pier](./pier.png)'),
      'content/articles/pier.png: expected a file or a folder; found a named pipe (FIFO); remove it',
      'public/.hidden: expected a file or a folder; found a named pipe (FIFO); remove it',
      'public/media/pipe.txt: expected a file or a folder; found a named pipe (FIFO); remove it',
    ),
    pipes: ['public/media/pipe.txt', 'public/.hidden', 'content/articles/pier.png'],
  },
  error(
    'a private key in public/',
    {
      'public/keys/server.txt': `Words.\n-----BEGIN RSA PRIVATE KEY-----\n${'MIIE'.repeat(16)}\n`,
      'public/id_ed25519': '',
    },
    ...['public/id_ed25519', 'public/keys/server.txt'].map(
      (file) => `${file}: ${NOT_PUBLIC}; found a private key`,
    ),
  ),
  error(
    'the settings of WordPress in public/',
    { 'public/wp-config.php.bak': '', 'public/old.txt': "define('DB_PASSWORD', 'word');" },
    ...['public/old.txt', 'public/wp-config.php.bak'].map(
      (file) => `${file}: ${NOT_PUBLIC}; found the passwords of a WordPress site`,
    ),
  ),
  error(
    'a dump of a database in public/',
    { 'public/site.sql.gz': '', 'public/notes.txt': '-- MySQL dump 10.13\n' },
    ...['public/notes.txt', 'public/site.sql.gz'].map(
      (file) => `${file}: ${NOT_PUBLIC}; found a dump of a database`,
    ),
  ),
  error(
    'passwords of programs in public/',
    { 'public/.env': 'API_KEY=word\n', 'public/area/.htpasswd': 'anna:word\n' },
    ...['public/.env', 'public/area/.htpasswd'].map(
      (file) => `${file}: ${NOT_PUBLIC}; found the passwords or keys of a program`,
    ),
  ),
  warning(
    'an archive in public/ to which nothing links',
    {
      'public/media/backup.zip': '',
      'public/media/boat.zip': '',
      ...body('::file[The plan of the boat]{src=/media/boat.zip}'),
    },
    'public/media/backup.zip: expected an archive to which a text links, or its path in security.publicFiles of the settings; found an archive to which nothing links, and which everybody can download',
  ),
  {
    ...warning(
      'a film of 60 MB in public/',
      { 'public/media/walk.mp4': '' },
      'public/media/walk.mp4: expected a film of at most 50 MB, or ::video with the film at a service; found 60 MB, for which visitors wait, and which some hosts refuse',
    ),
    sizes: { 'public/media/walk.mp4': 60_000_000 },
  },
  warning(
    'a table of e-mail addresses in public/, and one in a text',
    {
      'public/media/members.csv': MEMBERS.join('\n'),
      ...body(`| member |\n| - |\n${MEMBERS.map((each) => `| ${each} |\n`).join('')}`),
    },
    'content/articles/dawn.md:10: expected fewer than 10 e-mail addresses, which spammers collect; found 10',
    'public/media/members.csv: expected fewer than 10 e-mail addresses, which spammers collect; found 10',
  ),
  warning(
    'the address of another host in public/CNAME',
    { 'public/CNAME': 'www.harbour.example\n' },
    'public/CNAME:1: expected stillpoint.example, the host of identity.url; found www.harbour.example, the only host at which GitHub Pages shows the site',
  ),
  warning(
    'a robots.txt that forbids all pages',
    { 'public/robots.txt': 'User-agent: Some\nDisallow: /\n\nUser-agent: *\nDisallow: /\n' },
    'public/robots.txt:5: expected no rule against every page; found Disallow: /, which keeps search engines from the site',
  ),
  warning(
    'a space without a width in the name of a file, and in a name',
    {
      'public/media/be\u200bll.txt': 'Bell.',
      'content/authors/anna.md':
        '---\nname: Anna\u200b Müller\nrole: Editor\nsummary: Writes about walks, tides and the rest between them.\n---\n\nAnna lives by the sea.\n',
    },
    'public/media/be\u200bll.txt: expected a name without invisible characters; found /media/be[U+200B]ll.txt',
    'content/authors/anna.md:2: name: expected a name without invisible characters; found "Anna[U+200B] Müller"',
  ),
  warning(
    'two texts of the same words',
    {
      ...other('noon', articleWith('The harbour is grey. '.repeat(20))),
      ...other('night', articleWith('The harbour is grey. '.repeat(20))),
    },
    'content/articles/noon.md: expected a text that no other page has; remove one, and lead its address to the other in redirects of the settings; found the text of content/articles/night.md',
  ),
  warning(
    'two topics of the same title',
    { 'content/topics/sleep.md': TOPIC.replace('order: 1', 'order: 2') },
    'content/topics/sleep.md:2: title: expected a title that no other topic has; found "Rest", the title of content/topics/rest.md',
  ),
  warning(
    'two topics of the same order',
    { 'content/topics/sleep.md': TOPIC.replace('Rest', 'Sleep') },
    'content/topics/sleep.md:4: order: expected a place that no other topic has; found 1, which content/topics/rest.md also has',
  ),
  error(
    'a merge conflict in front matter',
    edit('kind: essay', '<<<<<<< HEAD\nkind: essay\n=======\nkind: guide\n>>>>>>> summer'),
    `content/articles/dawn.md:5: ${ONE_VERSION}; found <<<<<<< HEAD`,
  ),
  error(
    'a merge conflict around a whole text',
    { 'content/articles/noon.md': `<<<<<<< HEAD\n${articleWith('A.')}=======\n>>>>>>> summer\n` },
    `content/articles/noon.md:1: ${ONE_VERSION}; found <<<<<<< HEAD`,
  ),
  warning(
    'a merge conflict below a paragraph',
    body('<<<<<<< HEAD\nred\n=======\nwhite\n>>>>>>> summer'),
    `content/articles/dawn.md:8: ${ONE_VERSION}; found <<<<<<< HEAD, which is a mark of a merge conflict, 1 more in this text`,
  ),
  warning(
    'a merge conflict in a text and in a file of public/',
    {
      ...body('<<<<<<< HEAD\n\nThe boat.\n\n=======\n\nThe ship.\n\n>>>>>>> summer'),
      ...other('noon', articleWith('Bright.\n\n>>>>>>> summer')),
      'public/media/words.txt': 'A.\n<<<<<<< HEAD\nB.\n=======\nC.\n>>>>>>> summer\n',
    },
    `content/articles/dawn.md:8: ${ONE_VERSION}; found <<<<<<< HEAD, which is a mark of a merge conflict, 1 more in this text`,
    `content/articles/noon.md:10: ${ONE_VERSION}; found >>>>>>> summer, which is a mark of a merge conflict`,
    `public/media/words.txt:2: ${ONE_VERSION}; found <<<<<<< HEAD`,
  ),
  error(
    'a merge conflict in styles, a component and a page',
    {
      'custom.css': 'a { color: red; }\n<<<<<<< HEAD\nb { color: red; }\n=======\n>>>>>>> summer\n',
      'overrides/Footer.tsx': '<<<<<<< HEAD\n=======\n>>>>>>> summer\n',
      'pages/walks.astro':
        "---\nexport const page = { title: 'Walks', summary: 'Walks along the harbour and on the hills around it.' };\n---\n<p>A</p>\n<<<<<<< HEAD\n",
    },
    `pages/walks.astro:5: ${ONE_VERSION}; found <<<<<<< HEAD`,
    `overrides/Footer.tsx:1: ${ONE_VERSION}; found <<<<<<< HEAD`,
    `custom.css:2: ${ONE_VERSION}; found <<<<<<< HEAD`,
  ),
  warning(
    'overrides without properties that an upgrade has added',
    {
      'package.json': JSON.stringify({
        daymark: { newProperties: { Header: ['logo', 'languages'], Hero: ['action'] } },
      }),
      'overrides/Header.tsx': 'export default ({ siteName }) => <a href="/">{siteName}</a>;\n',
      'overrides/Hero.tsx': 'export default (props) => <div {...props} />;\n',
    },
    'overrides/Header.tsx: expected the properties that the last upgrade has added to Header: pass on all with {...props}, or name each, in a comment if the override needs none; found an override without "logo", "languages"',
  ),
  warning(
    'references that an AI assistant has left',
    body('The tide :contentReference[oaicite:0]{index=0} and 【12†source】.'),
    'content/articles/dawn.md:8: expected a link to the source, or nothing; found :contentReference[oaicite:0]{index=0}, which is a reference that an AI assistant has left, 1 more in this text',
  ),
  warning(
    'a sentence of an AI assistant',
    body('As an AI language model, I cannot see the harbour.'),
    'content/articles/dawn.md:8: expected a text without such sentences; found As an AI language model,, which is a sentence of an AI assistant',
  ),
  warning(
    'a note that a source is missing',
    body('The tide is high.[citation needed]'),
    'content/articles/dawn.md:8: expected a link to the source, or nothing; found [citation needed], which is a note that a source is missing',
  ),
  warning(
    'a blank of a template in a text and in a summary',
    {
      ...body('We are [Insert name of the club]. Yours, [Name]'),
      ...other(
        'noon',
        articleWith('Bright.').replace('who sees it', '[your name here] who sees it'),
      ),
    },
    'content/articles/dawn.md:8: expected the words that belong there; found [Insert name of the club], which is a blank of a template, 1 more in this text',
    'content/articles/noon.md:3: summary: expected the words that belong there; found [your name here], which is a blank of a template',
  ),
  warning(
    'the fields of a mailing',
    body('Dear *|FNAME|*, dear {firstname}, dear %FIRST_NAME%,'),
    'content/articles/dawn.md:8: expected the words that belong there; found *|FNAME|*, which is a field of a mailing, 2 more in this text',
  ),
  warning(
    'a note to yourself',
    body('- TODO find the height of the tide\n- The pier (TODO: year)'),
    'content/articles/dawn.md:8: expected the words that belong there; found TODO, which is a note to yourself, 1 more in this text',
  ),
  error(
    'a link to a file of your computer',
    body('[A](file:///home/anna/plan.pdf), [B](C:/Users/Anna/plan.pdf)'),
    'content/articles/dawn.md:8: expected a link to a page, a file in public/ or another site; found file:///home/anna/plan.pdf',
    'content/articles/dawn.md:8: expected a link to a page, a file in public/ or another site; found C:/Users/Anna/plan.pdf',
  ),
  warning(
    'a link to the editor of a document',
    body('[The plan](https://docs.google.com/document/d/1a2b/edit?usp=sharing)'),
    'content/articles/dawn.md:8: expected the address at which visitors read it, because this one opens an editor; found https://docs.google.com/document/d/1a2b/edit?usp=sharing',
  ),
  warning(
    'links to a preview and to a private network',
    body('[A](https://deploy-preview-7--tides.netlify.app/), [B](http://192.168.0.7:3000/)'),
    'content/articles/dawn.md:8: expected the address of the published page, because a preview disappears; found https://deploy-preview-7--tides.netlify.app/',
    'content/articles/dawn.md:8: expected an address that visitors can reach; found http://192.168.0.7:3000/',
  ),
  warning(
    'a link through the redirect of another site',
    body('[Tides](https://www.google.com/url?q=https://tides.example/)'),
    'content/articles/dawn.md:8: expected the address to which this one redirects; found https://www.google.com/url?q=https://tides.example/',
  ),
  warning(
    'a link with parameters that follow visitors',
    body('[Tides](https://tides.example/a?utm_source=news&page=2&fbclid=1)'),
    'content/articles/dawn.md:8: expected https://tides.example/a?page=2, because utm_source follows visitors; found https://tides.example/a?utm_source=news&page=2&fbclid=1',
  ),
  warning(
    'styles with the address of a file that does not exist',
    {
      'custom.css':
        'a {\n  background: url("/media/bell.png");\n}\nb { background: url(./sea.png?a) }\n',
    },
    'custom.css:2: expected the address of a file in public/, such as url(/media/waves.png); found url(/media/bell.png)',
    'custom.css:4: expected the address of a file in public/, such as url(/media/waves.png); found url(./sea.png)',
  ),
];
