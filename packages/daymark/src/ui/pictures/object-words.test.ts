import { describe, expect, it } from 'vitest';
import { codes } from '../../../words/languages.ts';
import { tableOf, tablesIn } from './notation.ts';
import { objectFor, objectIn } from './object-words.ts';
import { OBJECTS } from './worlds.ts';

const tables = tablesIn('object-words.txt');

it('every language of the interface has words for every object', () => {
  expect([...tables.keys()].toSorted()).toEqual(codes.toSorted());
  for (const [language, table] of tables)
    expect([...tableOf(table).keys()], language).toEqual([...OBJECTS.keys()]);
});

it('the first word of an object finds the object, and no word stands for two objects', () => {
  for (const [language, table] of tables) {
    const entries = [...tableOf(table)];
    for (const [object, [word = '']] of entries)
      expect(objectIn(word.replace(/-$/, ''), language), `${language}: ${word}`).toBe(object);
    const words = entries.flatMap(([, words]) => words);
    expect(
      words.filter((word, index) => words.indexOf(word) !== index),
      language,
    ).toEqual([]);
  }
});

describe('objectIn', () => {
  it.each([
    ['en-GB', 'Six weeks of a cello', 'cello'],
    ['en', 'A Kettle, and a letter', 'kettle'],
    ['en', 'The doorman', undefined],
    ['de', 'Der Kartoffelsalat meiner Tante', 'potatoes'],
    ['de', 'Ein Übermaß an Eile', undefined],
    ['fr', 'L’écriture du soir', 'writing hand'],
    ['fr', 'Le petit-déjeuner', 'cup'],
    ['es', 'El pan de cada día', 'bread'],
    ['it', 'L’orologio di cucina', 'clock'],
    ['pt-BR', 'Uma xícara de silêncio', 'cup'],
    ['nl', 'Een stoel aan het raam', 'chair'],
    ['da', 'Nøglen og døren', 'door'],
    ['pl', 'O ziemniakach i cierpliwości', 'potatoes'],
    ['ar', 'في البيت والنافذة', 'door'],
    ['ja', '一杯の紅茶をいれる', 'kettle'],
    ['sv', 'Ett brev', undefined],
  ])('finds in the language %s: “%s”', (language, title, object) => {
    expect(objectIn(title, language)).toBe(object);
  });
});

it('a title decides before the topics, in the order of their names', () => {
  expect(objectFor('The last page', ['slow-cooking'], 'en')).toBe('page');
  expect(objectFor('On patience', ['attention', 'slow-cooking', 'sleep'], 'en')).toBe('pot');
  expect(objectFor('On patience', ['attention'], 'en')).toBeUndefined();
});
