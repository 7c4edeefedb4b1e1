import { createHash } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { openCopy } from './copy.ts';
import { policiesIn } from './policies.ts';
import { MANAGERS_FILE } from './variant.ts';

/*
 * Tests of a site with sensitive topics and pages, which must not contain advertising. The site has
 * a consent platform (a third party that asks for consent), and AdSense on the home page. The
 * settings of the platform and of AdSense are an example in docs/advertising.md. A manager of the
 * advertising space maintains ads.txt.
 */

const PLATFORM_HOSTS = ['https://consent.example', 'https://api.consent.example'];

const { root, output } = inject('variant');
const copy = openCopy(root);

/** Returns the banner ids on a page, in page order. */
async function bannerIds(page: string) {
  const html = await copy.read(`dist/site/${page}.html`);
  return [...html.matchAll(/data-banner-id="(\d+)"/g)].map(([, id]) => Number(id));
}

it('an article on a sensitive topic has no slots, whatever its other topics are', async () => {
  // The topics of this article are rest, which is sensitive, and attention.
  expect(await bannerIds('blog/ending-work-on-purpose')).toEqual([]);
  expect(await bannerIds('blog/the-half-read-page')).not.toEqual([]);
});

it('the page of a sensitive topic has no slots, and the pages of other topics have slots', async () => {
  expect(await bannerIds('topics/rest')).toEqual([]);
  expect(await bannerIds('topics/habits')).toEqual([401]);
});

it('a sensitive page has no slots and no mention of advertising', async () => {
  expect(await bannerIds('community')).toEqual([]);
  expect(await copy.read('dist/site/community.html')).not.toContain('Advertisement');
  expect(await bannerIds('index')).not.toEqual([]);
});

it('a page type whose slots are false in the settings has no slots', async () => {
  expect(await bannerIds('resources')).toEqual([]);
  expect(await copy.read('dist/site/resources.html')).toContain('The library');
});

it('a short article has only as many slots as fit', async () => {
  expect(await bannerIds('blog/a-short-word')).toEqual([204]);
});

const read = (file: string) => copy.read(`dist/site/${file}.html`);

it('an article with a sponsor and affiliate links names both on its page and in feeds', async () => {
  const page = await read('blog/on-the-day');
  const rel = 'rel="sponsored"';
  expect(page).toContain(
    `<strong>Sponsored by <a class="hover:underline" href="https://acme.example" ${rel}>Acme Jam</a></strong>`,
  );
  expect(page).toContain('"sponsor":{"@type":"Organization","name":"Acme Jam"');
  expect(page).toContain('"not":{"href_matches":["/*.*","/ads/*","/go/*"]}');
  const { items } = JSON.parse(await copy.read('dist/site/feed.json'));
  const entry: { summary: string; content_html: string } = items.find(
    ({ title }: { title: string }) => title === 'Damson',
  );
  expect(entry.summary).toMatch(/^Sponsored by Acme Jam\. Made-up case study\. A text /);
  expect(entry.content_html).toMatch(
    /^<p>Sponsored by <a href="https:\/\/acme.example\/?" rel="sponsored">Acme Jam<\/a>\.<\/p>\n<p>This text contains affiliate links/,
  );
  for (const html of [page, entry.content_html]) {
    expect(html.match(/This text contains affiliate links/g)).toHaveLength(1);
    expect(html).toMatch(/<a rel="sponsored" href="[^"]*\/go\/jars">/);
    expect(html).toMatch(/<a rel="sponsored" href="https:\/\/www.acme.example\/jam">/);
  }
  expect(await read('blog/a-short-word')).not.toMatch(/affiliate links|"sponsor"/);
});

it('the CSP allows the consent platform only on pages that need consent or on which it can be withdrawn', async () => {
  const policies = policiesIn(await copy.read('dist/policy.json'));
  const open = Object.entries(policies).filter(([, policy]) =>
    JSON.stringify(policy).includes('consent.example'),
  );
  expect(open.map(([url]) => url).sort()).toEqual(['/', '/preferences']);
  for (const [, policy] of open)
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'] as const)
      expect(policy[directive]).toEqual(expect.arrayContaining(PLATFORM_HOSTS));
  expect(output).toContain('Asked & Answered runs in 2 pages of the site itself (');
});

it('pages that wait for the consent platform begin with its stub, which their CSP allows', async () => {
  const policies = policiesIn(await copy.read('dist/policy.json'));
  for (const [url, file] of [
    ['/', 'index'],
    ['/preferences', 'preferences'],
  ] as const) {
    const [, first = ''] = /<script[^>]*>(.*?)<\/script>/.exec(await read(file)) ?? [];
    expect(first).toMatch(/__tcfapi.*cmpStatus:.stub/);
    const hash = createHash('sha256').update(first).digest('base64');
    expect(policies[url]?.['script-src']).toContain(`'sha256-${hash}'`);
  }
  for (const file of ['about', 'privacy', 'blog'])
    expect(await read(file)).not.toContain('__tcfapi');
});

it('no HTML element of a page loads the consent platform or the network: only scripts do', async () => {
  for (const page of ['index', 'preferences', 'privacy'])
    expect(await read(page)).not.toMatch(
      /<(?:script|link|img|iframe)\b[^>]*(?:consent\.example|google)/,
    );
  expect(await read('about')).not.toContain('consent.example');
});

it('/ads.txt redirects to the file that the settings name, and the build writes no file of its own', async () => {
  expect(JSON.parse(await copy.read('dist/redirects.json'))).toMatchObject({
    '/ads.txt': MANAGERS_FILE,
  });
  expect(await copy.list('dist/site')).not.toContain('ads.txt');
});

it('the privacy page describes the consent platform, and the preferences page links to its choices', async () => {
  const privacy = await read('privacy');
  expect(privacy).toContain('The question is asked by Asked &amp; Answered, whose script runs in');
  expect(privacy).toContain('Where Asked &amp; Answered finds that the law requires your consent');
  expect(privacy).not.toContain('<code>consent</code>');
  expect(await read('preferences')).toMatch(
    /Open the privacy settings of (?:<!-- -->)?Asked &amp; Answered/,
  );
});
