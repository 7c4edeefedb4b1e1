import { renderToStaticMarkup } from 'react-dom/server';
import { fillPlaces } from '../../content/static-pages/privacy-placeholders.ts';
import type { Site } from '../../settings/schema/site.ts';
import { ConsentTold } from './ConsentTold.tsx';
import { NetworksTold } from './NetworksTold.tsx';

/**
 * Returns the body of the privacy page: the owner's text, with the registry's facts on networks.
 */
export function privacyBody(
  html: string,
  { networks, ads, consent }: Pick<Site, 'networks' | 'ads' | 'consent'>,
): string {
  return fillPlaces(html, {
    networks: renderToStaticMarkup(
      <NetworksTold networks={networks} ads={ads} consent={consent} />,
    ),
    consent: renderToStaticMarkup(<ConsentTold networks={networks} consent={consent} />),
  });
}
