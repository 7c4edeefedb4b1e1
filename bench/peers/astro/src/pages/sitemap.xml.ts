import type { APIRoute } from 'astro';
import { articles, articlesBy, PAGE_SIZE } from '../articles.ts';

/** Returns the paths of the pages of a list. */
const pagesOf = (base: string, length: number) =>
  Array.from({ length: Math.ceil(length / PAGE_SIZE) }, (_, page) =>
    page === 0 ? base : `${base}/${page + 1}`,
  );

export const GET: APIRoute = async ({ site }) => {
  const all = await articles();
  const lists = await Promise.all(
    (['topics', 'authors'] as const).map(async (field) =>
      [...(await articlesBy(field))].flatMap(([name, { length }]) =>
        pagesOf(`/${field}/${name}`, length),
      ),
    ),
  );
  const paths = [
    '/',
    ...all.map(({ id }) => `/blog/${id}`),
    ...pagesOf('/blog', all.length),
    ...lists.flat(),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(path, site)}</loc></url>\n`);
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>`,
  );
};
