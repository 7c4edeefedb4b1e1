import { textsIn } from '../../settings/problems.ts';
import type { Site } from '../../settings/site.ts';
import { isEmail, isPlaceholder } from './placeholder.ts';
import type { Remark, SettingsRemark } from './remark.ts';

/** The effect of a link that leads nowhere, by the part of the settings. */
const EFFECTS: Readonly<Record<string, string>> = {
  partners: 'Every page links to this address, where visitors find no partner.',
  donation: 'The donation dialog sends visitors to this address, so the charity receives nothing.',
  'contact.formEndpoint': 'Messages that visitors send with the contact form are lost.',
};
const OTHER_EFFECT = 'The site uses this address, where there is nothing.';

/** Remarks on the URLs and e-mail addresses in the settings that are placeholders. */
export function addressRemarks({ networks, ...settings }: Site): SettingsRemark[] {
  // An adapter is code of the engine or of the owner, and contains no settings.
  const plain = networks.map(({ adapter: _, ...network }) => network);
  return textsIn({ ...settings, networks: plain })
    .filter(({ text }) => isPlaceholder(text))
    .map(({ field, text }) => {
      return { ...kindOf(field, text), field, found: `"${text}", a placeholder` };
    });
}

function kindOf(field: string, text: string): Pick<Remark, 'id' | 'expected' | 'effect'> {
  if (field === 'identity.url')
    return {
      id: 'placeholder-url',
      expected: 'the public address of the site',
      effect: 'Feeds, sitemaps and shared links lead visitors to this address, not to the site.',
    };
  if (isEmail(text))
    return {
      id: 'placeholder-email',
      expected: 'an e-mail address that somebody reads',
      effect: 'A visitor who writes to this address gets no reply.',
    };
  const [part = ''] = field.split('.');
  return {
    id: 'placeholder-link',
    expected: 'an address on the internet',
    effect: EFFECTS[field] ?? EFFECTS[part] ?? OTHER_EFFECT,
  };
}
