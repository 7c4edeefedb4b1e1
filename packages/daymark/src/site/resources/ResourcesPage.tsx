import { BLOG } from '#addresses';
import * as wording from '#words';
import type { SlotsOn } from '../../ads/placements.ts';
import { PlacedSlot } from '../../ads/Slot.tsx';
import type { Article } from '../../content/articles/article.ts';
import { articlesOn, topicsWithArticles } from '../../content/articles/queries.ts';
import type { Step } from '../../content/steps.ts';
import type { Topic } from '../../content/topics.ts';
import type { Settings } from '../../settings/site.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { UnpublishedMark } from '../articles/marks.tsx';
import { HeadedPage, Note, type PageProps } from '../HeadedPage.tsx';
import { PathList } from '../path/PathList.tsx';
import { PracticeOfDay } from './PracticeOfDay.tsx';

/** One topic of the library, with its articles. */
interface Shelf {
  topic: Topic;
  articles: Article[];
}

interface ResourcesPageProps extends PageProps {
  /** A link for visitors who should read something before they begin. */
  note?: Settings['home']['note'];
  steps: Step[];
  library: Shelf[];
  slots?: SlotsOn<'resources'> | undefined;
}

/**
 * Shows the path (a course of steps), which most visitors come for, a practice of the day, the text of the page and the
 * library. Omits a section without content.
 */
export function ResourcesPage(props: ResourcesPageProps) {
  const { title, summary, note, steps, library, slots, children } = props;
  const isEmpty = steps.length === 0 && library.length === 0;
  return (
    <HeadedPage
      title={title}
      summary={summary}
      note={steps.length > 0 && <Note note={note} className="mt-5 text-small text-balance" />}
    >
      {steps.length > 0 && (
        <>
          <section>
            <SectionHeading title={wording.pathOfSteps(steps.length)} />
            <PathList steps={steps} />
          </section>
          {steps.length > 1 && <PracticeOfDay steps={steps} />}
        </>
      )}
      <div className={steps.length > 0 ? 'prose hung mt-16' : 'prose hung'}>
        {children}
        {isEmpty && <p>{wording.resourcesAreEmpty}</p>}
      </div>
      {steps.length > 0 && <PlacedSlot slot={slots?.['after-path']} className="mt-16" />}
      {library.length > 0 && (
        <section className="mt-20">
          <SectionHeading
            title={wording.theLibrary}
            more={{ name: wording.allArticles, path: BLOG }}
          />
          <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
            {library.map(({ topic, articles }) => (
              <section key={topic.slug} className="hairline pt-5">
                <h3 className="display text-title">
                  <a className="hover:underline" href={topic.path}>
                    {topic.title}
                  </a>
                </h3>
                <ul className="mt-3 grid gap-2 text-small">
                  {articles.map(({ slug, path, title, kind, minutes, unpublished, day }) => (
                    <li key={slug} className="items-baseline justify-between gap-x-4 md:flex">
                      <a className="hover:underline" href={path}>
                        {title}
                      </a>
                      <span className="block shrink-0 text-soft">
                        {wording.kindAndMinutes(wording.kinds[kind], minutes)}
                        {unpublished && ' · '}
                        <UnpublishedMark unpublished={unpublished} day={day} />
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      )}
    </HeadedPage>
  );
}

/** The maximum number of articles per topic in the library. The topic's page lists all articles. */
const LONGEST_SHELF = 8;

const isPractical = ({ kind }: Article) => kind === 'guide' || kind === 'practice';
const isOther = (article: Article) => !isPractical(article);

/**
 * Returns the articles of each topic: guides and practices, then other articles, up to the maximum.
 */
export async function library(): Promise<Shelf[]> {
  const topics = await topicsWithArticles();
  return Promise.all(
    topics.map(async (topic) => {
      const articles = await articlesOn(topic.slug);
      const [practical, others] = [articles.filter(isPractical), articles.filter(isOther)];
      return { topic, articles: [...practical, ...others].slice(0, LONGEST_SHELF) };
    }),
  );
}
