import type { Site } from '../site/schema/site.ts';

/** What the site itself keeps of a visitor's answer; nothing where it asks nobody. */
export function ConsentTold({ networks, consent }: Pick<Site, 'networks' | 'consent'>) {
  if (consent.platform || !networks.some(({ needsConsent }) => needsConsent)) return null;
  return (
    <>
      <code>consent</code> holds your answer to the question about advertising, once you have given
      it: the day, the networks that you allowed, and which list of networks you were asked about.
      After {consent.months === 1 ? 'a month' : `${consent.months} months`}, or when that list
      changes, it no longer counts and you are asked anew.
    </>
  );
}
