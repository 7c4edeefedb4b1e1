import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The attributes of elements and the props of components whose values are words. */
const WORDED = /^(?:aria-label|aria-description|title|alt|placeholder|label|text|description)$/;
const LETTER = /\p{L}/u;
/** Punctuation that languages write differently. Separators such as "·" are the same in all. */
const PUNCTUATION = /[.,:;!?…“”‘’"–—]/;
const CODE_IN_ASTRO = /^---\n.*?\n---\n|<!doctype html>|<(script|style)\b[^>]*>.*?<\/\1>/gs;

/** Returns the words and the punctuation in the markup of a component. */
function wordsIn(tsx: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (isChild) found.push(...literalsIn(node).filter((text) => !LETTER.test(text)));
    const isWorded = ts.isJsxAttribute(node) && WORDED.test(node.name.getText());
    if (isWorded && node.initializer) found.push(...literalsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', tsx, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => LETTER.test(text) || PUNCTUATION.test(text));
}

function literalsIn(node: ts.Node): string[] {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
}

const source = `${import.meta.dirname}/../src`;

describe('an interface word', () => {
  it.each([
    '<p>Word</p>',
    '<p>{count} words</p>',
    '<a title="Word" />',
    "<a aria-label={isOpen ? 'Word' : ''} />",
    "<a aria-label={'Word ' + count} />",
    "<a aria-label={name + ', ' + role} />",
    '<p>{name}, {role}</p>',
    "<p>{name}{role && ': ' + role}</p>",
  ])('is found in %s', (tsx) => {
    expect(wordsIn(tsx)).toHaveLength(1);
  });

  it('stands in no component and in no page', async () => {
    const found: Record<string, string[]> = {};
    for await (const file of glob('**/*.{tsx,astro}', { cwd: source })) {
      const code = readFileSync(`${source}/${file}`, 'utf8');
      if (file.includes('.test.')) continue;
      const words = wordsIn(
        file.endsWith('.astro') ? `<>${code.replace(CODE_IN_ASTRO, '')}</>` : code,
      );
      if (words.length > 0) found[file] = words;
    }
    expect(found).toEqual({});
  });
});
