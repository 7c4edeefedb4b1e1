import { describe, expect, it, vi } from 'vitest';
import { correct, isFormOf } from './correct.ts';

const vocabulary = [
  'attention',
  'habit',
  'worst',
  'qigong',
  'habits',
  'mindfulness',
  'rabbit',
  'ten',
  'łódź',
  'straße',
  'strassen',
  'latitude',
  'breath',
];

describe('a misspelt search', () => {
  it.each([
    ['atention', ['atention'], 'attention'],
    ['Habbit', ['habbit'], 'habit'],
    ['mindfullnes', ['mindfullnes'], 'mindfulness'],
    ['my worrst day', ['worrst'], 'my worst day'],
    ['tai & quigong', ['quigong'], 'tai qigong'],
    ['Lodz', ['lodz'], 'łódź'],
    ['strasse', ['strasse'], 'straße'],
    ['breth', ['breth'], 'breath'],
    ['habbbit', ['habbbit'], 'habit'],
  ])('“%s” is corrected', async (asked, missed, corrected) => {
    expect(await correct(asked, missed, vocabulary, 'en')).toBe(corrected);
  });

  it.each([
    ['short words', 'teh', ['teh']],
    ['the beginning of a word', 'habi', ['habi']],
    ['a word like no other', 'lighthouse', ['lighthouse']],
    ['words that have results', 'habbit', []],
    ['a word with another beginning', 'gratitude', ['gratitude']],
  ])('keeps %s unchanged', async (_, asked, missed) => {
    expect(await correct(asked, missed, vocabulary, 'en')).toBeUndefined();
  });

  it('is corrected to the more frequent of two words at the same distance', async () => {
    expect(await correct('hebit', ['hebit'], ['hebat', 'habit'], 'en')).toBe('hebat');
  });

  it('is compared with the words of a large site in many tasks, between which the browser reacts', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const many = Array.from({ length: 20_000 }, (_, number) => `word${number}`);
    expect(await correct('atention', ['atention'], [...many, 'attention'], 'en')).toBe('attention');
    expect(pauses).toHaveBeenCalledTimes(10);
    pauses.mockRestore();
  });
});

describe('a word of a page', () => {
  it.each([
    ['attention', 'atten'],
    ['habits', 'habit'],
    ['practise', 'practising'],
    ['été', 'ete'],
    ['łódź', 'lodz'],
    ['straße', 'strasse'],
    ['हिन्दी', 'हिन्'],
    ['qigong', 'qigong'],
    ['day', 'days'],
    ['οδός', 'ΟΔΟΣ'],
  ])('(“%s”) matches the typed word “%s”', (found, typed) => {
    expect(isFormOf(found, typed, 'en')).toBe(true);
  });

  it('matches a typed word with another prefix in Arabic', () => {
    expect(isFormOf('الكتاب', 'كتاب', 'ar')).toBe(true);
    expect(isFormOf('كتاب', 'الكتاب', 'ar')).toBe(true);
    expect(isFormOf('heart', 'art', 'en')).toBe(false);
  });

  it.each([
    ['at', 'atention'],
    ['r', 'recieve'],
    ['habit', 'habbit'],
    ['day', 'worrst'],
    ['bread', 'breth'],
  ])('(“%s”) does not match the typed word “%s”', (found, typed) => {
    expect(isFormOf(found, typed, 'en')).toBe(false);
  });
});
