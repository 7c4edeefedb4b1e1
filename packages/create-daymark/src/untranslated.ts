/** A word of the interface in English, as `engine.json` has it. */
interface EnglishWord {
  readonly text: string | Readonly<Record<string, string>>;
  readonly note: string;
}

/**
 * Returns the file of words in a language that the engine lacks, for a translator: the English text and
 * the note of each word beside an empty text. A text with plural forms has the forms of the
 * language.
 */
export function untranslated(
  words: Readonly<Record<string, EnglishWord>>,
  language: string,
): Record<string, unknown> {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, number) => rules.select(number));
  const forms = Object.fromEntries([...new Set(numbers)].map((form) => [form, '']));
  const translation = ({ text, note }: EnglishWord) => {
    return { en: text, note, text: typeof text === 'string' ? '' : forms };
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, translation(word)]));
}
