import { CONTACT } from '#addresses';
import * as wording from '#words';
import type { SlotsOn } from '../../ads/placements.ts';
import { PlacedSlot } from '../../ads/Slot.tsx';
import type { Story } from '../../content/stories.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { HeadedPage, type PageProps } from '../HeadedPage.tsx';
import { StoryQuote } from './StoryQuote.tsx';

/** A story with its body as HTML. */
interface FullStory {
  story: Story;
  html: string;
}

interface CommunityPageProps extends PageProps {
  stories: FullStory[];
  /** The first section of the text, which says how to join, and the other sections, as HTML. */
  joining: string;
  more: string;
  slots?: SlotsOn<'community'> | undefined;
}

/** Shows the stories, how to join, and how to share one's own. */
export function CommunityPage(props: CommunityPageProps) {
  const { title, summary, stories, joining, more, slots, children } = props;
  return (
    <HeadedPage
      title={title}
      summary={summary}
      note={<div className="prose mt-6">{children}</div>}
      column={
        <Landscape
          seed="community"
          motif="rooftops"
          className="picture"
          coarseness={3}
          flattest={2}
        />
      }
    >
      {stories.length === 0 ? (
        <p>
          {wording.storiesAreEmpty((text) => (
            <a key="contact" className="text-link" href={CONTACT}>
              {text}
            </a>
          ))}
        </p>
      ) : (
        <>
          <SectionHeading title={wording.communityStories} />
          {stories.some(({ story }) => story.sample) && (
            <p className="mb-8 text-small text-soft">{wording.samplesNote}</p>
          )}
          <div className="grid gap-y-16">
            {stories.map(({ story, html }) => (
              <article key={story.slug} className="story">
                <h3 className="sr-only">{wording.storyOf(story.name)}</h3>
                <StoryQuote {...story} />
                <Prose html={html} className="measure" />
              </article>
            ))}
          </div>
        </>
      )}
      {joining && <Prose html={joining} className="hung mt-16" />}
      <PlacedSlot slot={slots?.['after-stories']} className="mt-16" />
      {more && <Prose html={more} className="hung mt-16" />}
    </HeadedPage>
  );
}
