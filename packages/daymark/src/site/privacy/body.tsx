import { renderToStaticMarkup } from 'react-dom/server';
import { fillPlaceholders } from '../../content/static-pages/privacy-placeholders.ts';
import type { Site } from '../../settings/schema/site.ts';
import { ConsentDisclosure } from './ConsentDisclosure.tsx';
import { NetworksDisclosure } from './NetworksDisclosure.tsx';

/** Returns the body of the privacy page: the owner's text with data from the network settings. */
export function privacyBody(
  html: string,
  { networks, ads, consent }: Pick<Site, 'networks' | 'ads' | 'consent'>,
): string {
  return fillPlaceholders(html, {
    networks: renderToStaticMarkup(
      <NetworksDisclosure networks={networks} ads={ads} consent={consent} />,
    ),
    consent: renderToStaticMarkup(<ConsentDisclosure networks={networks} consent={consent} />),
  });
}
