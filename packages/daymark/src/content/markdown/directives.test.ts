import { describe, expect, it, vi } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';

describe('a directive', () => {
  it('creates a note with or without a label', async () => {
    expect(await articleHtml(':::note[On *{product}*]\nSit.\n:::')).toBe(
      '<div class="note" role="note"><p class="note-label">On <em>yoga</em></p><p>Sit.</p></div>',
    );
    expect(await articleHtml(':::note\nSit.\n:::')).toBe(
      '<div class="note" role="note"><p>Sit.</p></div>',
    );
  });

  it('creates a quotation with its author below', async () => {
    expect(await articleHtml(':::quote[A neighbour]\nCome back.\n:::')).toBe(
      '<blockquote class="quote"><p>Come back.</p><p class="quote-label">A neighbour</p></blockquote>',
    );
  });

  it('creates a pull quote that screen readers skip', async () => {
    expect(await articleHtml(':::pull\nCome back.\n:::')).toBe(
      '<aside class="pull" role="none" aria-hidden="true"><p>Come back.</p></aside>',
    );
  });

  it('creates a gallery, whose pictures have captions', async () => {
    const figure = '<figure>PICTURE<figcaption>Of yoga</figcaption></figure>';
    const html = await articleHtml(
      ':::gallery[The *harbour*]\n![A](./a.jpg "Of {product}")\n![B](./b.jpg)\n\n- ![decorative](./c.jpg)\n:::',
    );
    expect(html.replace(/<img [^>]*>/g, 'PICTURE')).toBe(
      `<section class="wide gallery" aria-label="The harbour" tabindex="0"><div>${figure}<figure>PICTURE</figure><figure>PICTURE</figure></div><p class="gallery-label">The <em>harbour</em></p></section>`,
    );
    expect(html.match(/\(width < 640px\) 80vw, 290px/g)).toHaveLength(3);
  });

  it('names a gallery without a label by its number and the heading above', async () => {
    const gallery = ':::gallery\n![A](./a.jpg)\n:::';
    const html = await articleHtml(`${gallery}\n\n## Boats\n\n${gallery}`);
    expect(html).toContain('aria-label="Gallery 1"');
    expect(html).toContain('aria-label="Gallery 2: Boats"');
  });

  it('creates a button, also in a note, with the path of the site', async () => {
    expect(await articleHtml(':::note\n::button[On {product} & *rest*]{href=/plan}\n:::')).toBe(
      '<div class="note" role="note"><p class="button-line"><a class="button" href="/plan">On yoga &amp; rest</a></p></div>',
    );
  });

  it('creates a link to a file with its type, and its size if the file exists', async () => {
    expect(await articleHtml('::file[The plan]{src=/files/plan.pdf}')).toBe(
      '<p class="file-line"><a href="/files/plan.pdf"><span>The plan</span> <small>PDF</small></a></p>',
    );
  });

  it('is not needed to strike words out', async () => {
    expect(await articleHtml('~~because~~')).toBe('<p><del>because</del></p>');
  });

  it('has a title in which the noun replaces the token', async () => {
    expect(await articleHtml('::audio[On {product} & *rest*]{src=/a.mp3}')).toContain(
      '<a href="/a.mp3">On yoga &amp; rest</a>',
    );
  });

  it('is not recognized at colons inside one another, about which the parser is silent', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const text = 'See :contentReference[oaicite:0]{index=0} and :a[*b :c[d]*].';
    const html = await articleHtml(text);
    expect(html).toBe(`<p>${text}</p>`);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not recognized at a colon within a sentence', async () => {
    expect(await articleHtml('At 10:30, see a:b, on:{product}.')).toBe(
      '<p>At 10:30, see a:b, on:yoga.</p>',
    );
  });

  it.each([
    [
      '\n:::poem\nRose\n:::',
      2,
      'one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file; found :::poem',
    ],
    ['::networks', 1, '::networks in content/pages/privacy.md; found ::networks in another text'],
    ['::contact', 1, '::contact in content/pages/; found ::contact in another text'],
    [
      '::map{x=1}',
      1,
      'one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file; found ::map',
    ],
    [':::pull\n*[A](/b)*\n:::', 1, ':::pull without links and footnotes; found one of them'],
    [':::note\n## A\n:::', 1, ':::note without headings; found a heading'],
    ['a\n\n- ::audio[A]{src=/a.mp3}', 3, '::audio outside lists, quotations and notes'],
    ['::audio{src=/a.mp3}', 1, 'a title in brackets before the braces; found ""'],
    [
      '::audio[A] {src=/a.mp3}',
      1,
      'a directive such as ::video\\[Title\\]\\{youtube=…\\}; found ::audio',
    ],
    [
      ':::gallery\n![A](./a.jpg)\nand words\n:::',
      3,
      'only pictures in :::gallery, such as !\\[Boats\\]\\(./boats.jpg "The caption"\\); found and words',
    ],
    [':::gallery\n:::', 1, 'only pictures in :::gallery, .*; found no picture'],
    ['::button[A]', 1, 'href=… in braces; found none of these'],
    ['::button{href=/plan}', 1, 'a title in brackets before the braces; found ""'],
    [
      '::button[A]{href=plan}',
      1,
      'a path on this site such as "/plan", or a complete address; found "plan"',
    ],
    [
      '- ::file[A]{src=./plan.pdf}',
      1,
      'the path of a file in public/, such as "/files/plan.pdf"; found "./plan.pdf"',
    ],
    ['::video[A]', 1, 'one of youtube, vimeo, src; found none of these'],
  ])('causes an error with file and line if it is invalid: %j', async (markdown, line, message) => {
    await expect(articleHtml(markdown)).rejects.toThrow(
      new RegExp(`content/articles/walk\\.md:${line}: .*expected ${message}`),
    );
  });
});
