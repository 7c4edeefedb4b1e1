import * as wording from '#words';
import { FEED_FORMATS, feedPath } from '../../settings/paths.ts';

const [{ file, type }] = FEED_FORMATS;

/** Links to the most complete feed of the site, or of a topic. */
export function FeedLink({ topic }: { topic?: { path: string } }) {
  return (
    <a className="text-link" href={feedPath(file, topic?.path)} type={type}>
      {topic ? wording.followTopic : wording.followSite}
    </a>
  );
}
