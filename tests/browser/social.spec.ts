import ogs from 'open-graph-scraper';

import { sizeOfPng } from '../png.ts';
import { publicPages } from './crawl.ts';
import { expect, test } from './site.ts';

test('every page has complete Open Graph data', async ({ site, noun }) => {
  for (const { path, html, title, descriptions, canonicals } of publicPages(site)) {
    const { result, error } = await ogs({ html });
    expect(error, path).toBe(false);
    expect(result, path).toMatchObject({
      ogUrl: canonicals[0],
      ogDescription: descriptions[0],
      ogSiteName: expect.stringMatching(/\S/),
      ogType:
        /^\/blog\/[a-z]/.test(path) && !/^\/blog\/(?:page|kind)\//.test(path)
          ? 'article'
          : 'website',
      twitterCard: 'summary_large_image',
    });
    expect(title, path).toContain(result.ogTitle);
    expect(result.ogImage, path).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/[^/]+\/social\/[0-9a-f]{12}\.(?:png|jpg)$/),
        width: '1200',
        height: '630',
        alt: expect.stringMatching(/\S/),
        type: expect.stringMatching(/^(?:png|jpg)$/),
      },
    ]);
    if (path === '/blog/guide-1') expect(result.ogImage?.[0]?.alt).toBe(`${noun} Guide 1`);
  }
});

test('every page has a social image of at most 60 kB, which only the pages of a list share', async ({
  site,
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const { path, html } of publicPages(site)) {
    const list = path.replace(/\/page\/\d+$/, '');
    const [, picture = ''] =
      html.match(/property="og:image" content="https:\/\/[^/]+([^"]+)"/) ?? [];
    const other = pictures.get(picture) ?? list;
    expect(other, `another page with the social image of ${path}`).toBe(list);
    pictures.set(picture, list);
    const response = await request.get(picture);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(?:png|jpeg)$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const body = await response.body();
    expect(body.length, `bytes of the social image of ${path}`).toBeLessThanOrEqual(60_000);
    if (picture.endsWith('.png')) expect(sizeOfPng(body), path).toEqual([1200, 630]);
  }
});
