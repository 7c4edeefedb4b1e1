import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5';
import { expect, it } from 'vitest';
import { tags } from './markup.ts';

/** The name and the position of a tag, and the attributes of a start tag. */
type Found = readonly [name: string, start: number, attributes: readonly string[]];

/** Records the tags that parse5 finds while it parses a page as browsers do. */
class Recorder extends Parser<DefaultTreeAdapterMap> {
  readonly found = new Map<number, Found>();
  override onStartTag(token: Token.TagToken): void {
    this.record(token, token.tagName);
    super.onStartTag(token);
  }
  override onEndTag(token: Token.TagToken): void {
    this.record(token, `/${token.tagName}`);
    super.onEndTag(token);
  }
  private record({ location, attrs }: Token.TagToken, name: string): void {
    const start = location?.startOffset ?? -1;
    const attributes = attrs.map((attribute) => `${attribute.name}=${attribute.value}`);
    // The parser inserts implied tags, which have no position, and then processes the tag again.
    if (start >= 0 && !this.found.has(start)) this.found.set(start, [name, start, attributes]);
  }
}

function tagsOfParser(html: string): Found[] {
  const parser = new Recorder({ scriptingEnabled: false, sourceCodeLocationInfo: true });
  parser.tokenizer.write(html, true);
  return [...parser.found.values()];
}

const ownTags = (html: string): readonly Found[] =>
  [...tags(html)].map(({ name, isEnd, start, attributes }) => [
    isEnd ? `/${name}` : name,
    start,
    [...attributes].map(([attribute, value]) => `${attribute}=${value}`),
  ]);

const PUNCTUATION = ['<', '</', '>', '/', '=', '"', "'", '!', '<?', '<!', '&', '-', '--', 'é', 'a'];
const SPACES = [' ', '\n', '\t', '\f', '\r', '\r\n', '\0'];
const COMMENTS = ['<!--', '-->', '--!>', '<!-', '<!-->', '<!--->', '<![CDATA[', ']]>'];
const CODE = ['script', 'style'].flatMap((name) => [
  ...[`<${name}>`, `</${name}>`, `<${name}`, `</${name}`, `<${name.toUpperCase()} a="b">`],
  ...[`</${name} >`, `</${name}/`, `<${name} src=a>`, `<${name}/>`, `</${name.slice(0, 3)}`],
]);
const ESCAPED = [
  '<script><!--',
  '<script><!--<script>',
  '--></script>',
  '</script>-->',
  '<!--a--!>',
];
const ATTRIBUTES = [
  ' b=c',
  ' x="y"',
  " x='y'",
  ' B',
  ' =d',
  '<g a=">" a=b/>',
  "<g a='<g>'>",
  '</g>',
];

/**
 * Tags of HTML, except those of `<select>` and of tables: which tags a browser skips in these
 * elements depends on its version.
 */
const HTML = ['title', 'textarea', 'iframe', 'xmp', 'noembed', 'noscript', 'template', 'p', 'div']
  .flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} `, `</${name} b>`])
  .concat('<br/>', '<svg/>', '<math />');
/** SVG and MathML, without the tags of HTML that would end them. */
const FOREIGN = ['<svg>', '</svg>', '<svg/>', '<g/>', '<g>', '</g>', '<math>', '</math>', '<svg '];

/** Elements whose content is text. */
const TEXT = /^(?:script|style|title|textarea|iframe|xmp|noembed)$/;

/**
 * Returns a generator of numbers from 0 to 1. The numbers are the same for the same seed
 * (Mulberry32).
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hostileMarkup(seed: number, pieces: readonly string[]): string {
  const random = randomNumbers(seed);
  const count = 2 + random() * 16;
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)]).join('');
}

const common = [...PUNCTUATION, ...SPACES, ...COMMENTS, ...CODE, ...ESCAPED, ...ATTRIBUTES];

it.each([
  ['HTML', [...common, ...HTML], 0],
  ['SVG and MathML', [...common, ...FOREIGN, ...FOREIGN], 1_000_000],
])('tags() finds the same tags as parse5 in hostile %s', (_, pieces, firstSeed) => {
  let compared = 0;
  for (let seed = firstSeed; seed < firstSeed + 3_000; seed++) {
    const html = hostileMarkup(seed, pieces);
    let own: readonly Found[];
    try {
      own = ownTags(html);
    } catch {
      continue; // `tags` refuses inline code with `<` or `&` in SVG.
    }
    const expected = tagsOfParser(html);
    // `tags` leaves out an element whose text has no end tag.
    if (expected.length > own.length && TEXT.test(expected.at(-1)?.[0] ?? '')) expected.pop();
    expect(own, JSON.stringify(html)).toEqual(expected);
    compared += own.length;
  }
  expect(compared).toBeGreaterThan(3_000);
});
