/*
 * Gives a text the structure that Daymark expects (headings, footnotes, links, code), and reports
 * leftovers of other tools.
 */
import { DIRECTIVES, foreignSyntaxIn } from 'daymark/texts';
import type { Heading, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { decoded, lettersOf } from '../../export/addresses.ts';
import { IN_TOKEN, playerAddress } from '../../html/print.ts';
import { indentAt, rangeOf, textAbove } from '../../markdown/draft.ts';
import { bracketsEscaped, fenced, labelOf } from '../../markdown/escape.ts';
import { rewrite } from '../../markdown/links.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import type { Step } from './step.ts';

/**
 * Shows a second block of front matter as code. Editors' templates may add front matter to a text
 * that already has front matter.
 */
export function withOneFrontMatter(step: Step): void {
  const found = /^\s*---[ \t]*\n((?:\w[\w -]*:.*\n|[ \t].*\n|- .*\n)+)---[ \t]*(?=\n|$)/.exec(
    step.text,
  );
  if (!found) return;
  const range = { start: 0, end: found[0].length };
  step.note(range, 'second front matter', 'kept as code');
  step.replace(range, fenced(found[1] ?? '', 'yaml'));
}

const RUN = /^(?:dataview|dataviewjs|tasks|query|button|ad-[\w-]+|excalidraw|kanban|tracker)$/i;

/** Leaves out code that the tool runs, and ends each fence, so that nothing below it becomes code. */
export function withoutForeignCode(step: Step): void {
  const { text } = step;
  visit(step.tree, 'code', (node) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (node.lang && RUN.test(node.lang)) {
      step.remove(range);
      step.note(range, `code ${node.lang}, which the tool runs`, 'left out');
    } else if (node.lang === 'mermaid') step.note(range, 'diagram of Mermaid', 'kept as code');
    const last = source.slice(source.lastIndexOf('\n') + 1).replace(/^[\s>]+/, '');
    if (fence && !(source.includes('\n') && last.startsWith(fence)))
      step.insert(range.end, `\n${indentAt(text, range.start)}${fence}\n`);
  });
}

