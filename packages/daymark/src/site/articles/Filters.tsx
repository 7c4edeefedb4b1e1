import { BLOG } from '#addresses';
import * as wording from '#words';
import type { Topic } from '../../content/topics.ts';
import { FEED_FORMATS } from '../../settings/addresses.ts';
import { feedPath } from '../../settings/paths.ts';
import { LinkList } from '../../ui/LinkList.tsx';

const [{ file, type }] = FEED_FORMATS;

interface FeedLinkProps {
  topic?: { path: string } | undefined;
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

interface FiltersProps {
  /** The topics to whose articles the page links. */
  topics: readonly Topic[];
  /** The topic of the list; absent on the blog. */
  topic?: Topic;
  /** The path of the page. */
  path: string;
  /** The page that explains the feeds. */
  feedPage?: string | undefined;
}

/** Links above a list of articles: to other lists, and to the feed of this list. */
export const Filters = ({ topics, topic, path, feedPage }: FiltersProps) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pb-6 text-small md:pb-10">
    {topics.length > 0 && (
      <nav aria-label={wording.topics}>
        <LinkList
          className="flex flex-wrap gap-x-4 gap-y-1"
          links={[{ title: wording.allArticles, path: BLOG }, ...topics]}
          currentPath={path}
        />
      </nav>
    )}
    <FeedLink topic={topic} page={feedPage} />
  </div>
);
