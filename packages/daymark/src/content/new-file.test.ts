import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldProblems } from './checks/fields.ts';
import { readText } from './checks/text.ts';
import { writeNewFile } from './new-file.ts';

const TODAY = '2026-06-14';

let folder: string;
const previous = process.cwd();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-file-'));
  process.chdir(folder);
  await mkdir('content/topics', { recursive: true });
});
afterEach(async () => {
  process.chdir(previous);
  await rm(folder, { recursive: true });
});

describe('writeNewFile', () => {
  it.each([
    ['topic', 'On rest', 'content/topics/on-rest.md'],
    ['story', '“I began again.”', 'content/stories/i-began-again.md'],
    ['page', 'Our retreats', 'pages/our-retreats.md'],
    ['article', "What: the room's “easy” way", 'content/articles/what-the-rooms-easy-way.md'],
  ])('writes a %s that has no problems', async (kind, title, path) => {
    await writeFile('content/topics/rest.md', '---\ntitle: Rest\n---\n');
    const file = await writeNewFile(kind, title, TODAY);
    expect(file).toBe(path);
    const text = readText(file, await readFile(file, 'utf8'));
    const topic = readText('content/topics/rest.md', '---\ntitle: Rest\n---\n');
    const problems = fieldProblems([text, topic], TODAY, { title: 'Yoga' });
    expect(problems.filter((problem) => problem.file === file)).toEqual([]);
  });

  it('does not overwrite an existing file', async () => {
    await writeFile('content/topics/rest.md', 'mine');
    await expect(writeNewFile('topic', 'Rest', TODAY)).rejects.toThrow(
      'content/topics/rest.md: expected no file with this name; found one. Choose another title',
    );
    expect(await readFile('content/topics/rest.md', 'utf8')).toBe('mine');
  });

  it.each([
    ['poem', 'Dusk', 'daymark new: expected one of article, story, topic, page; found "poem"'],
    [
      'topic',
      '…',
      'daymark new topic: expected a title with at least one letter or digit; found "…"',
    ],
    [
      'article',
      'Dusk',
      'content/topics: expected a topic for the article; found none. Run `daymark new topic`',
    ],
  ])('rejects %s "%s"', async (kind, title, message) => {
    await expect(writeNewFile(kind, title, TODAY)).rejects.toThrow(message);
  });
});

it.each([
  ['Find the exact word', 'find-the-exact-word'],
  ['Élan — and what’s left of it', 'élan-and-whats-left-of-it'],
])('the file of "%s" is called %s.md', async (title, slug) => {
  expect(await writeNewFile('topic', title, TODAY)).toBe(`content/topics/${slug}.md`);
});
