import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  readPublishedSite,
  withMissingPages,
} from '../../packages/daymark/src/hosts/published-site.ts';
import { built } from './build.ts';
import { headersAtNetlify, headersAtVercel, headersByUrl } from './host-rules.ts';

const fileFor = (name: string) => readFileSync(join(built, 'deploy', name), 'utf8');

describe('for every URL of the site', () => {
  const all = [...headersByUrl(withMissingPages(readPublishedSite(built)))];

  it("Netlify's _headers sets exactly the expected headers, each once", () => {
    const file = fileFor('_headers');
    for (const [url, expected] of all) {
      const given = headersAtNetlify(file, url);
      const values = Object.entries(given).filter(([, found]) => found.length > 0);
      expect(Object.fromEntries(values), url).toEqual(
        Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, [value]])),
      );
    }
  });

  it('vercel.json sets exactly the expected headers', () => {
    const file = fileFor('vercel.json');
    for (const [url, expected] of all) expect(headersAtVercel(file, url), url).toEqual(expected);
  });
});
