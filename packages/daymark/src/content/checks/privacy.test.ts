import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  platform,
  tagExample,
} from '../../../../../tests/network-settings.ts';
import * as wording from '../../../words/en.ts';
import { parseSite } from '../../settings/settings.ts';
import { markdownFeatures } from '../markdown/plugins.ts';
import { bodyReader } from './body.ts';
import { privacyProblems } from './privacy.ts';
import { formatProblem } from './problem.ts';

const file = 'content/pages/privacy.md';
const words = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };
const read = await bodyReader(markdownFeatures(words, wording));

async function problemsOf(body: string, networks: object[], more: object = {}) {
  const text = { file, ...(await read({ file, body })) };
  const problems = await privacyProblems(parseSite({ ...owners, networks, ...more }), [text]);
  return problems.map(formatProblem);
}

const NETWORKS =
  'content/pages/privacy.md: expected a line ::networks outside comments and code, which the page replaces with the list of networks; found no such line';
const CONSENT =
  'content/pages/privacy.md: expected a line ::consent outside comments and code, which the page replaces with a note on how a choice is stored; found no such line';

describe('the privacy page', () => {
  it('needs no placeholders without a network', async () => {
    expect(await problemsOf('Nothing.', [])).toEqual([]);
  });

  it.each([
    'On ::networks.',
    '<!--\n\n::networks\n\n::consent\n\n-->',
    '```\n::networks\n::consent\n```',
    '    ::networks\n    ::consent',
    '[^a]: A note to which nothing refers.\n\n    ::networks\n\n    ::consent',
  ])('needs placeholders if a network needs consent: %j has none', async (body) => {
    expect(await problemsOf(body, [elementsExample])).toEqual([NETWORKS, CONSENT]);
  });

  it.each([
    '::networks\n\n- a\n- ::consent\n',
    '::networks{}\n\n* ::consent',
    '> ::networks\n\n1. ::consent  ',
    'On networks.\n::networks\n::consent',
  ])('has the placeholders of which the parser makes HTML: %j', async (body) => {
    expect(await problemsOf(body, [elementsExample])).toEqual([]);
  });

  it('needs a text if there is a network', async () => {
    const site = parseSite({ ...owners, networks: [tagExample] });
    expect((await privacyProblems(site, [])).map(formatProblem)).toEqual([
      'content/pages/privacy.md: expected the text of the privacy page, which a site with ad networks needs; found no file',
    ]);
    expect(await privacyProblems({ ...site, networks: [] }, [])).toEqual([]);
  });

  it('needs no placeholder for consent that the site does not store', async () => {
    expect(await problemsOf('', [tagExample])).toEqual([NETWORKS]);
    expect(await problemsOf('', [adsenseExample], platform)).toEqual([NETWORKS]);
  });

  it('gets only the messages about its text if the text cannot be rendered', async () => {
    expect(await problemsOf('::vidio', [elementsExample])).toEqual([]);
  });
});
