import { fillWords } from '../../settings/noun.ts';
import { lineAt } from '../../settings/problems.ts';
import type { Site } from '../../settings/site.ts';
import type { Body } from '../checks/body.ts';
import type { Text } from '../checks/text.ts';
import type { Remark, SettingsRemark } from './remark.ts';
import { STARTER_CREATIVES, STARTER_SENTENCES } from './starter.ts';

/** Remarks on house creatives with the message of one that came with the site. */
export function creativeRemarks({
  creatives,
  noun,
  identity: { name: site },
}: Pick<Site, 'creatives' | 'noun' | 'identity'>): SettingsRemark[] {
  const supplied = STARTER_CREATIVES.map((message) => fillWords(message, { noun, site }));
  return creatives.flatMap(({ title, message }, index) =>
    supplied.includes(message)
      ? [
          {
            id: 'starter-creative',
            field: `creatives.${index}`,
            expected: 'a note of your own',
            found: `"${title}", which came with the site`,
            effect: 'Slots without an ad show visitors a note that you have not written.',
          },
        ]
      : [],
  );
}

/** Remarks on stories that are marked as samples. */
export const sampleRemarks = (texts: readonly Text[]): Remark[] =>
  texts
    .filter(({ folder, fields }) => folder === 'stories' && fields.sample === true)
    .map(({ file, lineOf }) => ({
      id: 'sample-story',
      file,
      line: lineOf('sample'),
      field: 'sample',
      expected: 'a story that somebody has told you, or no file',
      found: 'true',
      effect: 'Visitors read an invented story, which the page labels as a sample.',
    }));

/** Between words, the patterns accept any white space, because an editor may wrap lines. */
const SENTENCES = Object.entries(STARTER_SENTENCES).map(([sentence, expected]) => {
  const pattern = new RegExp(sentence.split(' ').map(RegExp.escape).join('\\s+'));
  return { sentence, expected, pattern };
});

/** Remarks on sentences of the static pages that came with the site. */
export const sentenceRemarks = (
  texts: readonly (Pick<Text, 'file' | 'folder'> & Pick<Body, 'paragraphs'>)[],
): Remark[] =>
  texts
    .filter(({ folder }) => folder === 'pages')
    .flatMap(({ file, paragraphs }) =>
      SENTENCES.flatMap(({ sentence, expected, pattern }): Remark[] => {
        for (const { line, text } of paragraphs) {
          const found = pattern.exec(text);
          if (!found) continue;
          const start = sentence.length > 60 ? `${sentence.slice(0, 57)}…` : sentence;
          return [
            {
              id: 'starter-text',
              file,
              line: line + lineAt(text, found.index) - 1,
              expected,
              found: `"${start}", which came with the site`,
              effect: 'Visitors read about the software, or a note to its publisher.',
            },
          ];
        }
        return [];
      }),
    );
