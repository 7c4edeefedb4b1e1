import { FEED_FORMATS, feedPath } from './formats.ts';

interface FeedLinksProps {
  siteName: string;
  /** The topic that the page is on, whose feeds stand first. */
  topic?: { title: string; path: string } | undefined;
}

/** Tells readers of feeds where a page's are. */
export function FeedLinks({ siteName, topic }: FeedLinksProps) {
  const feeds = [
    ...(topic ? [{ title: `${topic.title} · ${siteName}`, path: topic.path }] : []),
    { title: siteName, path: '' },
  ];
  return feeds.flatMap(({ title, path }) =>
    FEED_FORMATS.map(({ file, type, name }) => (
      <link
        key={path + file}
        rel="alternate"
        type={type}
        title={`${title} (${name})`}
        href={feedPath(file, path)}
      />
    )),
  );
}
