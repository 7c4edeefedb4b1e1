import type { APIRoute } from 'astro';
import { feedFolders, writeFeed } from '../../machines/feeds/feeds.ts';

export const getStaticPaths = feedFolders;

export const GET: APIRoute = async ({ props: { topic } }) =>
  new Response(await writeFeed('rss.xml', topic));
