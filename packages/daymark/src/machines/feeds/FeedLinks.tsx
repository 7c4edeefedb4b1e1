import { BASE } from '#addresses';
import { FEED_FORMATS } from '../../settings/addresses.ts';
import { feedPath } from '../../settings/paths.ts';

interface FeedLinksProps {
  siteName: string;
  /** The topic of the page, whose feeds come first. */
  topic?: { title: string; path: string } | undefined;
}

/** Links to the feeds of a page, for feed readers. */
export function FeedLinks({ siteName, topic }: FeedLinksProps) {
  const feeds = [
    ...(topic ? [{ title: `${topic.title} · ${siteName}`, path: topic.path }] : []),
    { title: siteName, path: BASE },
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
