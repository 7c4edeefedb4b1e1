import { type AnalysisResult, analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { isExhaustive } from '../tests/exhaustive.ts';
import { growsLinearly } from '../tests/growth.ts';
import { allExpressions, expressionsIn, faultOf } from './expressions.ts';
import { parseText } from './imports.ts';

/** Returns what the check reports about the expressions of a TypeScript file. */
const faultsOf = (code: string) =>
  expressionsIn('a.ts', parseText('a.ts', code)).flatMap((expression) => faultOf(expression) ?? []);

describe('the check of regular expressions', () => {
  it('reports the place of an expression that takes super-linear time', () => {
    expect(faultsOf('const a = 1;\nconst b = /x+y/g;')).toEqual([
      'a.ts:2: expected an expression that takes linear time, or a comment "backtracks: …" above it with the reason why its texts are short; found /x+y/g, which takes quadratic time on a run of "x"',
    ]);
    expect(faultsOf('/(?:x+)+y/')[0]).toContain('exponential time');
    expect(faultsOf('/^x+y/')).toEqual([]);
  });

  it.each([
    'const X = "x+"; const y = new RegExp(X + "y");',
    'const X = String.raw`\\w+`; RegExp(`$' + '{X}!`, "u")',
    'const X = /x+/; new RegExp(["y?", X.source].join("") + "!", "g")',
    'function f(name: string) { return new RegExp(name + "+b"); }',
  ])('reads the texts of which RegExp makes an expression: %s', (code) => {
    expect(faultsOf(code)).toHaveLength(1);
  });

  it('accepts a comment with a reason', () => {
    expect(faultsOf('// backtracks: the text is a name\nconst a = /x+y/;')).toEqual([]);
    expect(faultsOf('// backtracks: the text is a name\n\nconst a = /x+y/;')).toHaveLength(1);
    expect(faultsOf('// backtracks:\nconst a = /x+y/;')).toHaveLength(1);
  });
});

type Node = AnalysisResult['parsed']['pattern']['alternatives'][number]['elements'][number];
type Alternatives = AnalysisResult['parsed']['pattern']['alternatives'];

/** Characters to try: each character class of an expression contains some of them. */
const CHARACTERS = [...'a0A _-/.=:*#"\'<>[](){}|&;,!?~`$%^+@\\é\u0300真\t\n\r\u2028\u2029'];
/** Characters of which the test gives every expression a long run. */
const RUNS = [...' a-\t\n\r\u2028\u2029\u0300'];

/**
 * Returns the parts of texts that may be slow for an expression: a beginning, and a piece to repeat
 * after it.
 */
function piecesFor(source: string, flags: string): (readonly [start: string, piece: string])[] {
  const inClass = ({ raw }: { raw: string }) => {
    const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
    return CHARACTERS.filter((character) => pattern.test(character));
  };
  /** Returns a text that a part of an expression may match. */
  const sampleOf = (node: Node): string => {
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      return (node.alternatives[0]?.elements ?? []).map(sampleOf).join('');
    if (node.type === 'Quantifier')
      return sampleOf(node.element).repeat(Math.min(node.min, MOST_REPEATED));
    if (node.type === 'Backreference')
      return Array.isArray(node.resolved) ? '' : sampleOf(node.resolved);
    return node.type === 'Assertion' ? '' : (inClass(node)[0] ?? '');
  };
  const found = new Set<string>();
  const add = (start: string, piece: string) => piece && found.add(JSON.stringify([start, piece]));
  const walk = (alternatives: Alternatives, start: string): void => {
    for (const { elements } of alternatives) {
      let before = start;
      for (const part of elements) {
        const inner = part.type === 'Quantifier' ? part.element : part;
        if (part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY) {
          const all = 'alternatives' in inner ? [sampleOf(inner)] : inClass(inner);
          const most = isExhaustive ? all.length : 3;
          for (const one of [...all.slice(0, most), ...all.filter((one) => RUNS.includes(one))]) {
            add(before, one);
            add('', before + one);
          }
        }
        if ('alternatives' in inner) walk(inner.alternatives as Alternatives, before);
        before += sampleOf(part);
      }
      add('', before);
    }
  };
  walk(analyse({ source, flags }, { maxReports: 0 }).parsed.pattern.alternatives, '');
  for (const character of RUNS) add('', character);
  return [...found].map((one) => JSON.parse(one));
}

/** The most repetitions of a part of an expression, such as the number signs of a heading. */
const MOST_REPEATED = 20;
const [SIZE, SHORT] = isExhaustive ? [64_000, 30] : [24_000, 10];

it('each regular expression takes time in proportion to its text', async () => {
  const slow: string[] = [];
  for (const { file, line, source, flags, reason } of allExpressions()) {
    if (reason !== undefined) continue;
    const pattern = new RegExp(source, flags);
    for (const [start, piece] of piecesFor(source, flags)) {
      const search = (size: number) => {
        const text = `${start}${piece.repeat(Math.ceil(size / piece.length))}\0`;
        return flags.includes('g') ? text.match(pattern) : pattern.exec(text);
      };
      if (await growsLinearly(search, SIZE, SHORT)) continue;
      slow.push(`${file}:${line}: ${JSON.stringify([start, piece])} for /${source}/${flags}`);
      break;
    }
  }
  expect(slow).toEqual([]);
});
