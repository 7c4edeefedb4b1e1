import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import { pictureProblems } from './pictures.ts';
import { formatProblem } from './problem.ts';
import { readText } from './text.ts';

inPublication();

const ICON = '../../public/favicon.svg';
const text = readText('content/articles/dawn.md', '');
async function problemsOf(href: string, alt?: string) {
  const problems = await pictureProblems({ ...text, pictures: [{ href, alt, line: 5 }] }, 'en');
  return problems.map(formatProblem);
}

describe('an image in a content file', () => {
  it('must have an alternative text or be marked as decorative', async () => {
    const withText = await problemsOf(ICON, 'A wave');
    expect(withText.filter((problem) => problem.includes('alternative text'))).toEqual([]);
    expect(await problemsOf(ICON, 'decorative')).toEqual([]);
    expect(await problemsOf(ICON)).toEqual([
      `content/articles/dawn.md:5: expected alternative text that describes the picture, or "decorative" if it is decorative; found no alternative text for ${ICON}`,
    ]);
  });

  it('has visible parts in both colour schemes, unless it is decorative', async () => {
    expect(await problemsOf(ICON, 'A wave')).toEqual([
      expect.stringMatching(
        /text: 4\.5.*; found .*\.svg, which has a part with the colour #e5694f with a contrast of 2\.64 in the dark scheme$/,
      ),
    ]);
    expect(await problemsOf(ICON, 'decorative')).toEqual([]);
  });

  it.each([
    ['./gone.jpg', './gone.jpg, which does not exist'],
    ['guide-1.md', 'guide-1.md'],
    ['/beacon.svg', '/beacon.svg'],
    ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
  ])('must be a file next to the content file, not %s', async (href, found) => {
    expect(await problemsOf(href, 'A wave')).toEqual([
      `content/articles/dawn.md:5: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ${found}`,
    ]);
  });

  it('is not reported by pictureProblems if its path cannot be decoded, because rendering reports it', async () => {
    expect(await problemsOf('./100%.jpg', 'A wave')).toEqual([]);
  });
});
