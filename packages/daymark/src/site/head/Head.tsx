import type { ComponentProps } from 'react';
import type { Topic } from '../../content/topics.ts';
import { FeedLinks } from '../../machines/feeds/FeedLinks.tsx';
import { StructuredData } from '../../machines/structured-data.tsx';
import { hexToken } from '../../ui/styles/colour-tokens.ts';
import { Metadata } from './Metadata.tsx';

const day = hexToken('--color-paper', 'day');
const night = hexToken('--color-paper', 'night');

export interface HeadProps extends ComponentProps<typeof Metadata> {
  /** Whether the site's feeds have articles. */
  hasFeed: boolean;
  /** The topic of the page, if its feeds have articles. */
  topic?: Topic | undefined;
  data?: ComponentProps<typeof StructuredData>['data'] | undefined;
  /** The path of the favicon. */
  icon: string;
}

/** All metadata of a page, in one component because Astro renders each component separately. */
export function Head({ hasFeed, topic, data, icon, ...metadata }: HeadProps) {
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={day} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={night} media="(prefers-color-scheme:dark)" />
      <Metadata {...metadata} />
      {metadata.path !== false && hasFeed && (
        <FeedLinks siteName={metadata.identity.name} topic={topic} />
      )}
      {data && <StructuredData data={data} />}
    </>
  );
}
