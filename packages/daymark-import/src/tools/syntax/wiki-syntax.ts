/*
 * Converts the syntax of Obsidian, of which other tools read parts: `[[links]]`, `%%comments%%`,
 * `==marks==`, ids of blocks.
 */
import { PICTURE_FILE } from '../../export/addresses.ts';
import { isInside, type Range } from '../../markdown/draft.ts';
import { bracketsEscaped } from '../../markdown/escape.ts';
import { rangesOf, type Step } from './step.ts';

const OTHER_FILE = /\.(?!md$|markdown$)[a-z0-9]{2,5}$/i;
const encoded = (path: string) =>
  encodeURI(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));

/** Changes `[[links]]`, for which many tools have plug-ins, and in vaults the other syntax of Obsidian. */
export function withoutWikiSyntax(step: Step): void {
  const { text } = step;
  const isHtml = isInside(rangesOf(step.tree, 'html'));
  const { surroundings } = step;
  const each = (pattern: RegExp, change: (found: RegExpExecArray, range: Range) => void) => {
    for (const [found, range] of step.found(pattern)) change(found, range);
  };
  each(/(!?)\[\[([^[\]\n]+(?:\][^[\]\n]+)*)\]\]/g, ([whole, mark, content = ''], range) => {
    // The double brackets are the words of an ordinary link, such as
    // [[1]](https://sources.example/).
    if (/^(?:\(|\[(?!\^))/.test(text.slice(range.end, range.end + 2)) && mark === '') return;
    const [target = '', ...labels] = content.split(/\\?\|/).map((part) => part.trim());
    const result = mark === '!' ? embed(target, labels, range) : wikiLink(target, labels, range);
    if (result !== undefined && result !== whole) step.replace(range, result);
  });
  // A link to a file whose name has spaces.
  each(/\]\(([^()\n"]*)\)/g, ([, address = ''], { start, end }) => {
    const plain = address
      .trim()
      .replace(/[“‘'].*/s, '')
      .trimEnd();
    if (plain.startsWith('<') || (!/\s/.test(plain) && plain === address.trim())) return;
    if (!/^(?:\.{0,2}\/|#|https?:|mailto:|tel:|sms:)|\.\w{2,4}(?:#|$)/.test(plain)) return;
    step.replace({ start, end }, `](${plain.replace(/[\s<>]/g, encodeURIComponent)})`);
  });
  if (surroundings.hasWikiSyntax) {
    // The width of a picture.
    each(/\\?\|\d+(?:x\d+)?(?=\]\()/g, (_found, range) => {
      const before = text.slice(Math.max(0, range.start - 500), range.start);
      if (/!\[[^\]\n]*$/.test(before)) step.replace(range, '');
    });
    each(/%%[\s\S]*?%%/g, (_found, range) => {
      step.remove(range);
      step.note(range, 'comment %%…%%', 'left out');
    });
    each(/==(?=[^\s=])((?:[^=\n]|=(?!=))*[^\s=])==(?!=)/g, (_found, { start, end }) => {
      step.replace({ start, end: start + 2 }, '<mark>');
      step.replace({ start: end - 2, end }, '</mark>');
    });
    // Obsidian's own ids of blocks also follow the last sign of a sentence.
    each(
      /(?:(?:(?<![ \t])[ \t]+|^)\^[a-zA-Z0-9-]+|(?<=[^\s\w])\^[\da-f]{6})[ \t]*$/gm,
      (_found, range) => step.replace(range, ''),
    );
    addInlineNotes();
  }

  /** Returns the Markdown or HTML of a link between notes; undefined for text that is no link. */
  function wikiLink(target: string, labels: string[], range: Range): string | undefined {
    const [path = '', anchor = ''] = target.split(/#(.*)/s);
    const words =
      labels.filter(Boolean).join(' | ') || path.split('/').at(-1) || anchor.replace(/^\^.*/, '');
    const isFile = OTHER_FILE.test(path);
    const address = path === '' ? '' : isFile ? encoded(path) : surroundings.addressOf(path);
    if (address === undefined) {
      // Outside of a vault, text such as [[ -f file ]] is no link.
      if (!surroundings.hasWikiSyntax && !/^[\p{L}\p{N}]/u.test(target)) return undefined;
      step.note(range, '[[link]] to a text that does not exist', 'became its words');
      return words;
    }
    const place =
      anchor === '' || anchor.startsWith('^') ? '' : `#${anchorOf(anchor.split('#').at(-1) ?? '')}`;
    if (address + place === '') return words;
    if (isHtml(range.start)) return `<a href="${address}${place}">${words}</a>`;
    return `[${bracketsEscaped(words)}](${address}${place})`;
  }

  /** Returns the Markdown of an embedded picture, or a link to an embedded text. */
  function embed(target: string, labels: string[], range: Range): string {
    const [path = ''] = target.split('#');
    if (PICTURE_FILE.test(path)) {
      const alt = labels.filter((label) => !/^\d+(?:x\d+)?$/.test(label)).join(' ');
      return `![${bracketsEscaped(alt)}](${encoded(path)})`;
    }
    const link = wikiLink(target, labels, range);
    if (link?.includes('](')) step.note(range, 'embed ![[…]]', 'became a link');
    return link ?? '';
  }

  /** Changes footnotes within the text, `^[like this]`, to references with the notes below. */
  function addInlineNotes() {
    const notes: string[] = [];
    const taken = new Set([...text.matchAll(/\[\^([^[\]\s]+)\]/g)].map(([, name]) => name));
    each(
      /(?<!\\)\^\[((?:[^[\]\n]|\[[^[\]\n]*\](?:\([^()\n]*\))?)+)\]/g,
      ([, words = ''], range) => {
        let number = notes.length + 1;
        while (taken.has(`inline-${number}`)) number += 1;
        taken.add(`inline-${number}`);
        notes.push(`[^inline-${number}]: ${words}`);
        step.replace(range, `[^inline-${number}]`);
      },
    );
    if (notes.length > 0) step.insert(text.length, `\n\n${notes.join('\n')}\n`);
  }
}

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
