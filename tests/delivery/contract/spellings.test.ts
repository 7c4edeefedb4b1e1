import { expect, it } from 'vitest';
import { inParallel } from '../../../packages/daymark/src/basics/in-parallel.ts';
import { statusOf } from '../../../packages/daymark/src/http/urls.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { expected, locationOf } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import { referenceOf, routes, seenIn, site } from './site.ts';
import { equalSpellings, otherSpellings, querySpellings, type Spelling } from './spellings.ts';

const old = Object.keys(site.redirects).filter((each) => site.redirects[each]?.startsWith('/'));
const queries = old.filter((each) => each.includes('?'));
/** The paths of pages and files, and old paths, without most of those that are alike. */
const paths = [
  ...site.files.map(({ url }) => url),
  ...old.filter((each) => !each.includes('?') && !/^\/many\/\d\d/.test(each)),
];

/** A few paths of each kind. The ordinary run tests all spellings of these paths only. */
const FEW = ['/about', '/blog/notes', '/robots.txt', '/blog/an-old-name', '/aüb.txt', '/a@b'];
// Other tests request error pages, the home page, and longer names than a file can have.
const isUsual = (path: string) => path !== '/' && path.length < 60 && statusOf(path) === undefined;
const few = isExhaustive ? paths.filter(isUsual) : FEW;
const special = paths.filter((path) => isExhaustive || /[^\w/.-]/.test(path));

onEveryHost(({ name, get }) => {
  const reference = referenceOf(site);
  const keepsSpelling =
    expected(name, 'the spelling of the Location of an alias', 'that of the site') !==
    'that of the site';

  /** Returns a Location in one spelling, if the host keeps the client's spelling. */
  function comparable(location = ''): string {
    const path = location.replace(locationOf(name, site.url, ''), '');
    if (!keepsSpelling) return path;
    const { pathname, search } = new URL(path, site.url);
    return decodeURIComponent(pathname.replaceAll(/\/{2,}/g, '/')) + search;
  }

  /** Checks that the host responds to a target as the embedded server computes it. */
  async function check(title: Spelling, target: string): Promise<void> {
    const usual = reference(target);
    const isRefused =
      /%5c/i.test(target) && expected(name, 'the reading of backslashes', 'as names') === 'refused';
    const status = isRefused
      ? 404
      : expected(name, `the status of an address ${title}`, usual.status);
    const seen = seenIn(await get(target));
    const about = `${title}: ${target}`;
    expect([about, seen.status]).toEqual([about, status]);
    if (status !== usual.status) return;
    expect([about, comparable(seen.location)]).toEqual([about, comparable(usual.location)]);
    if (status === 200) expect([about, seen.body]).toEqual([about, usual.body]);
  }

  const checkAll = (title: Spelling, targets: readonly string[]) =>
    inParallel(targets, 8, (target) => check(title, target));

  it.each(titlesOf(equalSpellings))('reads an address %s as the address itself', async (title) => {
    for (const path of special) {
      const status = routes.get(path)?.kind === 'file' ? (statusOf(path) ?? 200) : 308;
      expect([path, reference(equalSpellings[title](path)).status]).toEqual([path, status]);
    }
    await checkAll(title, special.map(equalSpellings[title]));
  });

  it.each(titlesOf(otherSpellings))('responds to an address %s as every host', (title) =>
    checkAll(title, few.map(otherSpellings[title])),
  );

  it.each(titlesOf(querySpellings))(
    'responds to the query of an old address %s as every host',
    (title) =>
      checkAll(
        title,
        queries.map((each) => {
          const [path = '', query = ''] = each.split('?');
          return `${encodeURI(path)}?${querySpellings[title](query)}`;
        }),
      ),
  );
});

function titlesOf<Title extends string>(spellings: Readonly<Record<Title, unknown>>): Title[] {
  return Object.keys(spellings) as Title[];
}
