import { afterEach, expect, it, vi } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { ownersText } from '../../../../../tests/owners-text.ts';
import { settings } from '../../settings/index.ts';
import { setTexts } from '../checks/fields.ts';
import { textOf } from './text.tsx';

afterEach(() => setTexts([]));

const email = 'letters@harbour.org';
const unset = 'letters@harbour.example';
const formEndpoint = 'https://forms.harbour.org/1';
const issues = 'https://code.harbour.org/issues';
const nothing = { links: [], postal: undefined };
const tracker = `You can write in our <a href="${issues}">public issue tracker</a>, where anyone can read it.`;
const page = '<a href="/contact">contact page</a>';
const form = '<a href="/contact">form on the contact page</a>';

async function textWith(contact: object): Promise<string> {
  const markdown = 'Before.\n\n::contact\n\n- ::form\n\nAfter.\n\n::contact';
  const html = await articleHtml(markdown, undefined, 'content/pages/about.md');
  const fields = { title: 'About', summary: 'Who publishes this site, and why they do it.' };
  setTexts([ownersText('content/pages/about.md', fields, html)]);
  vi.spyOn(settings, 'contact', 'get').mockReturnValue({ ...nothing, ...contact });
  return (await textOf('about')).html;
}

it.each([
  [{ email }, `Write to <a href="mailto:${email}">${email}</a>.`],
  [{ email, formEndpoint }, `Write to <a href="mailto:${email}">${email}</a>, or use the ${form}.`],
  [{ formEndpoint }, `Use the ${form} to write to us.`],
  [{ postal: ['1 Quay'] }, `The ${page} lists the ways to reach us.`],
  [{ links: [{ name: 'A', url: 'https://a.org' }] }, `The ${page} lists the ways to reach us.`],
  [{ issues }, tracker],
  [{ email, issues }, `Write to <a href="mailto:${email}">${email}</a>.</p><p>${tracker}`],
  [{}, 'We cannot receive messages yet.'],
  [{ email: unset }, 'We cannot receive messages yet.'],
])('::contact with the settings %j is “%s”', async (contact, sentence) => {
  const html = await textWith(contact);
  expect(html.split(`<p>${sentence}</p>`)).toHaveLength(3);
  expect(html).not.toContain('data-placeholder');
});

it('::form names the services that receive messages, and is left out without one', async () => {
  expect(await textWith({ formEndpoint })).toContain('a service at forms.harbour.org, which');
  expect(await textWith({ issues })).toContain('the issue tracker at code.harbour.org is public');
  expect(await textWith({ email })).not.toContain('<li>');
});
