import { Fragment, type ReactNode } from 'react';
import { BLOG, COMMUNITY, SEARCH } from '#addresses';
import * as wording from '#words';
import type { Filling } from '../../ads/filling.ts';
import { GoogleAdsBox } from '../../ads/GoogleAdsBox.tsx';
import type { SlotsOn } from '../../ads/placements.ts';
import { PlacedSlot, Slot } from '../../ads/Slot.tsx';
import type { Article } from '../../content/articles/article.ts';
import type { Step } from '../../content/steps.ts';
import type { Story } from '../../content/stories.ts';
import { Newsletter } from '../../services/Newsletter.tsx';
import type { newsletterAt } from '../../settings/service.ts';
import type { Settings } from '../../settings/site.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import { ArticleFacts } from '../articles/ArticleFacts.tsx';
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { FeedLink } from '../articles/Filters.tsx';
import { Picture } from '../articles/Picture.tsx';
import { PathStrip } from '../path/PathStrip.tsx';
import { StoryQuote } from '../stories/StoryQuote.tsx';
import { Hero } from './Hero.tsx';
import { Opening, type OpeningPicture } from './Opening.tsx';
import './home.css';

interface HomePageProps {
  words: Settings['home'];
  look: Pick<Settings['theme'], 'home' | 'hero' | 'header'>;
  /** The picture of a hero of the owner's choice. */
  picture?: OpeningPicture | undefined;
  /** The needs of visitors, which the search page lists. */
  needs: Settings['needs'];
  steps: readonly Step[];
  guides: Article[];
  /** The article that leads the page as a magazine. */
  lead?: Article | undefined;
  latest: Article[];
  /** Whether other articles are as new as the last of `latest`. */
  hasEqual?: boolean;
  stories: Story[];
  /** The ad slots of the page; absent if the page has no advertising. */
  slots?: SlotsOn<'home'> | undefined;
  /** The page that explains the feeds. */
  feedPage?: string | undefined;
  /** The network that fills the Google Ads slot, if any. */
  googleAds: Filling | undefined;
  /** The newsletter, if its form is on the home page. */
  newsletter?: ReturnType<typeof newsletterAt>;
  /** The donation dialog. */
  children?: ReactNode;
}

/**
 * Returns the order of the sections. In forms with the newest articles at the top, the other
 * sections keep their order, and the box for Google Ads follows the stories.
 */
function orderOf(form: Settings['theme']['home'], sections: Settings['home']['sections']) {
  if (form === 'sections') return sections;
  const ads = sections.includes('google-ads') ? (['google-ads'] as const) : [];
  return sections.flatMap((name) =>
    name === 'stories' ? [name, ...ads] : name === 'featured' ? [name] : [],
  );
}

/** The number of needs that have links here, after the link to their list. */
const NEEDS = 3;

