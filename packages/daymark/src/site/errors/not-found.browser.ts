import { PAGE_INDEX } from '#addresses';
import { chooseParts, joinPages, lastSegment, parsePageIndex } from '../../content/page-index.ts';
import { nearestPages } from '../search/nearest.ts';
import { attemptedPath } from './attempted-path.ts';

/* The script of the 404 page: logs the requested path and suggests the nearest pages. */

const attempted = attemptedPath(location.pathname);
console.warn(`404: no page at ${attempted}`);

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-nearest] a')];

const read = async (path: string) => parsePageIndex(await (await fetch(path)).json());

/** Puts the nearest pages into the existing links, without layout shifts. */
async function suggest(): Promise<void> {
  const index = await read(PAGE_INDEX);
  const parts = await Promise.all(chooseParts(index.parts, lastSegment(attempted)).map(read));
  const nearest = nearestPages(joinPages([index, ...parts]), attempted, links.length);
  const built = links.map((link) => ({ path: link.pathname, title: link.textContent ?? '' }));
  const isNew = ({ path }: { path: string }) => nearest.every((page) => page.path !== path);
  const pages = [...nearest, ...built.filter(isNew)];
  links.forEach((link, index) => {
    const page = pages[index];
    if (!page) return;
    link.href = page.path;
    link.textContent = page.title;
  });
}

// If the list of pages does not load, the suggestions in the HTML stay.
suggest().catch(() => {});
