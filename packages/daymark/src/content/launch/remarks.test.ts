import { expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import { readSourceFile } from '../../settings/source.ts';
import { readText } from '../checks/text.ts';
import { formatRemark, reportRemarks } from './remark.ts';
import { launchRemarks } from './remarks.ts';
import { siteWith } from './testing.ts';

inPublication();

const EMAIL =
  'site.config.ts:97: contact.email: expected an e-mail address that somebody reads; found "letters@daymark.example", a placeholder. A visitor who writes to this address gets no reply. [placeholder-email]';

const contact = { email: 'letters@daymark.example' };

it('remarks are sorted by file and line, and say where, what and why', async () => {
  const source = { file: 'site.config.ts', ...readSourceFile('site.config.ts') };
  const text = readText('content/stories/a.md', '---\nsample: true\n---\n');
  const story = { ...text, paragraphs: [] };
  const remarks = launchRemarks(siteWith({ contact }), source, [story], '2026-06-14');
  expect(remarks.map(({ id, file }) => [id, file])).toEqual([
    ['sample-story', 'content/stories/a.md'],
    ['starter-creative', 'site.config.ts'],
    ['starter-creative', 'site.config.ts'],
    ['starter-creative', 'site.config.ts'],
    ['placeholder-email', 'site.config.ts'],
  ]);
  expect(remarks.map(formatRemark).at(-1)).toBe(EMAIL);
  expect(reportRemarks(remarks.slice(-1))).toBe(
    `1 remark before launch, on what visitors should not meet:\n  ${EMAIL}`,
  );
});
