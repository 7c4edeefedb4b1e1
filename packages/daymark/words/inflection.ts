/*
 * The forms of names within the sentences of a language. Code does this, because owners and authors
 * write the names, which no translator knows.
 */

/** The languages whose nouns within sentences are written as in titles. */
const AS_IN_TITLES = ['ar', 'de', 'ja'];

/**
 * Returns a noun as within a sentence: each word in lower case, except words with more than one capital
 * letter ("NLP", "McTimoney"), which are names or abbreviations. The Dutch "IJ" is one letter.
 */
export function nounInText(title: string, language: string): string {
  if (AS_IN_TITLES.includes(language)) return title;
  return title
    .split(' ')
    .map((word) => {
      const counted = language === 'nl' ? word.replace(/^IJ/, 'I') : word;
      return /\p{Lu}.*\p{Lu}/u.test(counted) ? word : word.toLocaleLowerCase(language);
    })
    .join(' ');
}

/** Match the beginnings of the names of authors that are lower case within a sentence. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  da: /^Redaktionen\b/,
  en: /^The /,
  es: /^(?:El|La|Los|Las) (?=redac|equipo|comit|colectiv|asociaci|autor|editor)/u,
  fr: /^(?:(?:Le|La|Les) |L’|L')(?=rédact|équipe|collecti|comité|associa|auteur)/u,
  it: /^(?:(?:Il|Lo|La|I|Gli|Le) |L[’'])(?=redazion|gruppo|comitat|collettiv|associazion|autor|autric)/u,
  nl: /^(?:De|Het) (?=\p{Ll}+ van )/u,
};

/** Returns the name of an author as within a sentence: "the editors of Daymark". */
export const nameInText = (name: string, language: string): string => {
  const article = ARTICLES[language];
  return article ? name.replace(article, (begin) => begin.toLowerCase()) : name;
};
