import { expect, test } from 'vitest';
import { elements } from '../basics/markup.ts';
import { refuseInlineCode } from './inline-code.ts';

test.each([
  ['<p style="color: red">', '<p style="color: red">', 'style'],
  ['<main><img ONERROR=go()></main>', '<img onerror="go()">', 'onerror'],
  ['<svg><g style="fill: red"/></svg>', '<g style="fill: red">', 'style'],
  ['<template><b onclick="go()"></b></template>', '<b onclick="go()">', 'onclick'],
])('refuseInlineCode refuses %s', (html, element, attribute) => {
  expect(() => refuseInlineCode(elements(html))).toThrow(
    `${element}: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
  );
});

test.each([
  '<style>p { color: red }</style><script>onclick = go</script>',
  '<p data-style="a" data-on="b" on="c">style="color: red"</p>',
  '<!-- <p style="color: red"> -->',
])('refuseInlineCode does not refuse %s', (html) => {
  expect(() => refuseInlineCode(elements(html))).not.toThrow();
});
