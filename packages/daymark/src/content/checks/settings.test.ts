import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { exampleText } from '../../../../../tests/example-texts.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platform,
  tagExample,
  withoutEurope,
} from '../../../../../tests/network-settings.ts';
import exampleSettings from '../../../../../tests/settings.ts';
import { parseSettings } from '../../settings/settings.ts';
import { readSourceFile } from '../../settings/source.ts';
import { UNCOUNTED_SENTENCES, UNSUBSCRIBED_SENTENCES } from '../launch/starter.ts';
import { markdownOf } from '../markdown/renderer.ts';
import { bodyReader } from './body.ts';
import { formatProblem } from './problem.ts';
import { settingsProblems, settingsReferences } from './settings.ts';

const SOURCE = {
  file: 'site.config.ts',
  ...readSourceFile('tests/fixtures/publication/site.config.ts'),
};

const textOf = (file: string) => ({
  ...exampleText(file),
  html: async () => '',
  paragraphs: [],
  places: [],
});
const EDITORS = textOf('content/authors/editors.md');

/** Returns the problems of the publication's settings with some parts replaced. */
async function problemsOf(
  change: object,
  texts: Parameters<typeof settingsProblems>[2] = [EDITORS],
) {
  const [settings, pages] = [parseSettings({ ...owners, ...change }), { fixed: new Set<string>() }];
  return (await settingsProblems(settings, SOURCE, texts, pages)).map(formatProblem);
}

it('settings without mistakes have no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

describe('the default author in the settings', () => {
  const problemsWith = (author: string | undefined, ...files: string[]) =>
    problemsOf(
      { blog: { ...owners.blog, author } },
      files.map((file) => textOf(`content/${file}.md`)),
    );

  it('must exist if it is set', async () => {
    expect(await problemsWith('wren', 'authors/wren')).toEqual([]);
    expect(await problemsWith(undefined)).toEqual([]);
  });

  it('is reported with file, line and field if it does not exist', async () => {
    expect(await problemsWith('ana', 'authors/wren', 'authors/anna', 'topics/ana')).toEqual([
      'site.config.ts:50: blog.author: expected one of anna, wren (did you mean "anna"?); found "ana"',
    ]);
    expect(await problemsWith('editors')).toEqual([
      'site.config.ts:50: blog.author: expected the name of a file in content/authors, which has none; found "editors"',
    ]);
  });

  it('is looked for in the folder of the language', async () => {
    const settings = parseSettings({ ...owners, blog: { ...owners.blog, author: 'editors' } });
    const german = { ...settings, place: { root: '', code: 'de', languages: [] } };
    const [problem] = await settingsProblems(german, SOURCE, [], { fixed: new Set<string>() });
    expect(problem?.expected).toBe('the name of a file in content/de/authors, which has none');
  });
});

describe('the paths of the settings', () => {
  it('include links to pages of this site, but not the ad units of networks', () => {
    const settings = {
      home: { actionPath: '/resources' },
      networks: parseSettings({ ...owners, ...withoutEurope, networks: [gptExample] }).networks,
      services: [],
    };
    const references = settingsReferences(settings, SOURCE);
    expect(references.map(({ href }) => href)).toEqual(['/resources']);
  });
});

const PRIVACY = 'content/pages/privacy.md';
const readBody = await bodyReader(markdownOf(exampleSettings));

/** Returns the problems of settings with networks, and of a privacy page with a body. */
async function privacyProblems(body: string, networks: object[], more: object = {}) {
  const read = await readBody({ file: PRIVACY, body });
  return problemsOf({ networks, ...more }, [EDITORS, { ...textOf(PRIVACY), ...read }]);
}

describe('the privacy page of a site with services', () => {
  const plausible = { service: 'plausible', domain: 'a.org', host: 'https://stats.stillpoint.org' };
  const identity = { ...owners.identity, url: 'https://stillpoint.org' };
  const problems = (body: string, ...services: object[]) =>
    privacyProblems(body, [], { services, identity });

  it('must have the line ::services', async () => {
    expect(await problems('::services', plausible)).toEqual([]);
    expect(await problems('Text.', plausible)).toEqual([
      'content/pages/privacy.md: expected a line ::services outside comments and code, which the page replaces with the list of services; found no such line',
    ]);
    expect(await problems('Text.', { service: 'verification', google: 'a' })).toEqual([]);
  });

  it('must also describe how an answer is stored if a counter waits for it', async () => {
    const other = { ...plausible, host: undefined };
    expect(await problems('::services', other)).toEqual([
      'content/pages/privacy.md: expected a line ::consent outside comments and code, which the page replaces with a note on how a choice is stored; found no such line',
    ]);
  });

  it.each(UNCOUNTED_SENTENCES)(
    'must not say beside a counter that nobody counts: %s',
    async (sentence) => {
      const body = `::services\n\nOne.\n${sentence.replace(' ', '\n')} Two.`;
      expect(await problems(body, plausible)).toEqual([
        expect.stringMatching(
          /^content\/pages\/privacy\.md:\d+: expected no such sentence beside a counter of visits; the line ::services says what it receives; found "/,
        ),
      ]);
      const newsletter = { service: 'buttondown', username: 'a' };
      expect(await problems(body, newsletter)).toEqual([]);
    },
  );
});

it('a text with ::newsletter needs a newsletter', async () => {
  const read = await readBody({ file: PRIVACY, body: 'One.\n\n::newsletter' });
  const texts = [EDITORS, { ...textOf('content/articles/a.md'), places: read.places }];
  expect(await problemsOf({}, texts)).toEqual([
    "content/articles/a.md:3: expected a newsletter in the settings, such as services: [{ service: 'buttondown', … }]; found ::newsletter and no newsletter",
  ]);
});

it.each(UNSUBSCRIBED_SENTENCES)(
  'the community page must not say beside a newsletter that nobody can subscribe: %s',
  async (sentence) => {
    const body = `One.\n\n${sentence.replace(' ', '\n')} Two.`;
    const read = await readBody({ file: 'content/pages/community.md', body });
    const privacy = await readBody({ file: PRIVACY, body: '::services' });
    const texts = [
      ...[EDITORS, { ...textOf(PRIVACY), ...privacy }],
      { ...textOf('content/pages/community.md'), ...read },
    ];
    const services = [{ service: 'buttondown', username: 'a' }];
    expect(await problemsOf({ services }, texts)).toEqual([
      `content/pages/community.md:3: expected no such sentence beside a newsletter; found "${sentence}"`,
    ]);
    expect(await problemsOf({}, texts)).toEqual([]);
  },
);

it.each([
  ['a counter', 'privacy', UNCOUNTED_SENTENCES],
  ['a newsletter', 'community', UNSUBSCRIBED_SENTENCES],
])('each starter has a sentence that %s makes untrue', (_service, page, sentences) => {
  const files = globSync(`packages/create-daymark/words/*/content/pages/${page}.md`);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(
      sentences.filter((sentence) => text.includes(sentence)),
      file,
    ).not.toEqual([]);
  }
});

