import { describe, expect, it } from 'vitest';
import { readAstroPage } from './read-astro-page.ts';

const SUMMARY = 'A programme for three days at the beginning of April.';

const sourceOf = (code: string, template = '') => `---\n${code}\n---\n${template}`;

describe('the export of an Astro page', () => {
  it.each([
    `export const page = { title: 'Spring', summary: '${SUMMARY}' };`,
    `export const page: Fields = { title: 'Spring', summary: '${SUMMARY}' }`,
    `export const page = { title: 'Spring', summary: '${SUMMARY}' } satisfies Fields;`,
    `export const page = { title: \`Spring\`, summary: '${SUMMARY}' } as const;`,
  ])('is read without running the page: %s', (code) => {
    expect(readAstroPage(sourceOf(`import Page from 'nowhere';\n${code}`))).toMatchObject({
      fields: { title: 'Spring', summary: SUMMARY },
      line: 3,
    });
  });

  it('may contain a date', () => {
    const code = "export const page = { updated: new Date('2026-06-14') };";
    expect(readAstroPage(sourceOf(code)).fields.updated).toEqual(new Date('2026-06-14'));
  });

  it.each([
    ['<p>No front matter</p>', 1, 'no such export'],
    [sourceOf("const page = { title: 'Spring' };"), 1, 'no such export'],
    [sourceOf('\nexport const page = { title: name };'), 3, 'ReferenceError: name is not defined'],
    [sourceOf("export const page = { title: 'Spring' ;"), 1, 'Expected `,` or `}` but found `;`'],
  ])('is reported as missing or invalid: %j', (source, line, found) => {
    expect(readAstroPage(source)).toMatchObject({
      line,
      problem: {
        expected: "export const page = { title: '…', summary: '…' } with plain values",
        found,
      },
    });
  });
});

it('the search index gets the text of an Astro template without code', () => {
  const template = `<h2>Saturday</h2>
{hours.map(({ time }) => <li>{time}</li>)}
<style>.programme { color: red; }</style>
<script>console.log('late');</script>`;
  const { html } = readAstroPage(sourceOf('const hours = [];', template));
  expect(html.replace(/\s+/g, ' ').trim()).toBe('<h2>Saturday</h2>');
});
