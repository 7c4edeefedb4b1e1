import { describe, expect, it } from 'vitest';
import { articleHtml } from './testing.ts';

describe('an image is rejected with file and line', () => {
  it.each(['https://example.org/a.jpg', '/a.jpg', 'a.jpg'])(
    'if its path does not begin with ./ or ../: %s',
    async (src) => {
      await expect(articleHtml(`Text.\n\n![A](${src})`)).rejects.toThrow(
        `content/articles/walk.md:3: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ${src}`,
      );
    },
  );

  it('if the file does not exist', async () => {
    await expect(articleHtml('![A](./no-such-file.jpg)')).rejects.toThrow(
      'content/articles/walk.md:1: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ./no-such-file.jpg, which does not exist',
    );
  });

  it('if its path cannot be decoded', async () => {
    await expect(articleHtml('![A](./100%.jpg)')).rejects.toThrow(
      'content/articles/walk.md:1: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ./100%.jpg, in which % must be written as %25',
    );
    await expect(articleHtml('![A](./100%25.jpg)')).rejects.toThrow(
      'found ./100%.jpg, which does not exist',
    );
  });
});
