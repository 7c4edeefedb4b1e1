import type { APIRoute } from 'astro';
import { articles } from '../articles.ts';
import { xml } from '../xml.ts';

export const GET: APIRoute = async ({ site }) => {
  const items = (await articles()).slice(0, 20).map(({ id, data, rendered }) => {
    const url = new URL(`/blog/${id}`, site);
    return `<item><title>${xml(data.title)}</title><link>${url}</link><guid>${url}</guid><description>${xml(rendered?.html ?? '')}</description></item>\n`;
  });
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>Peer</title><link>${site}</link><description>Articles</description>\n${items.join('')}</channel></rss>`,
  );
};
