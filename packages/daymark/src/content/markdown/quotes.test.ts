import { describe, expect, it } from 'vitest';
import settings from '../../../../../tests/settings.ts';
import { codes, wordsOrEnglish } from '../../../words/languages.ts';
import { bodyReader } from '../checks/body.ts';
import { textReader } from '../checks/text-reader.ts';
import { quotesOf, withQuotes, withQuotesInHtml } from './quotes.ts';
import { markdownOf } from './renderer.ts';

describe('the quotation marks of a text', () => {
  it.each([
    ['de', `Er sagte: "Das 'Ich' ist still."`, 'Er sagte: „Das ‚Ich‘ ist still.“'],
    ['de-AT', `'Ruhe' ist ein Wort`, '‚Ruhe‘ ist ein Wort'],
    ['pl', `Powiedział: "To jest 'cisza'".`, 'Powiedział: „To jest «cisza»”.'],
    ['fr', `"L'été", dit-elle`, '«\u202fL’été\u202f», dit-elle'],
    ['fr-CH', `"un 'mot'"`, '«\u202fun ‹\u202fmot\u202f›\u202f»'],
    ['nl', `'s Avonds zei hij "ja" ('t is zo)`, '’s Avonds zei hij ‘ja’ (’t is zo)'],
    ['it', `("l'inizio")`, '(«l’inizio»)'],
    ['ja', '彼は"禅"と言った', '彼は「禅」と言った'],
    ['ar', 'قال "مهلا" ثم', 'قال «مهلا» ثم'],
    ['da', '"Ro", sagde hun', '»Ro«, sagde hun'],
    ['es', '¿"Calma"?', '¿“Calma”?'],
    ['pt-PT', '"Calma"', '«Calma»'],
    ['sv', '"Lugn"', '”Lugn”'],
    ['he', 'ארגון צה"ל אמר "שלום"', 'ארגון צה״ל אמר ”שלום”'],
    ['xx', '"Word"', '“Word”'],
  ])('are in %s those of the language: %s', (language, straight, expected) => {
    expect(withQuotes(straight, language)).toBe(expected);
  });

  it.each([
    [`Sie war 5' 7" groß, der Schirm 24" breit`, 'Sie war 5′ 7″ groß, der Schirm 24″ breit'],
    [`6'2"`, '6′2″'],
    [`Hans' Auto, die '90er, so'n Tag, 'ne Pause`, 'Hans’ Auto, die ’90er, so’n Tag, ’ne Pause'],
    [`im Jahr "1984"`, 'im Jahr „1984“'],
    [`"Ein Absatz, der im nächsten weitergeht`, '„Ein Absatz, der im nächsten weitergeht'],
    ['„Schon richtig“ und ‚so‘', '„Schon richtig“ und ‚so‘'],
  ])('are told apart from apostrophes, feet and inches: %s', (straight, expected) => {
    expect(withQuotes(straight, 'de')).toBe(expected);
  });

  it.each([
    ['"父はそれを\'ただ一つの芸\'と呼んだ"', '「父はそれを『ただ一つの芸』と呼んだ」'],
    [`幅は6' 2"だと書いてある`, '幅は6′ 2″だと書いてある'],
    ['1984"という本"を読む', '1984「という本」を読む'],
    [`Kabat-Zinn's bookは'静か'`, 'Kabat-Zinn’s bookは『静か』'],
  ])('are told apart where words have no spaces between them: %s', (straight, expected) => {
    expect(withQuotes(straight, 'ja')).toBe(expected);
  });

  it('are the same as in the UI strings', () => {
    for (const code of codes)
      expect(withQuotes('"x"', code), code).toBe(wordsOrEnglish(code).quoted('x').join(''));
  });

  it('follow the language of each part of HTML, across elements, except in code and attributes', () => {
    const html = `<p title="a">"<em>Ruhe</em>" und <a href="/x">"Stille"</a>, <i lang="en">"it's"</i>, <code>"x"</code></p><p>&quot;Neu&quot;</p>`;
    expect(withQuotesInHtml(html, 'de')).toBe(
      `<p title="a">„<em>Ruhe</em>“ und <a href="/x">„Stille“</a>, <i lang="en">“it’s”</i>, <code>"x"</code></p><p>„Neu“</p>`,
    );
  });
});

describe('a text of a site', () => {
  const source = `---
title: 'Das "Ich"'
summary: Was der Satz "Ich bin" bedeutet.
sources:
  - { author: A, title: 'The "I"', year: 1990 }
---
## "Ruhe"

Er sagt: "So ist's", und 'still' -- das Wort \`"x"\`.

![Ein Kai](./kai.svg "Der 'alte' Kai")
`;
  async function read(identity: { language: string; straightQuotes?: boolean }) {
    const options = { ...settings, identity: { ...settings.identity, ...identity } };
    const quotes = quotesOf(options.identity);
    const body = await bodyReader(markdownOf(options), identity.language, '', quotes);
    const reader = textReader(body, '', identity.language, quotes);
    const text = await reader('content/articles/ich.md', () => Buffer.from(source));
    return { ...text, html: await text.html() };
  }

  it('has the quotation marks of the language in its title, headings, captions and paragraphs', async () => {
    const { fields, headings, html } = await read({ language: 'de' });
    expect(fields).toMatchObject({
      title: 'Das „Ich“',
      summary: 'Was der Satz „Ich bin“ bedeutet.',
      sources: [{ title: 'The "I"' }],
    });
    expect(headings).toMatchObject([{ slug: 'ruhe', text: '„Ruhe“' }]);
    expect(html).toContain('<p>Er sagt: „So ist’s“, und ‚still‘ – das Wort <code>');
    expect(html).toContain('Der ‚alte‘ Kai</figcaption>');
  });

  it('has straight marks if the settings ask for them, and the marks of the parser in English', async () => {
    const straight = await read({ language: 'de', straightQuotes: true });
    expect(straight.fields.title).toBe('Das "Ich"');
    expect(straight.html).not.toMatch(/[“”‘’„‚]/);
    const english = await read({ language: 'en-GB' });
    expect(english.fields.title).toBe('Das "Ich"');
    expect(english.html).toContain('<p>Er sagt: “So ist’s”, und ‘still’ – das Wort <code>');
  });
});
