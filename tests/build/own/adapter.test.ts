import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { policyFinder } from '../../../packages/daymark/src/http/policy.ts';
import { readPolicies } from '../../../packages/daymark/src/output/site-records.ts';
import { openCopy } from '../copy.ts';
import { policiesIn } from '../policies.ts';

/*
 * A site with an ad network whose adapter (the code that writes the network's markup) is a module
 * of the owner and not part of the engine.
 */

const copy = openCopy(inject('own').root);

const read = (file: string) => copy.read(`dist/site/${file}`);

it('only the CSP of the frame’s page allows the hosts of the network and inline code', async () => {
  const json = await copy.read('dist/policy.json');
  const policies = policiesIn(json);
  const open = Object.entries(policies).filter(([, policy]) =>
    JSON.stringify(policy).includes('acme.example'),
  );
  expect(open.map(([url]) => url)).toEqual(['/ads/frame/acme']);
  const hosts = ['https://cdn.acme.example', 'https://img.acme.example'];
  for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src'] as const)
    expect(open[0]?.[1][directive]).toEqual(expect.arrayContaining(hosts));
  const unsafe = Object.entries(policies).filter(([, policy]) =>
    JSON.stringify(policy).includes("'unsafe-"),
  );
  expect(unsafe.map(([url]) => url)).toEqual(['/ads/frame/acme']);
  const policyOf = policyFinder(readPolicies(join(copy.root, 'dist/site')));
  expect(policyOf('/blog/begin-with-one-minute')?.['frame-src']).toEqual([
    'https://giscus.app',
    "'self'",
  ]);
});

it('the page of the frame contains the network’s snippet for each slot, and the attribute that marks an empty slot', async () => {
  const [, json = ''] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(
      await read('ads/frame/acme.html'),
    ) ?? [];
  const snippet = (bannerId: number) => ({
    html: `<div id="container" data-banner-id="${bannerId}"></div>
<script>window.acmeZone="north";window.acmePage=daymark.page.address</script>
<script async src="https://cdn.acme.example/fill.js"></script>`,
    kind: 'article',
    emptyMark: { attribute: 'data-fill', value: 'none' },
  });
  expect(JSON.parse(json)).toEqual({
    origin: 'null',
    script: 'https://cdn.acme.example/fill.js',
    snippets: Object.fromEntries([204, 211, 212, 213].map((id) => [id, snippet(id)])),
  });
});

it('the network is in ads.txt, on the privacy page and in the consent prompt', async () => {
  expect(await read('ads.txt')).toContain('\nacme.example, 4711, DIRECT\n');
  const privacy = await read('privacy.html');
  expect(privacy).toContain('<strong>Acme Adverts</strong>. It receives your IP address');
  expect(privacy).toContain('<th scope="row"><code>acme_id</code></th><td>Acme Adverts</td>');
  const article = await read('blog/begin-with-one-minute.html');
  expect(article).toContain(
    '"networks":{"acme":"Acme Adverts","counter":"Plausible"},"vendors":{"acme":4711}',
  );
  expect(article).not.toContain('acme.example');
});

it.each(['tests/fixtures/own/adapters/acme.ts', 'tests/fixtures/networks/adapters/prebid.ts'])(
  'the guide to advertising shows the adapter that the tests use: %s',
  async (file) => {
    const guide = await readFile('docs/advertising.md', 'utf8');
    const example = await readFile(file, 'utf8');
    expect(guide).toContain(`\`\`\`typescript\n${example}\`\`\``);
  },
);
