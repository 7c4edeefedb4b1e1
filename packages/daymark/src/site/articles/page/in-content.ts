/** The parts of an article between its in-content slots. A short article has fewer. */
export type Parts = [beginning: string, ...others: string[]];

/** The number of sections between two in-content slots. */
const SECTIONS_APART = 2;

/** A heading as the Markdown processor writes it. */
const HEADING = /<h2 id="([^"]*)">/g;
/** Comments, SVG and MathML. In HTML itself, no element is self-closing. */
const FOREIGN = /<!--[\s\S]*?-->|<(?:svg|math)\b[^>]*\/>|<(svg|math)\b[\s\S]*?<\/\1>/gi;
/** Void elements, and elements whose end tag is optional: the end of their parent closes them. */
const ENDLESS =
  /^<\/?(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[dt]|t[dhr]|thead|tbody|tfoot|caption|colgroup|option|optgroup|r[pt])(?![\w-])/i;

/**
 * Divides an article's HTML before headings, so that a slot never separates a heading from its
 * text: after the opening and one section, and again two sections later.
 * @param headings the ids of the headings from Markdown. Headings in raw HTML divide nothing
 * @param slots the number of slots between the parts
 */
export function placeInContent(html: string, headings: ReadonlySet<string>, slots: number): Parts {
  const [opening = '', ...sections] = wholeSections(html, headings);
  const first = opening + sections.slice(0, SECTIONS_APART - 1).join('');
  const rest = sections.slice(SECTIONS_APART - 1);
  const others: string[] = [];
  while (rest.length > 0 && others.length < slots) {
    const isLast = others.length === slots - 1;
    others.push(rest.splice(0, isLast ? rest.length : SECTIONS_APART).join(''));
  }
  return [first + rest.join(''), ...others];
}

/** Returns the opening and the sections. A section that ends inside an element absorbs the next. */
function wholeSections(html: string, headings: ReadonlySet<string>): string[] {
  const begins = [...html.matchAll(HEADING)].flatMap(({ index, 1: id = '' }) =>
    headings.has(id) ? [index] : [],
  );
  const sections: string[] = [];
  let open = '';
  [0, ...begins].forEach((begin, place) => {
    open += html.slice(begin, begins[place]);
    if (!isWhole(open)) return;
    sections.push(open);
    open = '';
  });
  return open === '' ? sections : [...sections, open];
}

/** Returns whether every element that begins in a piece of HTML also ends in it. */
function isWhole(html: string): boolean {
  const tags = html.replace(FOREIGN, '').match(/<\/?[a-z][^>]*/gi) ?? [];
  const counted = tags.filter((tag) => !ENDLESS.test(tag));
  return counted.length === 2 * counted.filter((tag) => tag.startsWith('</')).length;
}
