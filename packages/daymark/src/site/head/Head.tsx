import type { ComponentProps } from 'react';
import type { Topic } from '../../content/topics/topic.ts';
import { FeedLinks } from '../../machines/feeds/FeedLinks.tsx';
import { StructuredData } from '../../machines/structured-data/StructuredData.tsx';
import { BrowserLinks } from './BrowserLinks.tsx';
import { Metadata } from './Metadata.tsx';

export interface HeadProps extends ComponentProps<typeof Metadata> {
  /** The topic of the page. */
  topic?: Topic | undefined;
  data?: ComponentProps<typeof StructuredData>['data'] | undefined;
  /** The path of the favicon. */
  icon: string;
}

/**
 * The metadata in the head of a page. It is one component, because Astro renders each component in
 * a template separately.
 */
export function Head({ topic, data, icon, ...metadata }: HeadProps) {
  return (
    <>
      <BrowserLinks icon={icon} />
      <Metadata {...metadata} />
      {metadata.path !== false && <FeedLinks siteName={metadata.identity.name} topic={topic} />}
      {data && <StructuredData data={data} />}
    </>
  );
}
