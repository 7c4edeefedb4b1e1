import { describe, expect, it } from 'vitest';
import { isFormOf } from './likeness.ts';

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
  ])('(“%s”) matches the typed word “%s”', (found, typed) => {
    expect(isFormOf(found, typed)).toBe(true);
  });

  it.each([
    ['at', 'atention'],
    ['r', 'recieve'],
    ['habit', 'habbit'],
    ['day', 'worrst'],
  ])('(“%s”) does not match the typed word “%s”', (found, typed) => {
    expect(isFormOf(found, typed)).toBe(false);
  });
});
