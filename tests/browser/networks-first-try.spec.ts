import { serveBuild } from '../build/serve.ts';
import { sharedBuild } from '../build/shared-builds.ts';
import { expect, test } from './networks.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';

/** A page for each network, with the script that the page requests from the network. */
const visits = [
  { path: '/', bannerId: 101, script: '/fill.js' },
  { path: '/topics/beginnings', bannerId: 401, script: '/tag.js' },
  { path: '/community', bannerId: 601, script: '/fill.js' },
  { path: '/blog/begin-with-one-minute', bannerId: 204, script: '/fill.js' },
];

test('an owner who follows docs/advertising.md sees each network in its slot on the first try', async ({
  page,
  asked,
}) => {
  const { origin, close } = await serveBuild(await sharedBuild('guide'));

  await page.goto(origin);
  await page.getByRole('button', { name: 'Accept' }).click();
  for (const { path, bannerId, script } of visits) {
    const before = (await asked()).length;
    await page.goto(origin + path);
    await seeEachBox(page);
    await expect
      .poll(() => filledBoxes(page), path)
      .toMatchObject([{ bannerId, state: 'filled', house: false, creative: true }]);
    const here = (await asked()).slice(before);
    expect(
      here.map(({ path }) => path.split('?')[0]),
      path,
    ).toContain(script);
  }
  close();
});
