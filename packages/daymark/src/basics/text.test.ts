import { expect, it } from 'vitest';
import { scriptText } from './text.ts';

it('scriptText escapes values so that they cannot close the script element', () => {
  const value = { html: '</script><!-- <script> \u2028 &amp;' };
  expect(scriptText(value)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(scriptText(value))).toEqual(value);
});
