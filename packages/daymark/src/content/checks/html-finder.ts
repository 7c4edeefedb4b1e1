import { elements, type Tag } from '../../basics/markup.ts';
import { isLanguage } from '../../settings/schema/fields.ts';
import { type Finder, linesWithin } from './finder.ts';

/** End tags to append, because the end tag of an element may be in another node of the syntax tree. */
const END_TAGS = '</script></style></iframe></textarea></title>';
const POLICY = 'which the content security policy of the page refuses';

/**
 * Finds HTML that the content security policy of the page refuses, a `tabindex` that changes the
 * order of the Tab key, and a language that no screen reader knows. Inline scripts and styles are not
 * refused: the author decides what a text contains, and the policy contains their hashes.
 */
export const htmlFinder: Finder = (report) => ({
  name: 'find-refused-html',
  options: { position: true },
  html(node) {
    const { value } = node;
    const comment = value.lastIndexOf('<!--');
    if (comment >= 0 && !value.includes('-->', comment)) {
      const expected = '--> at the end of the comment, which hides the rest of the text';
      const line = linesWithin(node, value)(comment);
      report({ line, expected, found: 'no end of the comment' });
    }
    const lineAt = linesWithin(node, value);
    for (const tag of elements(value + END_TAGS)) {
      const line = lineAt(tag.start);
      for (const [name, text] of tag.attributes) {
        const found = `<${tag.name} ${name}="${text}">`;
        const expected = name === 'style' ? STYLE : /^on[a-z]+$/.test(name) && HANDLER;
        if (expected) report({ line, expected, found: `${found}, ${POLICY}` });
        if (name === 'tabindex' && Number(text) > 0)
          report({ line, expected: ORDER, found, severity: 'warning' });
        // An empty `lang` is valid: the language is unknown.
        if (name === 'lang' && text && !isLanguage(text))
          report({ line, expected: LANGUAGE, found, severity: 'warning' });
        if (OF_THE_ENGINE.test(name))
          report({ line, expected: 'an attribute with another name', found: `${found}, ${OWN}` });
      }
      if (tag.name === 'meta' && tag.attributes.has('http-equiv')) {
        const found = `<meta http-equiv="${tag.attributes.get('http-equiv')}">`;
        report({ line, expected: NO_REDIRECT, found });
      }
      const expected = insteadOf(tag);
      const src = tag.attributes.get('src');
      const element = src ? `<${tag.name} src="${src}">` : `<${tag.name}>`;
      if (expected) report({ line, expected, found: `${element}, ${POLICY}` });
    }
  },
});

const STYLE = 'a class, and a rule for it in custom.css';
const NO_REDIRECT =
  'no instructions for the browser; the field aliases of a page redirects from its old addresses';
const ORDER = 'tabindex="0", so that the Tab key follows the order of the page';
const LANGUAGE = 'lang with a language tag, such as "de"';
const HANDLER = 'no event handler in an attribute';

/** Matches the attributes by which the build finds ad slots, players and consent platforms. */
const OF_THE_ENGINE = /^data-(?:frame|network|banner-id|platform|embed|embed-src)$/;
const OWN = 'which the engine keeps for its slots and players';

/**
 * Returns the syntax that an author should write in place of an element that the policy refuses.
 */
function insteadOf({ name, attributes }: Tag): string | undefined {
  const isElsewhere = (attribute: string) =>
    /^(?:[a-z]+:)?\/\//i.test(attributes.get(attribute)?.trim() ?? '');
  if (name === 'iframe') return 'a directive such as ::video[Title]{youtube=…}, or a link';
  if (name === 'object' || name === 'embed' || name === 'frame') return 'a link to the file';
  if (name === 'base') return 'complete paths in links, without <base>';
  if (name === 'script') return isElsewhere('src') ? 'no script of another site' : undefined;
  if (name === 'link') return isElsewhere('href') ? 'no style sheet of another site' : undefined;
  const isMedia = name === 'video' || name === 'audio' || name === 'source' || name === 'track';
  return isMedia && isElsewhere('src') ? 'a file in public/' : undefined;
}
