import { countTerms } from '../packages/daymark/src/content/articles/count-words.ts';
import { folderAndSlugOf } from '../packages/daymark/src/content/slug.ts';
import type { OwnersText } from '../packages/daymark/src/content/texts.ts';

/** Returns a text of the owner in the form that `setTexts` accepts. */
export const ownersText = (file: string, fields: OwnersText['fields'], html = ''): OwnersText => ({
  file,
  ...folderAndSlugOf(file),
  fields,
  moments: {},
  minutes: 1,
  terms: countTerms(''),
  html: async () => html,
  digest: file,
  headings: [],
});
