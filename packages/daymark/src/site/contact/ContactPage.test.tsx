import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactPage } from './ContactPage.tsx';

const email = 'letters@harbour.org';
const page = (contact: object) =>
  renderToStaticMarkup(
    <ContactPage
      title="Contact"
      summary="Write."
      contact={{ email, links: [], ...contact }}
      hasText={false}
    />,
  );

describe('the contact page', () => {
  it('shows the e-mail address and no form by default', () => {
    expect(page({})).toContain(`href="mailto:${email}"`);
    expect(page({})).not.toContain('<form');
  });

  it('says that there is no address if the one in the settings is a placeholder', () => {
    const html = page({ email: 'letters@harbour.example' });
    expect(html).toContain('There is no address to write to yet.');
    expect(html).not.toContain('mailto:');
  });

  it('does not mention an e-mail address that is a placeholder if there is another way', () => {
    const html = page({
      email: 'letters@harbour.example',
      formEndpoint: 'https://forms.example/1',
    });
    expect(html).not.toContain('no address');
    expect(html).not.toContain('<dl');
    expect(html).toContain('<form');
  });

  it('has a form that posts to the owner’s endpoint if the settings contain one', () => {
    const html = page({ formEndpoint: 'https://forms.example/1' });
    expect(html).toMatch(/<form [^>]*action="https:\/\/forms\.example\/1" method="post">/);
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
