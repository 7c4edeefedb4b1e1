import { asksItself } from '../consent/asks.ts';
import { isGoogle } from '../site/schema/networks/traits.ts';
import type { Site } from '../site/schema/site.ts';

/** What the site itself keeps of a visitor's answer; nothing where it asks nobody. */
export function ConsentTold({ networks, consent }: Pick<Site, 'networks' | 'consent'>) {
  if (!asksItself({ networks, consent })) return null;
  return (
    <>
      <code>consent</code> holds your answer to the question about advertising, once you have given
      it: the day, the networks that you allowed, and which list of networks you were asked about.
      After {consent.months === 1 ? 'a month' : `${consent.months} months`}, or when that list
      changes, it no longer counts and you are asked anew.
      {toldOf(networks.filter(isGoogle).map(({ name }) => name))}
    </>
  );
}

/** Google's networks are told of an answer, by Consent Mode. */
function toldOf(names: readonly string[]) {
  if (names.length === 0) return '';
  const are = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return ` ${new Intl.ListFormat('en-GB').format(names)} ${are[0]} told that you allowed ${are[1]}, once you have.`;
}