/** Shows the sections in the order of the settings. Omits empty sections with their ad slots. */
export function HomePage(props: HomePageProps) {
  const { words, look, needs, steps, guides, lead, latest, stories, slots, children } = props;
  const { headline, subtitle, action, actionPath, note, answers } = words;
  const links = [...(note ? [note] : []), ...answers];
  const isFilled = { featured: guides, newest: latest, stories, 'google-ads': [] };
  const isPlain = look.home === 'plain';
  const order = orderOf(look.home, words.sections);
  const before = order[order.indexOf('google-ads') - 1];
  // Omits the empty box without content before it, because the box would then follow another slot.
  const followsContent = before !== undefined && isFilled[before].length > 0;
  const isEmpty = !lead && Object.values(isFilled).every((items) => items.length === 0);
  const sections: Record<Settings['home']['sections'][number], ReactNode> = {
    featured: guides.length > 0 && (
      <>
        <section className="wrap mt-20">
          <SectionHeading
            title={wording.featuredArticles}
            more={{ name: wording.allArticles, path: BLOG }}
          />
          {isPlain ? (
            guides.map((guide) => (
              <ArticleRow key={guide.slug} article={guide} heading="h3" pictured={false} />
            ))
          ) : (
            <div className="grid gap-x-8 gap-y-12 md:grid-cols-3 lg:gap-x-14">
              {guides.map((guide) => (
                <ArticleCard key={guide.slug} article={guide} />
              ))}
            </div>
          )}
        </section>
        <PlacedSlot slot={slots?.['after-featured']} className="wrap mt-20" />
      </>
    ),
    newest: latest.length > 0 && (
      <section className="wrap mt-20">
        <SectionHeading
          title={props.hasEqual ? wording.newArticles : wording.newestArticles}
          more={{ name: wording.allArticles, path: BLOG }}
        />
        <div className="with-tall-slot">
          {slots?.['beside-latest'] && <Slot {...slots['beside-latest']} />}
          <div
            className={
              look.home === 'magazine' && !slots?.['beside-latest'] ? 'rows' : 'lg:flow-root'
            }
          >
            {latest.map((article, index) => (
              <div key={article.slug}>
                {index === 2 && (
                  <PlacedSlot slot={slots?.['in-latest']} className="mb-10 md:mb-0" />
                )}
                <ArticleRow article={article} heading="h3" pictured={!isPlain} />
              </div>
            ))}
          </div>
        </div>
      </section>
    ),
    stories: stories.length > 0 && (
      <section className="wrap mt-24">
        <SectionHeading
          title={wording.communityStories}
          more={{ name: wording.allStories, path: COMMUNITY }}
        />
        {stories.some(({ sample }) => sample) && (
          <p className="mb-8 text-small text-soft">{wording.samplesNote}</p>
        )}
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-3 lg:gap-x-14">
          {stories.map((story) => (
            <StoryQuote key={story.slug} {...story} />
          ))}
        </div>
      </section>
    ),
    'google-ads': slots && (props.googleAds || followsContent) && (
      <div className="wrap mt-20">
        <GoogleAdsBox filling={props.googleAds} note={words.googleAdsNote} />
      </div>
    ),
  };
  return (
    <>
      {look.home === 'sections' && look.hero === undefined ? (
        <Hero {...{ headline, subtitle, action, actionPath }} />
      ) : (
        <Opening
          {...{ headline, subtitle, action, actionPath }}
          place={look.hero ? look.hero.place : undefined}
          picture={props.picture}
          isBrief={look.home !== 'sections'}
          isCentred={look.header === 'centred'}
        />
      )}
      {lead && <Lead article={lead} />}
      {look.home !== 'sections' && sections.newest}
      {links.length > 0 && (
        <p className="wrap mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small">
          {links.map(({ text, href }) => (
            <a key={href} className="text-link" href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
      <PathStrip steps={steps} />
      {needs.length > 0 && (
        <div className="wrap mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-2 text-small">
          <a className="label text-soft hover:underline" href={`${SEARCH}#needs`}>
            {wording.needs}
          </a>
          <LinkList
            className="flex flex-wrap gap-x-8 gap-y-2"
            links={needs.slice(0, NEEDS).map(({ text, href }) => ({ title: text, path: href }))}
          />
        </div>
      )}
      <PlacedSlot slot={slots?.['after-hero']} className="wrap mt-16" />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {props.newsletter && (
        <div className="wrap mt-20">
          <Newsletter {...props.newsletter} place="home" />
        </div>
      )}
      {guides.length + latest.length > 0 && (
        <p className="wrap mt-10 text-small">
          <FeedLink page={props.feedPage} />
        </p>
      )}
      {isEmpty && <p className="wrap mt-20 text-lead text-soft">{wording.blogIsEmpty}</p>}
      {children}
    </>
  );
}

/** Shows the article that leads the home page of a magazine. */
function Lead({ article }: { article: Article }) {
  const { path, title, summary } = article;
  return (
    <article className="lead wrap mt-16 card">
      <Picture article={article} shape="" eager />
      <div>
        <ArticleFacts {...article} day={article.listDay} />
        <h2 className="display mt-3">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h2>
        <p className="summary mt-4">{summary}</p>
      </div>
    </article>
  );
}
