import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '../../packages/daymark/words/languages.ts';
import { isExhaustive } from '../exhaustive.ts';
import { readFiles } from './built-files.ts';
import { copySite } from './copy.ts';

/** The fixture's texts and settings, which contain some of the words too. */
const OWN = /^(?:content|public|site\.config)/;
/** Three words, of which one could hardly be the same in another language. */
const SENTENCE = /\p{L}+[ ,]+\p{L}+ \p{L}+/u;

/** Returns the English of the interface: its strings, and the strings between their values. */
function englishSentences(): string[] {
  const file = 'packages/daymark/words/en.ts';
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.map((text) => text.trim()).filter((text) => SENTENCE.test(text));
}

const codes = Object.keys(languages).filter((code) => code !== 'en');

it.each(isExhaustive ? codes : ['de'])(
  'a site in the language "%s" says nothing in English that its owner has not written',
  async (code) => {
    const copy = await copySite();
    onTestFinished(copy.remove);
    await copy.edit('site.config.ts', "language: 'en-GB'", `language: '${code}'`);
    expect(await copy.build()).toMatchObject({ succeeded: true });
    const owners = (await copy.list('.')).filter((file) => OWN.test(file));
    const written = await Promise.all(owners.map((file) => copy.read(file)));
    const sentences = englishSentences().filter(
      (sentence) => !written.some((text) => text.includes(sentence)),
    );
    const files = [...(await readFiles(join(copy.root, 'dist/site')))].filter(([file]) =>
      /\.(?:html|js|json|atom|xml|txt|ics)$/.test(file),
    );
    const found = files.flatMap(([file, data]) => {
      const text = String(data).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      return sentences.filter((sentence) => text.includes(sentence)).map((one) => [file, one]);
    });
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
    expect(String(files.find(([file]) => file === 'index.html')?.[1])).toContain(
      `<html lang="${code}"`,
    );
  },
);
