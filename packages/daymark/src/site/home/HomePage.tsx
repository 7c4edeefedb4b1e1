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
import { ArticleRow } from '../articles/ArticleRow.tsx';
import { FeedLink } from '../articles/Filters.tsx';
import { PathStrip } from '../path/PathStrip.tsx';
import { StoryQuote } from '../stories/StoryQuote.tsx';
import { Hero } from './Hero.tsx';
import './home.css';

interface HomePageProps {
  words: Settings['home'];
  /** What brings visitors here, which the search page lists. */
  needs: Settings['needs'];
  steps: readonly Step[];
  guides: Article[];
  latest: Article[];
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

/** The number of needs that have links here, after the link to their list. */
const NEEDS = 3;

/** Shows the sections in the order of the settings. Omits empty sections with their ad slots. */
export function HomePage(props: HomePageProps) {
  const { words, needs, steps, guides, latest, stories, slots, children } = props;
  const { headline, subtitle, action, actionPath, note, answers } = words;
  const links = [...(note ? [note] : []), ...answers];
  const isFilled = { featured: guides, newest: latest, stories, 'google-ads': [] };
  const before = words.sections[words.sections.indexOf('google-ads') - 1];
  // Without content before it, the empty box would follow another slot.
  const followsContent = before !== undefined && isFilled[before].length > 0;
  const isEmpty = Object.values(isFilled).every((items) => items.length === 0);
  const sections: Record<Settings['home']['sections'][number], ReactNode> = {
    featured: guides.length > 0 && (
      <>
        <section className="wrap mt-20">
          <SectionHeading
            title={wording.featuredArticles}
            more={{ name: wording.allArticles, path: BLOG }}
          />
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
            {guides.map((guide) => (
              <ArticleCard key={guide.slug} article={guide} />
            ))}
          </div>
        </section>
        <PlacedSlot slot={slots?.['after-featured']} className="wrap mt-20" />
      </>
    ),
    newest: latest.length > 0 && (
      <section className="wrap mt-20">
        <SectionHeading
          title={wording.newestArticles}
          more={{ name: wording.allArticles, path: BLOG }}
        />
        <div className="with-tall-slot">
          {slots?.['beside-latest'] && <Slot {...slots['beside-latest']} />}
          <div className="lg:flow-root">
            {latest.map((article, index) => (
              <div key={article.slug}>
                {index === 2 && (
                  <PlacedSlot slot={slots?.['in-latest']} className="mb-10 md:mb-0" />
                )}
                <ArticleRow article={article} heading="h3" />
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
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
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
      <Hero {...{ headline, subtitle, action, actionPath }} />
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
        <LinkList
          className="wrap mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small"
          links={[
            { title: wording.needs, path: `${SEARCH}#needs` },
            ...needs.slice(0, NEEDS).map(({ text, href }) => ({ title: text, path: href })),
          ]}
        />
      )}
      <PlacedSlot slot={slots?.['after-hero']} className="wrap mt-16" />
      {words.sections.map((name) => (
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
