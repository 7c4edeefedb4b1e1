import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.md`, import.meta.url), 'utf8').trim();

/**
 * A text with everything that Markdown may contain, and the same text as Sveltia CMS 0.221.1 saved
 * it in Chromium.
 */
const written = fixture('as-written');
const shown = fixture('as-shown');

/** Returns the lines of a text that are not in another text. */
function gone(one: string, other: string): string[] {
  const left = other.split('\n');
  return one.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Matches lines that Sveltia divides or joins: a change in such a line also changes the lines
 * beside it.
 */
const DIVIDED = /^(?:\||~~~|tilde|- a|- b|\s*paragraph in a|1\) paren|$)/;

describe('the lines of a text that a form spells in its own way', () => {
  it('stay if nothing was changed', () => {
    expect(mergeText(written, shown, shown)).toBe(written);
    expect(mergeText(written, written, written)).toBe(written);
  });

  it('stay around each line that was changed', () => {
    const lines = shown.split('\n');
    for (const [place, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const edited = lines.with(place, `${line} again`).join('\n');
      const merged = mergeText(written, shown, edited);
      expect(merged.split('\n'), line).toContain(`${line} again`);
      const others = gone(written, merged).filter((one) => !DIVIDED.test(one));
      expect(others.length, `${line}: ${others.join(' / ')}`).toBeLessThanOrEqual(1);
    }
  });

  it('stay around each line that was removed or added', () => {
    const lines = shown.split('\n');
    for (const [place, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const without = mergeText(written, shown, lines.toSpliced(place, 1).join('\n'));
      expect(
        gone(written, without).filter((one) => !DIVIDED.test(one)).length,
        line,
      ).toBeLessThanOrEqual(1);
      const added = mergeText(written, shown, lines.toSpliced(place, 0, 'Added.', '').join('\n'));
      expect(added.split('\n'), line).toContain('Added.');
      expect(
        gone(written, added).filter((one) => !DIVIDED.test(one)),
        line,
      ).toEqual([]);
    }
  });

  it.each([
    ['*x*', '_x_'],
    ['__x__ y', '**x** y'],
    ['2 * 3', '2 \\* 3'],
    ['***x***', '**_x_**'],
    ['| a |\n| :-: |\n| *x* |', '| a |\n| --- |\n| _x_ |'],
    ['## A\nText', '## A\n\nText'],
    ['One\n\n\nTwo', 'One\n\nTwo'],
    ['1986\\. A year', '1986. A year'],
    ['a*b*c snake_case', 'a_b_c snake_case'],
    ['- a\n- b\n\n7. c\n7. d', '- a\n- b\n\n7. c\n8. d'],
  ])('keep %j, which a form spells %j', (original, spelled) => {
    const merged = mergeText(`${original}\n\nEnd.`, `${spelled}\n\nEnd.`, `${spelled}\n\nNew end.`);
    expect(merged).toBe(`${original}\n\nNew end.`);
  });

  it.each([
    ['*x*', '**x**'],
    ['\\*x\\*', '*x*'],
    ['*x*', '\\*x\\*'],
    ['*x', '_x'],
    ['One\nTwo', 'One\n\nTwo'],
    ['```\n*x*\n```', '```\n_x_\n```'],
    ['`*x*`', '`_x_`'],
    ['5. a', '1. a'],
    ['- a\n- b', '- a\n  - b'],
    ['a\n', 'a  \nb'],
    ['| a |\n| :-: |', '| a |\n| --: |'],
  ])('do not stay if %j becomes %j, which says something else', (original, edited) => {
    expect(mergeText(original, original, edited)).toBe(edited);
    const spelled = original.replace(/^\*x\*$/, '_x_');
    expect(mergeText(original, spelled, edited)).toBe(edited);
  });

  it.each([
    ['a paragraph', 'para', 'Text\n\npara\n\nEnd'],
    ['nothing', '', 'Text\n\nEnd'],
    ['another heading', '## New', 'Text\n## New\nEnd'],
    ['the heading and a paragraph', '## *A*\n\nMore', 'Text\n## _A_\nMore\n\nEnd'],
  ])('do not join paragraphs if %s replaces a heading without blank lines', (_, own, expected) => {
    const edited = ['Text', own.replaceAll('*', '_'), 'End'].filter(Boolean).join('\n\n');
    expect(mergeText('Text\n## _A_\nEnd', 'Text\n\n## _A_\n\nEnd', edited)).toBe(expected);
  });

  it('stay with the line below a heading that the form spells otherwise', () => {
    const [original, spelled] = ['One\n---\n*Two*\n', '## One\n\n_Two_\n'];
    expect(mergeText(original, spelled, '## One\n\nNew\n')).toBe('One\n---\nNew\n');
    expect(mergeText(original, spelled, '## New\n\n_Two_\n')).toBe('## New\n*Two*\n');
  });

  it('are all spelled as in the form if too many lines change', () => {
    const edited = `_One_\n\n${Array.from({ length: 1001 }, (_, line) => `New ${line}`).join('\n\n')}`;
    const spelled = edited.replaceAll('New', 'Old');
    expect(mergeText(spelled.replaceAll('_', '*'), spelled, edited)).toBe(edited);
  });

  it('stay in a text of 2,000 paragraphs', () => {
    const long = Array.from({ length: 2000 }, (_, line) => `Line *${line}* of the text.`);
    const spelled = long.map((line) => line.replaceAll('*', '_'));
    const edited = spelled.with(2, 'New').with(1990, 'Newer').join('\n\n');
    const merged = mergeText(long.join('\n\n'), spelled.join('\n\n'), edited);
    expect(gone(merged, long.join('\n\n'))).toEqual(['New', 'Newer']);
  });
});
