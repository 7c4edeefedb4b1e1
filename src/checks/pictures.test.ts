import { describe, expect, it } from 'vitest';
import { pictureProblems } from './pictures.ts';
import { inWords } from './problem.ts';
import { readText } from './text.ts';

const text = readText('content/articles/dawn.md', '');
const problemsOf = (href: string, alt?: string) =>
  pictureProblems(text, { pictures: [{ href, alt, line: 5 }], links: [], ids: new Set() }).map(
    inWords,
  );

describe('a picture in a text', () => {
  it('says what it shows, or that it is decorative', () => {
    expect(problemsOf('/a.png', 'A wave')).toEqual([]);
    expect(problemsOf('/a.png', 'decorative')).toEqual([]);
    expect(problemsOf('/a.png')).toEqual([
      'content/articles/dawn.md:5: expected a text that says what the picture shows, or "decorative" for one that only adorns; found none on /a.png',
    ]);
  });

  it('is there, if it is a file beside the text', () => {
    expect(problemsOf('./gone.jpg', 'A wave')).toEqual([
      'content/articles/dawn.md:5: expected a picture beside the text; found ./gone.jpg, which is not there',
    ]);
    expect(problemsOf('./guide-1.md', 'A file that is there')).toEqual([]);
    expect(problemsOf('https://elsewhere.example/a.png', 'A wave')).toEqual([]);
  });
});
