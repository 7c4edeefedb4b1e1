import type { Answer } from './answer.ts';

/** Who has asked: the site, about all that a network does, or a consent platform, by purposes. */
export type WhoAsks = 'site' | 'platform';

/**
 * What Google's tags are told of an answer: the four signals of Consent Mode v2. A platform's answer
 * stands here for purpose 1, which is storage; what was said of personal advertising (purposes 3, 4
 * and 7) is not known, and is denied. Analytics are no network's purpose.
 * Source: https://developers.google.com/tag-platform/security/guides/consent, and
 * …/guides/implement-TCF-strings for the purposes
 */
export function signalsOf(answer: Answer, asker: WhoAsks = 'site') {
  const granted = answer === 'granted' ? 'granted' : 'denied';
  const personal = asker === 'site' ? granted : 'denied';
  return {
    ad_storage: granted,
    ad_user_data: personal,
    ad_personalization: personal,
    analytics_storage: 'denied',
  };
}

/**
 * The script that stands before any of Google's tags: the default first, then the answer. Nothing of
 * theirs is fetched before consent (the "basic" form), so that where it runs the answer is known.
 */
export function consentModeScript(answer: Answer, asker: WhoAsks): string {
  const commands = [`gtag('consent','default',${JSON.stringify(signalsOf('unasked'))})`];
  if (answer === 'granted')
    commands.push(`gtag('consent','update',${JSON.stringify(signalsOf(answer, asker))})`);
  return `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${commands.join(';')};`;
}