/** Corrects the headings, footnotes, links and directives that the engine would refuse. */
export function withPlainStructure(step: Step): void {
  const { text } = step;
  const tree = parseMarkdown(text);
  changeHeadings(step, tree);
  const defined = new Set<string>();
  visit(tree, 'footnoteDefinition', (node) => {
    const range = rangeOf(node);
    if (!range) return;
    if (defined.has(node.identifier)) {
      step.replace(range, '');
      step.note(range, 'second footnote of the same name', 'left out');
    }
    defined.add(node.identifier);
  });
  visit(tree, (node, _, parent) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    if (node.type === 'text') {
      for (const { index } of source.matchAll(IN_TOKEN))
        step.insert(range.start + index, '<!-- -->');
      for (const found of source.matchAll(/(?<!\\)\[\^([^\][\s]+)\]/g)) {
        const start = range.start + found.index;
        step.insert(start, '\\');
        step.note(
          { start, end: start + found[0].length },
          'footnote that does not exist',
          'kept as text',
        );
      }
    } else if (node.type === 'link') {
      const words = plainTextOf(node).trim();
      const hasPicture = node.children.some(
        ({ type }) => type === 'image' || type === 'imageReference' || type === 'html',
      );
      if (words === '' && !hasPicture && source.startsWith('[')) {
        const end = range.start + source.indexOf(']');
        step.replace({ start: range.start + 1, end }, bracketsEscaped(node.url));
      }
      if (/^https?:/i.test(node.url) && !URL.canParse(node.url)) {
        const [first, last] = [node.children[0], node.children.at(-1)].map(
          (child) => child && rangeOf(child),
        );
        if (first && last && source.startsWith('[')) {
          const end = /^https?:\/\/(?:%20|\s)+(https?:\/\/\S+)$/i.exec(node.url)?.[1];
          const words = text.slice(first.start, last.end);
          step.replace(range, end ? `[${words}](${end})` : words);
          step.note(
            range,
            'link with an address that cannot be one',
            end ? 'got the address inside' : 'became its words',
          );
        }
      }
    } else if (
      node.type === 'leafDirective' &&
      parent?.type !== 'root' &&
      /^(?:video|audio)$/.test(node.name)
    ) {
      const page = playerAddress(node);
      if (page === '') return;
      step.replace(range, `[${labelOf(plainTextOf(node))}](${page})`);
      step.note(range, 'player inside a list, quotation or note', 'became a link');
    } else if (
      node.type === 'textDirective' &&
      DIRECTIVES.some((directive) => directive.endsWith(`:${node.name}`)) &&
      /^:\w+[[{]/.test(source)
    ) {
      step.insert(range.start, '\\');
    }
  });
}

/** Gives headings levels from two on, without gaps, and removes a heading that repeats the title. */
function changeHeadings(step: Step, tree: Root): void {
  const { text } = step;
  const { title } = step.surroundings;
  const levels: number[] = [];
  const ids = new Set<string>();
  const [firstNode] = tree.children.filter(({ type }) => type !== 'html');
  visit(tree, 'heading', (node: Heading, _, parent) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    const words = plainTextOf(node).trim();
    const first = node.children[0] && rangeOf(node.children[0]);
    const last = rangeOf(node.children.at(-1) ?? node);
    const hasPicture = node.children.some(({ type }) => /^image|html/.test(type));
    if (!first || !last || (words === '' && !hasPicture)) return step.replace(range, '');
    const isTitle = lettersOf(words.replace(/\{#[^{}]*\}$/, '')) === lettersOf(title);
    if (node === firstNode && isTitle) return step.remove(range);
    const content = text.slice(first.start, last.end).replace(/(?<!\s)\s*\n\s*/g, ' ');
    if (parent?.type !== 'root') {
      const bare = content.replace(/(?<!\s)\s*\{#[^{}]*\}$/, '').replaceAll('**', '');
      const isTight =
        parent?.type === 'containerDirective' && /\S\n$/.test(textAbove(text, range.start));
      step.replace(range, `${isTight ? '\n' : ''}**${bare.trim()}**\n`);
      step.note(range, 'heading inside a list, quotation or note', 'became bold words');
      return;
    }
    while ((levels.at(-1) ?? 0) >= node.depth) levels.pop();
    levels.push(node.depth);
    const depth = Math.min(levels.length + 1, 6);
    const isAtx = source.startsWith('#');
    const notes: string[] = [];
    visit(node, 'footnoteReference', (reference) => {
      const at = rangeOf(reference);
      if (!at) return;
      notes.push(text.slice(at.start, at.end));
      if (isAtx) step.replace(at, '');
    });
    if (!isAtx && (depth !== node.depth || notes.length > 0)) {
      const bare = notes.reduce((words, name) => words.replaceAll(name, ''), content);
      step.replace(range, `${'#'.repeat(depth)} ${bare}`);
    } else if (depth !== node.depth)
      step.replace({ start: range.start, end: range.start + node.depth }, '#'.repeat(depth));
    const id = /(?<!\s)\s*\{#([^{}]*)\}\s*$/.exec(content);
    if (id && isAtx) {
      const [whole, name = ''] = id;
      if (ids.has(name) || !/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u.test(name)) {
        const written = { start: last.end - whole.length, end: last.end };
        step.replace(written, '');
        step.note(written, 'id of a heading', 'left out');
      }
      ids.add(name);
    }
    if (notes.length > 0) {
      step.insert(range.end, `\n\n${notes.join('')}`);
      step.note(range, 'footnote in a heading', 'moved below the heading');
    }
  });
}

/** Changes links to files of texts to the addresses that showed these texts. */
export function withLinkedFiles(step: Step): void {
  const { text } = step;
  if (!/\.(?:md|markdown|mdx)\b/i.test(text)) return;
  const rewritten = rewrite(text, (address, kind) => {
    const [path = '', anchor] = address.split(/#(.*)/s);
    if (kind !== 'link' || !/\.(?:md|markdown|mdx)$/i.test(path) || /^[a-z]+:/i.test(path))
      return undefined;
    const target = step.surroundings.addressOfFile(decoded(path));
    return target === undefined ? undefined : target + (anchor === undefined ? '' : `#${anchor}`);
  });
  if (rewritten !== text) step.replace({ start: 0, end: text.length }, rewritten);
}

/** Notes syntax of other tools that is left, because visitors would read it as text. */
export function noteForeignText(step: Step): void {
  const literal = () =>
    [...step.maths, ...step.code].map(({ start, end }) => [start, end] as const);
  for (const { start, found, name } of foreignSyntaxIn(step.text, literal))
    step.note({ start, end: start + found.length }, name.replace(/^an? /, ''), 'kept as text');
}
