/*
 * Texts of WordPress in several languages, between marks of the plug-in qTranslate and its successors:
 * `[:en]…[:de]…[:]` and `<!--:en-->…<!--:-->`.
 */

const MARK = /\[:([a-z]{2})\]|<!--:([a-z]{2})-->|\{:([a-z]{2})\}|\[:\]|<!--:-->|\{:\}/g;

interface InLanguage {
  text: string;
  /** What the text has in other languages, by their codes. */
  others: Map<string, string>;
}

/**
 * Returns a text in one language. Lines stay where they are.
 * @param language the code of the language; a text that does not have it is returned in its first language
 */
export function inLanguage(written: string, language: string): InLanguage {
  const others = new Map<string, string>();
  const marks = [...written.matchAll(MARK)];
  const codeOf = ([, one, two, three]: RegExpExecArray) => one ?? two ?? three;
  const codes = marks.map(codeOf).filter((code) => code !== undefined);
  const [first] = codes;
  if (first === undefined) return { text: written, others };
  const chosen = codes.includes(language) ? language : first;
  let text = written.slice(0, marks[0]?.index);
  for (const [index, mark] of marks.entries()) {
    const code = codeOf(mark);
    const part = written.slice(mark.index + mark[0].length, marks[index + 1]?.index);
    if (code === undefined || code === chosen) text += part;
    else {
      others.set(code, (others.get(code) ?? '') + part);
      text += part.replace(/[^\n]/g, '');
    }
  }
  return { text, others };
}
