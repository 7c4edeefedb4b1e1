import type { CrawledPage } from './crawl.ts';

export interface Fact {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the structured data of a page. */
export function factsOf({ html }: Pick<CrawledPage, 'html'>): Fact[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = '']) => JSON.parse(json)['@graph']);
}
