import { feedRoute } from '../../machines/feeds/feeds.ts';

export const { getStaticPaths, GET } = feedRoute('rss.xml');
