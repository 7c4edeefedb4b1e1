import { expect, it, vi } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { tagExample } from '../../../../../tests/network-settings.ts';
import { parseSite } from '../../settings/settings.ts';
import { formatProblem } from './problem.ts';
import { tagProblems } from './tags.ts';

inPublication();

const source = { file: 'site.config.ts', lineOf: () => 3 };

const files: Record<string, string> = {
  'tags/paper.html': '<ins>Paper</ins>',
  'tags/none.html': '\n',
};

vi.mock('../../settings/adapters/tag-file.ts', () => ({
  readTag(file: string) {
    const text = files[file];
    if (text === undefined) throw new Error('ENOENT');
    return text;
  },
}));

const problemsOf = (...names: string[]) => {
  const slots = ['topic.after-list', 'home.after-hero'];
  const filled = names.map((file, index) => [slots[index], { sizes: ['300x250'], file }]);
  const networks = [{ ...tagExample, slots: Object.fromEntries(filled) }];
  const site = parseSite({ ...owners, networks });
  return tagProblems(site, source).map(formatProblem);
};

it('a tag file with content is valid', () => {
  expect(problemsOf('tags/paper.html')).toEqual([]);
});

it('a missing or empty tag file is reported with file, line and field', () => {
  expect(problemsOf('tags/nowhere.html', 'tags/none.html')).toEqual([
    'site.config.ts:3: networks.0.slots.topic.after-list.file: expected a file with the HTML tag of an ad seller; found "tags/nowhere.html", which cannot be read',
    'site.config.ts:3: networks.0.slots.home.after-hero.file: expected a file with the HTML tag of an ad seller; found "tags/none.html", which is empty',
  ]);
});

it('a site without tags has no problems', () => {
  expect(tagProblems(parseSite(owners), source)).toEqual([]);
});
