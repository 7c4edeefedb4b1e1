import {
  cardHeight,
  gridHeight,
  headingHeight,
  type Named,
  quoteHeight,
  rowHeight,
  sectionHeight,
} from './parts.ts';
import { proseHeight } from './prose.ts';
import { contentWidth, isPhone, sum, textHeight } from './type.ts';

/** The minimum heights of a page's content in CSS pixels, as functions of the screen width. */
export interface Content {
  /** The height of the content beside the page's tall slot (300 × 600 px), if it has one. */
  beside?: (width: number) => number;
  /** The height of all other content, without slots. */
  rest: (width: number) => number;
  /** The height of the space above each slot whose width is `any`. */
  space: number;
}

/** The height of an article's header and footer: date, byline, spaces and share buttons. */
const AROUND_ARTICLE = 287;

/** Returns the heights of an article, without the links to other articles at its end. */
export function articleContent(article: Named, html: string): Content {
  const { title, subtitle, summary } = article;
  const lead = (subtitle ?? summary).length;
  return {
    space: 64,
    beside: proseHeight(html),
    rest: (width) => {
      const whole = contentWidth(width);
      const picture = whole * (isPhone(width) ? 9 / 16 : 2 / 5);
      const words =
        textHeight(title.length, 'page', width, Math.min(832, whole)) +
        textHeight(lead, 'lead', width, Math.min(608, whole));
      return (isPhone(width) ? 112 : 144) + words + picture + AROUND_ARTICLE;
    },
  };
}

/** The minimum height of the hero section of the home page. */
const HERO = 608;

/** The minimum height of the strip of the path's steps below the hero. */
const STRIP = 120;

/** Returns the heights of the home page, without the box for Google Ads. */
export function homeContent(parts: {
  steps: readonly unknown[];
  guides: readonly Named[];
  latest: readonly Named[];
  stories: readonly { quote: string }[];
}): Content {
  const { steps, guides, latest, stories } = parts;
  const cards = { columns: 3, gap: 32 };
  const quotes = { columns: 3, gap: 40 };
  // The home page omits sections without content.
  const sections = [
    { title: 'Featured', items: guides, space: 80 },
    { title: 'Newest', items: latest, space: 80 },
    { title: 'Stories', items: stories, space: 96 },
  ].filter(({ items }) => items.length > 0);
  return {
    // An average: 64 px above the first slot, 80 px above the others.
    space: 72,
    beside: (width) => sum(latest.map((article) => rowHeight(article, width))),
    rest: (width) =>
      HERO +
      (steps.length > 0 ? STRIP : 0) +
      sum(sections.map(({ title, space }) => space + sectionHeight(title, width))) +
      gridHeight(guides, cards, width, (guide, column) => cardHeight(guide, width, column)) +
      gridHeight(stories, quotes, width, (story, column) => quoteHeight(story, width, column)),
  };
}

/** Returns the heights of a page of the blog. */
export function blogContent(heading: Named, articles: readonly Named[]): Content {
  return {
    space: 0,
    beside: (width) => sum(articles.map((article) => rowHeight(article, width))),
    // The links to the topics take at least one line.
    rest: (width) => headingHeight(heading, width) + 64,
  };
}

/** Returns the heights of a page of a topic. Only a topic's first page has the introduction. */
export function topicContent(heading: Named, html: string, articles: readonly Named[]): Content {
  const introduction = proseHeight(html);
  return {
    space: 32,
    rest: (width) =>
      headingHeight(heading, width) +
      introduction(width) +
      sum(articles.map((article) => rowHeight(article, width))),
  };
}

/** Returns the heights of the resources page: steps (a row each), and articles (a line each). */
export function resourcesContent(
  heading: Named,
  html: string,
  { steps, shelves }: { steps: readonly Named[]; shelves: readonly (readonly unknown[])[] },
): Content {
  const shelfHeight = (articles: readonly unknown[]) => 63 + 32 * articles.length;
  const introduction = proseHeight(html);
  return {
    space: 64,
    rest: (width) =>
      headingHeight(heading, width) +
      introduction(width) +
      sum(steps.map((step) => rowHeight(step, width))) +
      gridHeight(shelves, { columns: 2, gap: 48 }, width, shelfHeight),
  };
}

/** Returns the heights of the community page: stories, and the text on how to share a story. */
export function communityContent(
  heading: Named,
  html: string,
  stories: readonly { quote: string; html: string }[],
): Content {
  const invitation = proseHeight(html);
  const measured = stories.map(({ quote, html }) => ({ quote, height: proseHeight(html) }));
  const storyHeight = ({ quote, height }: (typeof measured)[number], width: number) => {
    const whole = contentWidth(width);
    if (isPhone(width)) return quoteHeight({ quote }, width, whole) + height(width) * 0.6;
    return quoteHeight({ quote }, width, (whole - 56) / 2);
  };
  return {
    space: 64,
    rest: (width) =>
      headingHeight(heading, width) +
      sum(measured.map((story) => storyHeight(story, width) + 64)) +
      invitation(width),
  };
}
