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
      {toldOf(networks.flatMap(({ adapter, name }) => (TOLD.has(adapter) ? [name] : [])))}
    </>
  );
}

/** Adapters whose code is told of an answer: Google's Consent Mode. */
const TOLD: ReadonlySet<string> = new Set(['adsense', 'gpt']);

function toldOf(names: readonly string[]) {
  if (names.length === 0) return '';
  const are = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return ` ${new Intl.ListFormat('en-GB').format(names)} ${are[0]} told that you allowed ${are[1]}, once you have.`;
}
