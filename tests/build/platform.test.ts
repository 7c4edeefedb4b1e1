import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';
import { exampleOf } from './guide.ts';

/* A site with a consent platform, as in the guide: AdSense is in the slot of the home page. */

const MINUTE = 60_000;
const HOSTS = ['https://consent.example', 'https://api.consent.example'];

let copy: Copy;
let output: string;
beforeAll(async () => {
  copy = await copySite();
  await copy.edit('site.config.ts', '  contact: {', `${exampleOf('adsense')}  contact: {`);
  ({ output } = await copy.build());
  expect(output).toContain('Complete!');
}, 2 * MINUTE);
afterAll(() => copy.remove());

const read = (file: string) => copy.read(`dist/site/${file}.html`);

it('only pages that need consent or can withdraw it may contact the platform', async () => {
  const policies: Record<string, Record<string, string[]>> = JSON.parse(
    await copy.read('dist/policy.json'),
  );
  const open = Object.entries(policies).filter(([, policy]) =>
    JSON.stringify(policy).includes('consent.example'),
  );
  expect(open.map(([url]) => url).sort()).toEqual(['/', '/preferences']);
  for (const [, policy] of open)
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(policy[directive]).toEqual(expect.arrayContaining(HOSTS));
  expect(output).toContain('Asked & Answered runs in 2 pages of the site itself (');
});

it('pages do not load the platform or the network before a script runs', async () => {
  for (const page of ['index', 'preferences', 'privacy'])
    expect(await read(page)).not.toMatch(
      /<(?:script|link|img|iframe)\b[^>]*(?:consent\.example|google)/,
    );
  expect(await read('about')).not.toContain('consent.example');
});

it('the privacy page describes the platform, and the preferences page links to its choices', async () => {
  const privacy = await read('privacy');
  expect(privacy).toContain('The question is asked by Asked &amp; Answered, whose script runs in');
  expect(privacy).toContain('Where Asked &amp; Answered finds that the law asks for it');
  expect(privacy).not.toContain('<code>consent</code>');
  expect(await read('preferences')).toMatch(
    /Open the choices of (?:<!-- -->)?Asked &amp; Answered/,
  );
});
