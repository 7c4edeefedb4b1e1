import { expect, it } from 'vitest';
import { describeProblems } from '../problems.ts';
import { home } from './pages.ts';

const parse = (...sections: string[]) => home.safeParse({ subtitle: 'A subtitle.', sections });

function problemsOf(...sections: string[]): string[] {
  const { error } = parse(...sections);
  return describeProblems(error?.issues ?? [], { sections }).map(
    ({ field, expected, found }) => `${field}: expected ${expected}; found ${found}`,
  );
}

it.each([
  ['featured', 'newest', 'stories', 'google-ads'],
  ['stories', 'google-ads', 'featured'],
  ['newest', 'google-ads', 'stories', 'featured'],
  ['featured', 'newest', 'stories'],
  ['stories', 'featured'],
])('the home page may have the sections %s, %s, %s', (...sections) => {
  expect(parse(...sections).data?.sections).toEqual(sections);
});

it('a misspelt section is reported with a similar name', () => {
  const known = 'one of featured, newest, stories, google-ads';
  expect(problemsOf('featured', 'newset', 'shop', 'stories', 'google-ads')).toEqual([
    `sections.1: expected ${known} (did you mean "newest"?); found "newset"`,
    `sections.2: expected ${known}; found "shop"`,
  ]);
});

it('a section that is listed twice is reported', () => {
  expect(problemsOf('featured', 'stories', 'google-ads', 'featured')).toEqual([
    'sections.3: expected a section that is not already in the list; found "featured"',
  ]);
});

it('a section other than newest and google-ads cannot be left out', () => {
  expect(problemsOf('newest', 'google-ads')).toEqual([
    'sections: expected a list with featured, stories, because only newest and google-ads may be left out; found ["newest","google-ads"]',
  ]);
});

it('the section google-ads cannot be directly after a slot', () => {
  const expected =
    'expected "google-ads" directly after "newest" or "stories", because elsewhere it would follow a slot';
  expect(problemsOf('google-ads', 'featured', 'stories')).toEqual([
    `sections.0: ${expected}; found "google-ads"`,
  ]);
  expect(problemsOf('stories', 'featured', 'google-ads')).toEqual([
    `sections.2: ${expected}; found "google-ads"`,
  ]);
});

it('the note links to a page of the site, or to a heading on one', () => {
  const report = (href: string) =>
    home.safeParse({ subtitle: 'A sentence', note: { text: 'Read this', href } }).error?.issues;
  expect(report('/resources#ask-first')).toBeUndefined();
  expect(report('/blog/静けさ#はじめに')).toBeUndefined();
  expect(report('/topics/тихое-утро')).toBeUndefined();
  expect(report('/blog/fünf-atemzüge#Übung')).toBeUndefined();
  expect(report('https://a.example/')?.[0]?.message).toBe(
    'a path on this site, or a heading on a page of it, such as "/resources#ask-first"',
  );
});
