import { expect, it } from 'vitest';
import { type Bodies, bodyHtml } from './body.ts';

const bodies = {
  '/content/stories/gate.md': async () => ({ compiledContent: async () => '<p>A gate.</p>' }),
} as unknown as Bodies;

it('the body of a text is found by its file', async () => {
  expect(await bodyHtml(bodies, 'content/stories/gate.md')).toBe('<p>A gate.</p>');
});

it('a text without a file is an error with the name of the file', async () => {
  await expect(bodyHtml(bodies, 'content/stories/door.md')).rejects.toThrow(
    'content/stories/door.md: expected a text; found no file',
  );
});
