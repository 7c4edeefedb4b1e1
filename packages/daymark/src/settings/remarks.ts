/**
 * The kinds of remarks before launch, which the settings may accept. Programs read these ids, so an id
 * keeps its name and its meaning.
 */
export const REMARKS = [
  'placeholder-url',
  'placeholder-email',
  'placeholder-link',
  'no-contact',
  'help-looked-up',
  'sample-story',
  'statement-outdated',
  'starter-text',
  'blank',
  'starter-creative',
  'photograph-metadata',
  'no-ads-txt',
  'ads-txt-elsewhere',
  'looser-policy',
  'counter-without-consent',
  'former-service',
] as const;
