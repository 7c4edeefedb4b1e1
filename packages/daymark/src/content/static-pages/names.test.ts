import { expect, it } from 'vitest';
import { withHelp } from './names.ts';

const help = { name: 'Help', url: 'https://help.org', lookedUp: '2026-06-14' };
const contact = { folder: 'pages', slug: 'contact', ids: new Set(['write']) };

it('the contact page has the anchor of the help in the settings, and other pages do not', () => {
  expect([...withHelp(contact, { help })]).toEqual(['write', 'help']);
  expect([...withHelp(contact, {})]).toEqual(['write']);
  expect([...withHelp({ ...contact, slug: 'about' }, { help })]).toEqual(['write']);
});
