import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { ContactPage, contactBody } from './ContactPage.tsx';

const email = 'letters@harbour.org';
const page = (contact: object) =>
  renderToStaticMarkup(
    <ContactPage
      title="Contact"
      summary="Write."
      contact={{ email, links: [], ...contact }}
      hasText={false}
      sections={[]}
    />,
  );

describe('the contact page', () => {
  it('shows the e-mail address and no form by default', () => {
    expect(page({})).toContain(`href="mailto:${email}"`);
    expect(page({})).not.toContain('<form');
  });

  it.each([[undefined], ['letters@harbour.example']])(
    'says that there is no way to write with the e-mail address %s',
    (email) => {
      const html = page({ email });
      expect(html).toContain('We cannot receive messages yet.');
      expect(html).not.toMatch(/mailto:|<dl/);
    },
  );

  it('says below the text that no way to reach the publisher exists yet', () => {
    const html = renderToStaticMarkup(
      <ContactPage title="Contact" summary="Help." contact={{ links: [] }} hasText sections={[]}>
        Call a doctor.
      </ContactPage>,
    );
    expect(html).toMatch(/Call a doctor\..*We cannot receive messages yet\./);
  });

  it('links to the public issue tracker, and says that everybody can read the issues', () => {
    const html = page({ email: undefined, issues: 'https://code.example/harbour/issues' });
    expect(html).toMatch(/href="https:\/\/code\.example\/harbour\/issues">[^<]* at code\.example</);
    expect(html).toContain('What you write there is public.');
    expect(html).not.toMatch(/no way|mailto:/);
  });

  it('does not mention a placeholder for an e-mail address if the page names another way', () => {
    const html = page({
      email: 'letters@harbour.example',
      formEndpoint: 'https://forms.example/1',
    });
    expect(html).not.toContain('no way');
    expect(html).not.toContain('<dl');
    expect(html).toContain('<form');
  });

  it('has a form that posts to the owner’s endpoint if the settings contain one', () => {
    const html = page({ formEndpoint: 'https://forms.example/1' });
    expect(html).toMatch(/<form [^>]*action="https:\/\/forms\.example\/1" method="post">/);
    expect(html).toContain('All fields are required.');
    // Browsers fill in what a visitor has entered elsewhere.
    expect(html).toMatch(/<input autoComplete="name".*<input type="email" autoComplete="email"/);
  });

  it('shows the postal address line by line, and the links', () => {
    const html = page({
      postal: ['1 Quay', 'Harbour'],
      links: [{ name: 'On the fediverse', url: 'https://social.example/@harbour' }],
    });
    expect(html).toContain('<dd>1 Quay</dd><dd>Harbour</dd>');
    expect(html).toContain('href="https://social.example/@harbour"');
  });
});

const help = { name: 'Harbour Lights', url: 'https://lights.example', lookedUp: '2026-06-14' };
const identity = { name: 'Harbour', language: 'en-GB' };
const LINK =
  /<p class="button-line"><a class="button" href="https:\/\/lights\.example">Harbour Lights<\/a><\/p><p>Harbour Lights[^<]*<time dateTime="2026-06-14">14 June 2026<\/time>\.<\/p>/;

describe('the link to help on the contact page', () => {
  it.each(['## Help', '## If you need help {#help}', '### Help'])(
    'is at the end of the section with the heading “%s” in the text',
    async (heading) => {
      const text = await articleHtml(
        `${heading}\n\nA.\n\n## Post\n\nB.`,
        undefined,
        'content/pages/contact.md',
      );
      const html = contactBody(text, { help, identity });
      expect(html.replace(LINK, '[link]')).toMatch(
        / id="help">.*<p>A\.<\/p>\s*\[link\]<h2 id="post"/s,
      );
      expect(html.match(/id="help"/g)).toHaveLength(1);
    },
  );

  it('is also in a section whose heading is raw HTML, but not in a comment or in code', () => {
    const html = contactBody(
      '<!-- <h2 id="help">Old</h2> --><h2 class="sos" id=help>Help</h2><p>A.</p><!-- <h2>B</h2> --><p>C.</p>',
      { help, identity },
    );
    expect(html.replace(LINK, '[link]')).toMatch(/<p>C\.<\/p>\[link\]$/);
    expect(html).not.toContain('emergency');
  });

  it('has a heading and the emergency number above it otherwise', () => {
    const html = contactBody('<p>Write.</p>', { help, identity });
    expect(html.replace(LINK, '[link]')).toMatch(
      /^<p>Write\.<\/p><h2 id="help">[^<]+<\/h2><p>[^<]*emergency number\.<\/p>\[link\]$/,
    );
  });

  it('is absent without the setting', () => {
    expect(contactBody('<p>Write.</p>', { identity })).toBe('<p>Write.</p>');
  });
});