const tagFiles: Record<string, string> = {
  'tags/paper.html': '<ins>Paper</ins>',
  'tags/none.html': '\n',
};
vi.mock('../../settings/adapters/tag-file.ts', () => ({
  readTag(file: string) {
    const text = tagFiles[file];
    if (text === undefined) throw new Error('ENOENT');
    return text;
  },
}));

describe('a tag file', () => {
  const tagProblems = (...names: string[]) => {
    const slots = ['topic.after-list', 'home.after-hero'];
    const filled = names.map((file, index) => [slots[index], { sizes: ['300x250'], file }]);
    return privacyProblems('::networks', [{ ...tagExample, slots: Object.fromEntries(filled) }]);
  };

  it('with content is valid', async () => {
    expect(await tagProblems('tags/paper.html')).toEqual([]);
  });

  it('that is missing or empty is reported with file, line and field', async () => {
    expect(await tagProblems('tags/nowhere.html', 'tags/none.html')).toEqual([
      expect.stringMatching(
        /^site\.config\.ts:\d+: networks\.0\.slots\.topic\.after-list\.file: expected a file with the HTML tag of an ad seller; found "tags\/nowhere\.html", which cannot be read$/,
      ),
      expect.stringMatching(
        /^site\.config\.ts:\d+: networks\.0\.slots\.home\.after-hero\.file: expected a file with the HTML tag of an ad seller; found "tags\/none\.html", which is empty$/,
      ),
    ]);
  });
});

const NETWORKS =
  'content/pages/privacy.md: expected a line ::networks outside comments and code, which the page replaces with the list of networks; found no such line';
const CONSENT =
  'content/pages/privacy.md: expected a line ::consent outside comments and code, which the page replaces with a note on how a choice is stored; found no such line';

describe('the privacy page', () => {
  it('needs no placeholders without a network', async () => {
    expect(await privacyProblems('Nothing.', [])).toEqual([]);
  });

  it.each([
    'On ::networks.',
    '<!--\n\n::networks\n\n::consent\n\n-->',
    '```\n::networks\n::consent\n```',
    '    ::networks\n    ::consent',
    '[^a]: A note to which nothing refers.\n\n    ::networks\n\n    ::consent',
  ])('needs placeholders if a network needs consent: %j has none', async (body) => {
    expect(await privacyProblems(body, [elementsExample])).toEqual([NETWORKS, CONSENT]);
  });

  it.each([
    '::networks\n\n- a\n- ::consent\n',
    '::networks{}\n\n* ::consent',
    '> ::networks\n\n1. ::consent  ',
    'On networks.\n::networks\n::consent',
  ])('has the placeholders of which the parser makes HTML: %j', async (body) => {
    expect(await privacyProblems(body, [elementsExample])).toEqual([]);
  });

  it('needs a text if there is a network', async () => {
    expect(await problemsOf({ networks: [tagExample] })).toEqual([
      'content/pages/privacy.md: expected the text of the privacy page, which a site with ad networks needs; found no file',
    ]);
    expect(await problemsOf({ networks: [] })).toEqual([]);
  });

  it('needs no placeholder for consent that the site does not store', async () => {
    expect(await privacyProblems('', [tagExample])).toEqual([NETWORKS]);
    expect(await privacyProblems('', [adsenseExample], platform)).toEqual([NETWORKS]);
  });

  it('gets only the messages about its text if the text cannot be rendered', async () => {
    expect(await privacyProblems('::vidio', [elementsExample])).toEqual([]);
  });
});
