import * as wording from '#words';
import type { SlotsOn } from '../../ads/placements.ts';
import { PlacedSlot } from '../../ads/Slot.tsx';
import type { Story } from '../../content/stories.ts';
import { Prose } from '../../ui/Prose.tsx';
import { HeadedPage, type PageProps } from '../HeadedPage.tsx';
import { StoryQuote } from './StoryQuote.tsx';

/** A story with its body as HTML. */
interface FullStory {
  story: Story;
  html: string;
}

interface CommunityPageProps extends PageProps {
  stories: FullStory[];
  slots?: SlotsOn<'community'> | undefined;
}

export function CommunityPage({ title, summary, stories, slots, children }: CommunityPageProps) {
  return (
    <HeadedPage title={title} summary={summary}>
      {stories.length === 0 ? (
        <p>
          {wording.storiesAreEmpty((text) => (
            <a key="contact" className="text-link" href="/contact">
              {text}
            </a>
          ))}
        </p>
      ) : (
        <>
          {stories.some(({ story }) => story.sample) && (
            <p className="mb-10 text-small text-soft">{wording.samplesNote}</p>
          )}
          <div className="grid gap-y-16">
            {stories.map(({ story, html }) => (
              <article key={story.slug} className="story">
                <h2 className="sr-only">{wording.storyOf(story.name)}</h2>
                <StoryQuote {...story} />
                <Prose html={html} className="text-small" />
              </article>
            ))}
          </div>
        </>
      )}
      <PlacedSlot slot={slots?.['after-stories']} className="mt-16" />
      <div className="prose measure mt-16">{children}</div>
    </HeadedPage>
  );
}
