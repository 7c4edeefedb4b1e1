import * as wording from '#words';
import { FEED_FORMATS, feedPath } from '../../settings/paths.ts';

const [{ file, type }] = FEED_FORMATS;

interface FeedLinkProps {
  topic?: { path: string };
  /** The owner's page that explains the feeds of the site. */
  page?: string | undefined;
}

/** Links to the page about feeds or, without one, to the most complete feed of the site or topic. */
export function FeedLink({ topic, page }: FeedLinkProps) {
  return (
    <a
      className="text-link"
      href={page ?? feedPath(file, topic?.path)}
      type={page ? undefined : type}
    >
      {topic ? wording.followTopic : wording.followSite}
    </a>
  );
}
