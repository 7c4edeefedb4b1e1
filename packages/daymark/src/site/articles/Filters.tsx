import { BLOG } from '#addresses';
import * as wording from '#words';
import type { ArticleKind } from '../../content/articles/queries.ts';
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
  /** The path of the page. */
  path: string;
}

/** Links below the summary of a list of articles, to other lists. */
export const Filters = ({ topics, path }: FiltersProps) =>
  topics.length > 0 && (
    <nav className="filters text-small" aria-label={wording.topics}>
      <LinkList
        className="flex flex-wrap gap-x-5 gap-y-1"
        links={[{ title: wording.allArticles, path: BLOG }, ...topics]}
        currentPath={path}
      />
    </nav>
  );

interface KindLinksProps {
  /** The kinds of articles to whose lists the page links. */
  kinds: readonly ArticleKind[];
  /** The path of the page. */
  path: string;
}

/** Links to the lists of the kinds of articles. */
export const KindLinks = ({ kinds, path }: KindLinksProps) =>
  kinds.length > 0 && (
    <nav className="filters text-small" aria-label={wording.kindsOfArticles}>
      <LinkList className="flex flex-wrap gap-x-5 gap-y-1" links={kinds} currentPath={path} />
    </nav>
  );
