import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { elements, tags } from './markup.ts';
import { type Choices, randomFrom } from './random.ts';

const read = (html: string) =>
  [...elements(html)]
    .filter(({ name }) => name === 'script' || name === 'style')
    .map(({ name, text }) => `${name}:${text}`);

/**
 * A title, a source, and the scripts and styles in this source, each with its name and its text.
 */
const examples: [string, string, string[]][] = [
  [
    'text with character references, which stay encoded',
    '<script>a < b && "&amp;"</script>',
    ['script:a < b && "&amp;"'],
  ],
  [
    'tag names in any letter case',
    '<SCRIPT>a</Script ><sTyle>b</STYLE\n>',
    ['script:a', 'style:b'],
  ],
  ['a longer name is another element', '<scripts>a</scripts><style-x>b</style-x>', []],
  ['an end tag needs a whole name', '<style>a</styles>b</style>', ['style:a</styles>b']],
  ['an end tag may have attributes', '<script>a</script x=">">b', ['script:a']],
  ['a start tag in a quoted value', '<p title="<script>a</script>"></p>', []],
  ['a `>` in a quoted value', `<p a='>' b=">"><script>a</script>`, ['script:a']],
  ['a value without quotes', '<p a=b"c><script>a</script>', ['script:a']],
  ['an attribute without a value', '<script async x= >a</script>', ['script:a']],
  ['a comment', '<!-- <script>a</script> --><style>b</style>', ['style:b']],
  [
    'the shortest comments',
    '<!--><script>a</script><!---><style>b</style>',
    ['script:a', 'style:b'],
  ],
  ['a comment that ends with --!>', '<!-- a --!><style>b</style>', ['style:b']],
  ['a comment that does not end', '<!-- <script>a</script>', []],
  ['a declaration', '<!doctype html><? x ?></ y><style>b</style>', ['style:b']],
  [
    'the text of other elements',
    '<title><style>a</style></title><textarea><script>b</script></textarea>',
    [],
  ],
  ['markup within a script', '<script>"<style>a</style>"</script>', ['script:"<style>a</style>"']],
  ['an empty element', '<script></script><style></style>', ['script:', 'style:']],
  ['a slash that closes nothing in HTML', '<script/>a</script>', ['script:a']],
  ['an element that does not end', '<style>a', []],
  ['a tag that does not end', '<style>a</style><script title="', ['style:a']],
  ['a document without elements', 'a < b, a <', []],
  ['a style within <noscript>', '<noscript><style>a</style></noscript>', ['style:a']],
  ['a style within <template>', '<template><style>a</style></template>', ['style:a']],
  ['an escaped script', '<script><!-- a </script>b', ['script:<!-- a ']],
  [
    'a script within an escaped script',
    '<script><!-- <script>a</script> b --></script>c',
    ['script:<!-- <script>a</script> b -->'],
  ],
  ['an escape that ends at once', '<script><!--><script>a</script>b', ['script:<!--><script>a']],
  ['line ends, which a browser normalizes', '<script>a\r\nb\rc</script>', ['script:a\nb\nc']],
  ['a null character', '<style>a\0</style>', ['style:a\uFFFD']],
  ['a style in an SVG', '<svg><style>a{}</style></svg><p>', ['style:a{}']],
  [
    'a title in an SVG, whose content is markup',
    '<svg><title><style>a</style></title></svg>',
    ['style:a'],
  ],
  [
    'a self-closed element in an SVG',
    '<svg><style/><g/></svg><style>a</style>',
    ['style:', 'style:a'],
  ],
  ['a CDATA section in an SVG', '<svg><![CDATA[ > <style>a</style> ]]></svg>', []],
  ['a self-closed SVG', '<svg/><style>a & b</style>', ['style:a & b']],
  [
    'an end tag of an SVG without a start tag',
    '</svg><svg><title><style>a</style></title></svg>',
    ['style:a'],
  ],
  ['a style after an SVG', '<svg><g></g></svg></svg><style>a & b</style>', ['style:a & b']],
];

describe('scripts and styles are found as a browser finds them', () => {
  test.each(examples)('example: %s', (_title, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});

test('attributes have lower-case names, and the first of several attributes with the same name counts', () => {
  const [script] = elements(`<script TYPE='a' type="b" data-x = c async>x</script>`);
  expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
    type: 'a',
    'data-x': 'c',
    async: '',
  });
});

test('finds every element in order, but no tags in comments or in the raw text of an element such as <iframe>', () => {
  const html = '<main><!-- <i> --><IFRAME src=a><b></b></iframe><svg><g/></svg></main><p>';
  expect([...elements(html)].map(({ name }) => name)).toEqual(['main', 'iframe', 'svg', 'g', 'p']);
});

test('nameEnd is the position after the name of an element in the source', () => {
  const html = '<p>\r\n<SCRIPT src="/a.js"></script>\r<br/>';
  const rests = [...elements(html)].map(({ nameEnd }) => html.slice(nameEnd));
  expect(rests).toEqual([
    '>\r\n<SCRIPT src="/a.js"></script>\r<br/>',
    ' src="/a.js"></script>\r<br/>',
    '/>',
  ]);
});

test.each(['a &gt; b', '<!-- a -->', '<g/>'])(
  'a style in an SVG with the text %s is refused',
  (text) => {
    expect(() => read(`<svg><style>${text}</style></svg>`)).toThrow(
      `An inline <style> within SVG or MathML must not contain "<" or "&"; found "${text}". Move it to a file.`,
    );
  },
);

test('a style without an end tag in an SVG is refused', () => {
  expect(() => read('<svg><style>a</svg><p>')).toThrow('found "a</svg><p>"');
});

test('a tag has the text before it, without comments', () => {
  const found = [...tags('One <b>two<!-- <i> --> three</b>')].map(({ before }) => before);
  expect(found).toEqual(['One ', 'two three']);
});

test('hostile pages are read in linear time', () => {
  const hostile = ['<', '<a ', '<!--', '<script><!--', '<a b="', '</', '<a =', '<style>'];
  const started = performance.now();
  for (const piece of hostile) read(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

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

function hostileMarkup(seed: number, pieces: Choices<string>): string {
  const random = randomFrom(String(seed));
  return Array.from({ length: random.int(2, 17) }, () => random.pick(pieces)).join('');
}

const common = [...PUNCTUATION, ...SPACES, ...COMMENTS, ...CODE, ...ESCAPED, ...ATTRIBUTES];

it.each<[string, Choices<string>, number]>([
  ['HTML', ['<', ...common, ...HTML], 0],
  ['SVG and MathML', ['<', ...common, ...FOREIGN, ...FOREIGN], 1_000_000],
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
