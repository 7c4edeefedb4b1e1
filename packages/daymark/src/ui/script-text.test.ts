import { expect, it } from 'vitest';
import { scriptText } from './script-text.ts';

it('no value can close the script element that contains it', () => {
  const value = { html: '</script><!-- <script> \u2028 &amp;' };
  expect(scriptText(value)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(scriptText(value))).toEqual(value);
});
