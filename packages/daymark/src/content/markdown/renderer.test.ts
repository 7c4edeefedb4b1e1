import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';

describe('text stays as it is written:', () => {
  it.each([
    ['~20~ and ~one~', '<p>~20~ and ~one~</p>'],
    ['~~gone~~ and ~a *b*~', '<p><del>gone</del> and ~a <em>b</em>~</p>'],
    ['温度约~20~度', '<p>温度约~20~度</p>'],
    ['حوالي ~20~ دقيقة و~~قديم~~', '<p>حوالي ~20~ دقيقة و<del>قديم</del></p>'],
    ['लगभग ~20~ मिनट, --force नहीं', '<p>लगभग ~20~ मिनट, --force नहीं</p>'],
    ['ประมาณ~20~นาที ใช้ --force', '<p>ประมาณ~20~นาที ใช้ --force</p>'],
    ['около ~20~ минут — 2020--2024', '<p>около ~20~ минут — 2020–2024</p>'],
    [
      'Use --force, (--dry-run) and "--no-cache"',
      '<p>Use --force, (--dry-run) and “--no-cache”</p>',
    ],
    ['使用 --force 参数', '<p>使用 --force 参数</p>'],
    ['استخدم --force الآن', '<p>استخدم --force الآن</p>'],
    ['Ключ --force и `--x`', '<p>Ключ --force и <code>--x</code></p>'],
    ['a -- b, 2020--2024, a---b', '<p>a – b, 2020–2024, a—b</p>'],
    ["In the '90s it was 'tis", '<p>In the ’90s it was ’tis</p>'],
    ["\"it's 'fine'\"", '<p>“it’s ‘fine’”</p>'],
    [
      'a^b ==marked== ++ins++ :smile: @user #tag 2*3',
      '<p>a^b ==marked== ++ins++ :smile: @user #tag 2*3</p>',
    ],
    ['[toc] *[HTML]: Hyper', '<p>[toc] *[HTML]: Hyper</p>'],
    ['It costs $5 or $6', '<p>It costs $5 or $6</p>'],
    ['Use {word} and {词}', '<p>Use {word} and {词}</p>'],
    ['A trailing backslash\\', '<p>A trailing backslash\\</p>'],
  ])('%s', async (markdown, html) => {
    expect(await articleHtml(markdown)).toBe(html);
  });
});

describe('a comment', () => {
  it('is not published, wherever the comment stands', async () => {
    const html = await articleHtml(
      '<!-- <iframe src="https://x.example/"></iframe> {word} [x](/no) <p style="a"> -->\n\nVisible.\n\n' +
        '<!--\nmulti {word}\n\n[link](/no)\n-->\n\nEnd <!-- inline --> x.\n\n' +
        '<div>\n<!-- within -->\nBlock\n</div>\n\n- 静<!-- 注 -->坐\n\n> هدوء<!-- سر -->\n\n| ध्यान<!-- न --> |\n| - |\n| พัก |',
    );
    expect(html).not.toMatch(/<!--|iframe|multi|inline|within|注|سر|न --/);
    expect(
      html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
        .join(' '),
    ).toBe('Visible. End x. Block 静坐 هدوء ध्यान พัก');
  });

  it('is text in code, scripts and styles', async () => {
    expect(await articleHtml('`<!-- a -->`\n\n    <!-- b -->')).toMatch(
      /&lt;!-- a[\s\S]*&lt;!-- b/,
    );
    const script = '<script>\nx = "<!-- c -->";\n</script>';
    expect(await articleHtml(script)).toBe(script);
  });
});

it.each([
  ['Bad\u000bvertical\u0008tab', 'Bad verticaltab'],
  ['\uFFFEnon\uFFFF\u{1FFFE}char\uFDD0', 'nonchar'],
  ['del\u007f, C1\u0086, null\0', 'del, C1, null'],
  ['line\u2028separator\u0085and\u2029more', 'line separator and more'],
  ['reference&#8;', 'reference\uFFFD'],
  ['静\u0008坐', '静坐'],
  ['هدوء\u0007 و\u200fسلام', 'هدوء و\u200fسلام'],
  ['हिन्\u200dदी\u0001', 'हिन्\u200dदी'],
  ['พัก\u001fผ่อน', 'พักผ่อน'],
  ['покой\u009f', 'покой'],
])('a control character of %j is not published', async (markdown, text) => {
  expect(await articleHtml(markdown)).toBe(`<p>${text}</p>`);
});

it('a task has a sign with a name instead of a checkbox', async () => {
  const html = await articleHtml(
    '- [x] Breathe **in**\n- [ ] 呼气\n  - [ ] [راحة](/blog)\n\n1. [ ] विश्राम พัก покой',
  );
  expect(html).not.toContain('<input');
  const signs = [
    ...html.matchAll(/<span class="task" role="img" aria-label="([^"]*)">(.)<\/span>/g),
  ];
  expect(signs.map(([, name, sign]) => [name, sign])).toEqual([
    ['Done', '☑'],
    ['Not done', '☐'],
    ['Not done', '☐'],
    ['Not done', '☐'],
  ]);
});
