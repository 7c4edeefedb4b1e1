import { expect, it } from 'vitest';
import { bodiesOf, type Files } from './body.ts';

const text = (html: string) => async () => ({ compiledContent: async () => html });

const bodyHtml = bodiesOf({
  '/content/stories/gate.md': text('<p>A gate.</p>'),
  '/content/articles/gate.md': text('<p>On gates.</p>'),
  '/content/articles/2026/Dawn/index.md': text('<p>On dawn.</p>'),
} as unknown as Files);

it.each([
  ['stories', 'gate', '<p>A gate.</p>'],
  ['articles', 'gate', '<p>On gates.</p>'],
  ['articles', 'dawn', '<p>On dawn.</p>'],
])('bodyHtml finds a content file by folder and slug: %s, %s', async (folder, slug, html) => {
  expect(await bodyHtml(folder, slug)).toBe(html);
});

it('bodyHtml rejects a missing file with an error that names folder and slug', async () => {
  await expect(bodyHtml('stories', 'door')).rejects.toThrow(
    'content/stories: expected a Markdown file with the slug door; found no file',
  );
});
