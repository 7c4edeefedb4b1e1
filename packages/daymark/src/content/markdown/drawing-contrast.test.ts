import { describe, expect, it } from 'vitest';
import { faintPart } from './drawing-contrast.ts';

const PATH = 'd="M0 0h20v10H0z"';
const faint = (content: string, attributes = 'fill="currentColor"') =>
  faintPart(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" ${attributes}>${content}</svg>`,
    ),
  );

describe('a part of a drawing is hard to see', () => {
  it.each([
    [
      'with a pale class',
      `<path class="field" fill="#888" fill-opacity=".2" ${PATH}/>`,
      /"field".* 1\.37 in the light/,
    ],
    ['with a pale colour', `<path fill="#ddd" ${PATH}/>`, /colour #ddd.* 1\.27 in the light/],
    [
      'with a dark colour in the dark scheme',
      `<path class="accent" ${PATH} fill="none"/><path fill="#222" ${PATH}/>`,
      /#222.* 1\.1\d in the dark/,
    ],
    ['in a pale group', `<g opacity=".5"><path opacity=".4" ${PATH}/></g>`, /1\.\d+ in the light/],
    ['with a pale outline and no fill', `<path fill="none" stroke="#ccc" ${PATH}/>`, /#ccc/],
    ['as a pale line', '<path stroke="#ccc" d="M0 0h9M0 5h9"/>', /1\.5/],
    [
      'as a text in a colour that would suffice for a line',
      '<text fill="#888" x="1" y="9">a</text>',
      /a text.* 3\.\d+ in the light/,
    ],
    ['after a text', `<text y="9">a</text><path fill="#ddd" ${PATH}/>`, /#ddd/],
  ])('%s', (_, content, expected) => {
    expect(faint(content)).toMatch(expected);
  });
});

describe('a part of a drawing is accepted', () => {
  it.each([
    [
      'with a pale fill and an outline',
      `<path class="field" fill="#888" stroke="#888" fill-opacity=".2" ${PATH}/>`,
    ],
    ['with a pale outline and a fill', `<path stroke="#ddd" ${PATH}/>`],
    ['as a decoration', `<path aria-hidden="true" fill="#ddd" ${PATH}/>`],
    [
      'with a gradient',
      `<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" ${PATH}/>`,
    ],
    [
      'in front of an area',
      `<path class="accent" fill="#28a" ${PATH}/><text fill="#fff" y="9">a</text>`,
    ],
    [
      'in a definition',
      `<defs><clipPath id="a"><path fill="#fff" ${PATH}/></clipPath></defs><path clip-path="url(#a)" ${PATH}/>`,
    ],
  ])('%s', (_, content) => {
    expect(faint(content)).toBeUndefined();
  });

  it('with a dark colour in a drawing that has a light ground in the dark scheme', () => {
    expect(faint(`<path fill="#222" ${PATH}/>`, '')).toBeUndefined();
  });
});
