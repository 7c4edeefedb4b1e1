import type { ComponentProps } from 'react';
import { FeedLinks } from '../feeds/FeedLinks.tsx';
import type { Topic } from '../topics/topic.ts';
import { BrowserLinks } from './BrowserLinks.tsx';
import { Metadata } from './Metadata.tsx';
import { StructuredData } from './StructuredData.tsx';

export interface HeadProps extends ComponentProps<typeof Metadata> {
  /** The topic that the page is on. */
  topic?: Topic | undefined;
  data?: ComponentProps<typeof StructuredData>['data'] | undefined;
}

/** Everything in the head of a page that is for machines. One component, for each one that Astro renders costs a render more. */
export function Head({ topic, data, ...metadata }: HeadProps) {
  return (
    <>
      <BrowserLinks />
      <Metadata {...metadata} />
      {metadata.path !== false && <FeedLinks siteName={metadata.identity.name} topic={topic} />}
      {data && <StructuredData data={data} />}
    </>
  );
}
