import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';

const ARTICLE = 'content/articles/the-half-read-page.md';
const SECONDS = 1000;

describe('a build names the file of an article', { timeout: 90 * SECONDS }, () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await copySite();
  });
  afterEach(() => copy.remove());

  it('that was updated before its date, and of a guide with a separate series', async () => {
    await copy.edit(ARTICLE, 'kind: essay', 'kind: essay\nupdated: 2020-01-01');
    const guide = 'content/articles/guide-1.md';
    await copy.edit(guide, 'guide: 1', 'guide: 1\nseries: { name: Tides, part: 1 }');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain(
      `${ARTICLE}:7: updated: expected a date that is not before the date of the article; found "2020-01-01T00:00:00.000Z"`,
    );
    expect(output).toContain(
      `${guide}:9: series: expected no series, because the guides are already a series; found {"name":"Tides","part":1}`,
    );
  });

  it('whose author does not exist', async () => {
    await copy.edit(ARTICLE, 'kind: essay', 'kind: essay\nauthor: nobody');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain(`${ARTICLE}:7: author: expected one of editors; found "nobody"`);
  });

  it('and the line of a wrong directive', async () => {
    await copy.edit(ARTICLE, '## What stays behind', '::film{youtube=x}\n\n## What stays behind');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toMatch(
      new RegExp(`${ARTICLE}:\\d+: expected one of :::note, .*; found ::film`),
    );
  });
});

it('a build names the setting of an author who does not exist', {
  timeout: 90 * SECONDS,
}, async () => {
  const copy = await copySite();
  await copy.edit('site.config.ts', "author: 'editors'", "author: 'nobody'");
  const { succeeded, output } = await copy.build();
  expect(succeeded).toBe(false);
  expect(output).toMatch(
    /site\.config\.ts:\d+: blog\.author: expected one of editors; found "nobody"/,
  );
  await copy.remove();
});
