import { describe, expect, it } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import {
  dropNote,
  isKept,
  keepArticle,
  keepNote,
  markDone,
  markNotDone,
  mergeWith,
} from './changes.ts';
import { EMPTY } from './notebook.ts';

const now = '2026-07-01T08:00:00.000Z';

describe('a notebook change', () => {
  it('can mark a step as done, and as not done', () => {
    const done = markDone('one-thing', now)(EMPTY);
    expect(done.done).toEqual({ 'one-thing': now });
    expect(markNotDone('one-thing')(done)).toEqual(EMPTY);
  });

  it('adds an article to the reading list only once, and puts the newest entry first', () => {
    const again = { path: '/blog/guide-1', title: 'Guide 1', kept: now };
    const other = { path: '/blog/guide-2', title: 'Guide 2', kept: now };
    const { readingList } = keepArticle(again)(keepArticle(other)(exampleNotebook()));
    expect(readingList).toEqual([again, other]);
  });

  it('does not mutate the notebook that it receives', () => {
    const before = exampleNotebook();
    for (const note of before.notes) dropNote(note)(before);
    expect(before).toEqual(exampleNotebook());
  });

  it('adds the entries of a file, except those that the notebook already contains', () => {
    const [note] = exampleNotebook().notes;
    if (!note) throw new Error('example notebook: expected a note; found none');
    const here = exampleNotebook({ readingList: [] });
    const file = exampleNotebook({
      done: { 'five-breaths': now, 'one-thing': now },
      notes: [note, { ...note, kept: now }],
    });
    const merged = mergeWith(file)(here);
    expect(merged.done).toEqual({ ...here.done, 'one-thing': now });
    expect(isKept(merged, '/blog/guide-1')).toBe(true);
    expect(merged.notes).toEqual([{ ...note, kept: now }, note]);
  });

  it('distinguishes two notes from the same millisecond, in the notebook and in a file', () => {
    const [note] = exampleNotebook().notes;
    if (!note) throw new Error('example notebook: expected a note; found none');
    const second = { ...note, text: 'Another text' };
    const both = keepNote(second)(keepNote(note)(EMPTY));
    expect(both.notes).toEqual([second, note]);
    expect(keepNote(note)(both).notes).toEqual([note, second]);
    expect(dropNote(second)(both).notes).toEqual([note]);
    expect(mergeWith(both)(EMPTY)).toEqual(both);
    expect(mergeWith({ ...EMPTY, notes: [second] })({ ...EMPTY, notes: [note] }).notes).toEqual([
      note,
      second,
    ]);
  });

  it('adds a repeated entry of a file only once, and puts the newest entry first', () => {
    const [article, second] = ['2026-05-01T08:00:00Z', '2026-05-01T08:00:00.5Z'].map((kept) => ({
      path: `/blog/${kept.length}`,
      title: 'Guide',
      kept,
    }));
    const note = { step: 'a', prompt: 'Why?', text: 'So.', kept: now };
    if (!article || !second) throw new Error('example articles: expected two; found fewer');
    const file = { ...EMPTY, readingList: [article, second, article], notes: [note, note] };
    const here = exampleNotebook();
    const { readingList, notes } = mergeWith(file)(here);
    expect(readingList).toEqual([...here.readingList, second, article]);
    expect(notes).toEqual([note, ...here.notes]);
  });
});
