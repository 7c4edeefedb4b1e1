import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  platform,
  tagExample,
} from '../../settings/schema/networks/testing.ts';
import { parseSite } from '../../settings/settings.ts';
import { privacyProblems } from './privacy.ts';
import { formatProblem } from './problem.ts';

const problemsOf = (body: string, networks: object[], more: object = {}) =>
  privacyProblems(parseSite({ ...owners, networks, ...more }), [
    { file: 'content/pages/privacy.md', body },
  ]).map(formatProblem);

const NETWORKS =
  'content/pages/privacy.md: expected a line ::networks, which the page replaces with the list of networks; found no such line';
const CONSENT =
  'content/pages/privacy.md: expected a line ::consent, which the page replaces with a note on how a choice is stored; found no such line';

describe('the privacy page', () => {
  it('needs no placeholders without a network', () => {
    expect(problemsOf('Nothing.', [])).toEqual([]);
  });

  it('needs placeholders for networks and stored consent if a network needs consent', () => {
    expect(problemsOf('On ::networks.', [elementsExample])).toEqual([NETWORKS, CONSENT]);
    expect(problemsOf('::networks\n\n- a\n- ::consent\n', [elementsExample])).toEqual([]);
  });

  it('needs a text if there is a network', () => {
    const site = parseSite({ ...owners, networks: [tagExample] });
    expect(privacyProblems(site, []).map(formatProblem)).toEqual([
      'content/pages/privacy.md: expected the text of the privacy page, which a site with ad networks needs; found no file',
    ]);
    expect(privacyProblems({ ...site, networks: [] }, [])).toEqual([]);
  });

  it('needs no placeholder for consent that the site does not store', () => {
    expect(problemsOf('', [tagExample])).toEqual([NETWORKS]);
    expect(problemsOf('', [adsenseExample], platform)).toEqual([NETWORKS]);
  });
});
