import type { Page } from '@playwright/test';
import {
  articleContent,
  blogContent,
  type Content,
  communityContent,
  homeContent,
  resourcesContent,
  topicContent,
} from '../../packages/daymark/src/ads/density/content.ts';
import type { SlotForm } from '../../packages/daymark/src/settings/slots.ts';
import type { PageWithSlots } from './slots.ts';

/**
 * The smallest usual heights of screens. The height of the home page's first section depends on the
 * height of the screen.
 */
export const SCREEN_HEIGHTS = { phone: 640, wide: 720 } as const;

/** The content of a page from which the build would estimate the height of the page. */
export interface SeenContent {
  title: string;
  lead: string;
  /** The HTML of the page's body text. */
  html: string;
  rows: Words[];
  cards: Words[];
  steps: Words[];
  stories: { quote: string; html: string }[];
  /** The number of articles in each section of the library on the resources page. */
  shelves: number[];
  slots: SlotForm[];
}

interface Words {
  title: string;
  subtitle: string;
  summary: string;
}

/** Reads the visible content of a page. */
export function readContent(page: Page): Promise<SeenContent> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    const text = (element: ParentNode | null | undefined, selector: string) =>
      element?.querySelector(selector)?.textContent?.trim() ?? '';
    const words = (element: Element) => ({
      title: text(element, '.card-link'),
      subtitle: text(element, '.text-lead'),
      summary: text(element, '.text-small'),
    });
    const ofSlot = (slot: Element, name: string) => slot.getAttribute(`data-${name}`);
    return {
      title: text(document, 'main h1'),
      lead: text(document, 'main .text-lead'),
      html: all('.prose:not(.story .prose)')
        .map(({ innerHTML }) => innerHTML)
        .join(''),
      rows: all('.article-row').map(words),
      cards: all('.card:not(.article-row, .path-step)').map(words),
      steps: all('.path-step').map(words),
      stories: all('.story-quote').map((story) => ({
        quote: text(story, 'blockquote'),
        html: story.parentElement?.querySelector('.prose')?.innerHTML ?? '',
      })),
      shelves: all('section:has(> h3)').map((shelf) => shelf.querySelectorAll('li').length),
      slots: all('.slot').map((slot) => {
        const width = ofSlot(slot, 'width');
        return {
          width: width === 'phone' || width === 'wide' ? width : 'any',
          shape: ofSlot(slot, 'shape') === 'tall' ? 'tall' : 'box',
        };
      }),
    };
  });
}

/** Returns the build's estimate for the content found on a page. */
export function estimate(kind: PageWithSlots, seen: SeenContent): Content {
  const heading = { title: seen.title, summary: seen.lead };
  switch (kind) {
    case 'article':
      return articleContent(heading, seen.html);
    case 'home':
      return homeContent({
        steps: seen.steps,
        guides: seen.cards,
        latest: seen.rows,
        stories: seen.stories,
      });
    case 'blog':
      return blogContent(heading, seen.rows);
    case 'topic':
      return topicContent(heading, seen.html, seen.rows);
    case 'resources':
      return resourcesContent(heading, seen.html, {
        steps: seen.steps,
        shelves: seen.shelves.map((length) => Array.from({ length })),
      });
    case 'community':
      return communityContent(heading, seen.html, seen.stories);
  }
}

/**
 * Returns the height of a page's content above “Next reading”, and the total height of all ad slots
 * of the page, in CSS pixels.
 */
export function measureContent(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('page: expected a <main> element; found none');
    const heading = [...main.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === 'Next reading',
    );
    const { top, bottom } = main.getBoundingClientRect();
    const end = heading?.getBoundingClientRect().top ?? bottom;
    const boxes = [...main.querySelectorAll('.slot-box')].map(
      (box) => box.getBoundingClientRect().height,
    );
    return { height: end - top, advertising: boxes.reduce((sum, height) => sum + height, 0) };
  });
}
