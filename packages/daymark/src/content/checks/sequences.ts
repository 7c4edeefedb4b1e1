import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

/** A content file with its number in a sequence. */
interface Part {
  text: Text;
  number: number;
}

/**
 * Warns about gaps among the guides and in series, and about series whose names differ only in
 * letter case or spaces. Drafts count as parts.
 */
export function sequenceProblems(texts: readonly Text[]): Problem[] {
  const articles = texts.filter(({ folder }) => folder === 'articles');
  const guides = articles.flatMap((text) => partOf(text, text.fields.guide));
  const inSeries = articles.flatMap((text) => partOf(text, Object(text.fields.series).part));
  const series = Map.groupBy(inSeries, ({ text }) => nameOf(text));
  const problems = [
    ...gapsIn(guides, 'guide', (number) => `guide ${number} among the articles`),
    ...[...series].flatMap(([name, parts]) =>
      gapsIn(parts, 'series.part', (number) => `part ${number} of “${name}”`),
    ),
    ...similarNames([...series.values()].flatMap(([first]) => first?.text ?? [])),
  ];
  return problems.map((problem) => ({ ...problem, severity: 'warning' }));
}

const partOf = (text: Text, number: unknown): Part[] =>
  typeof number === 'number' && Number.isInteger(number) ? [{ text, number }] : [];

const nameOf = ({ fields }: Text) => String(Object(fields.series).name);

function gapsIn(parts: readonly Part[], field: string, missing: (number: number) => string) {
  const numbers = new Set(parts.map(({ number }) => number));
  return parts.flatMap(({ text, number }) => {
    if (number <= 1 || numbers.has(number - 1)) return [];
    const found = `${field === 'guide' ? 'guide' : 'part'} ${number} without it`;
    return [fieldProblem(text, field, missing(number - 1), found)];
  });
}

/** @param firsts one article of each series */
function similarNames(firsts: readonly Text[]): Problem[] {
  const plain = (text: Text) => nameOf(text).toLowerCase().replace(/\s+/g, ' ');
  const earlier = new Map<string, Text>();
  return firsts.flatMap((text) => {
    const other = earlier.get(plain(text));
    if (!other) earlier.set(plain(text), text);
    if (!other) return [];
    const found = `“${nameOf(text)}”, another series than “${nameOf(other)}” of ${other.file}`;
    return [fieldProblem(text, 'series.name', 'the same name in all parts of a series', found)];
  });
}
