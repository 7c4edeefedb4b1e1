import { type Tag, tags } from '../../basics/markup.ts';
import { recordingIn } from '../embeds/read-embed.ts';
import { DECORATIVE } from '../markdown/pictures.ts';
import { lineOf } from '../markdown/plugin.ts';
import { type Finder, type Finding, linesWithin, quoted } from './finder.ts';
import { LINK_NAMES_TARGET, namesNoTarget, namesOnlyKind } from './meaningless-texts.ts';

/** Elements of HTML that need a text, each with the advice for an empty element. */
const NAMED: Readonly<Record<string, string>> = {
  a: 'a link with a text',
  button: 'a button with a text',
  th: 'a text in the table header, or <td> for an empty corner',
};
const TRANSCRIPT =
  'the heading or page with the words of the recording, such as "#transcript", or "none" if it has no words';

/**
 * Creates a finder of links, buttons, headers of tables and recordings that have no name, or a name
 * that says nothing. It also finds recordings without a transcript.
 * @param language the language of the texts, such as "en-GB"
 */
export const namingFinder =
  (language: string): Finder =>
  (report) =>
  () => {
    const warn = (finding: Finding) => report({ ...finding, severity: 'warning' });
    /** The HTML elements whose end tags have not been read yet, by name. */
    const open: Record<string, { line: number; text: string }> = {};
    const addText = (text: string) => {
      for (const element of Object.values(open)) element.text += text;
    };
    const judgeLink = (line: number, text: string, found = text) => {
      if (namesNoTarget(text, language))
        warn({ line, expected: LINK_NAMES_TARGET, found: quoted(found) });
    };
    const start = ({ name, attributes }: Tag, line: number) => {
      const isNamed =
        attributes.has('aria-labelledby') || (name === 'a' && !attributes.has('href'));
      const text = attributes.get('aria-label') ?? attributes.get('title') ?? '';
      if (!isNamed) open[name] = { line, text };
    };
    const end = (name: string, line: number, text: string) => {
      delete open[name];
      if (text.trim() === '')
        warn({ line, expected: `${NAMED[name]}`, found: `an empty <${name}>` });
      else if (name === 'a') judgeLink(line, text);
    };
    return {
      name: 'find-missing-names',
      options: { position: true },
      link(node, context) {
        const line = lineOf(node);
        const text = context.textContent(node, { includeImageAlt: false }).trim();
        const withPictures = context.textContent(node, { includeImageAlt: true });
        if (node.children.length === 0)
          report({ line, expected: `${NAMED.a}`, found: `[](${node.url})` });
        else if (text === '' && withPictures.trim() === DECORATIVE)
          warn({
            line,
            expected: `${NAMED.a}, or a picture with alternative text in the link`,
            found: `[![decorative](…)](${node.url})`,
          });
        judgeLink(line, withPictures, `[${withPictures}](${node.url})`);
      },
      linkReference(node, context) {
        const text = context.textContent(node, { includeImageAlt: true });
        judgeLink(lineOf(node), text, `[${text}][${node.label ?? node.identifier}]`);
      },
      text: ({ value }) => addText(value),
      inlineCode: ({ value }) => addText(value),
      image: ({ alt }) => addText(alt === DECORATIVE ? '' : (alt ?? '')),
      html(node) {
        const lineAt = linesWithin(node, node.value);
        for (const tag of tags(node.value)) {
          addText(tag.before);
          const opened = open[tag.name];
          if (tag.name === 'img') addText(tag.attributes.get('alt') ?? '');
          if (!Object.hasOwn(NAMED, tag.name) || tag.isForeign) continue;
          if (!tag.isEnd) start(tag, lineAt(tag.start));
          else if (opened) end(tag.name, opened.line, opened.text);
        }
      },
      table(table, context) {
        const [head] = table.children;
        const texts = (head?.children ?? []).map((cell) =>
          context.textContent(cell, { includeImageAlt: true }).trim(),
        );
        // The first header may be empty: the first column then contains the headers of the rows.
        const empty = texts.findIndex((text, column) => text === '' && column > 0);
        if (empty < 0) return;
        const expected =
          'a text in the header of each column, of which only the first may be empty';
        warn({ line: lineOf(table), expected, found: `an empty header of column ${empty + 1}` });
      },
      leafDirective(leaf, context) {
        if (leaf.name !== 'video' && leaf.name !== 'audio') return;
        const line = lineOf(leaf);
        const title = context.textContent(leaf);
        const field = `::${leaf.name}`;
        if (namesOnlyKind('recordings', title, language) || recordingIn(title))
          warn({ line, field, expected: 'a title that says what it shows', found: `"${title}"` });
        if (leaf.name === 'audio' && leaf.attributes?.transcript === undefined)
          warn({ line, field: `${field}: transcript`, expected: TRANSCRIPT, found: 'nothing' });
      },
    };
  };
