import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import { settings, tokenValues } from '../../settings/index.ts';
import { fillTokensIn } from '../../settings/noun.ts';
import type { Settings } from '../../settings/site.ts';
import { dayInWords } from '../../ui/date.ts';
import { isPlaceholder } from '../launch/placeholder.ts';
import type { TextName } from './names.ts';
import { fillPlaceholders } from './placeholders.ts';
import { staticPages, unwritten } from './queries.ts';

/**
 * Returns the front matter and the rendered body of a static page. A page without a text has a
 * default heading and no body.
 * @throws if the page does not exist, because its text is one of the `OWNERS_TEXTS`
 */
export async function textOf(name: TextName) {
  const entry = (await staticPages()).get(name);
  if (entry) {
    const { updated, ...texts } = fillTokensIn(entry.data, tokenValues);
    return {
      ...texts,
      updatedDay: updated && dayInWords(updated, settings.identity.language),
      html: withWaysToWrite(await entry.html(), settings.contact),
    };
  }
  const heading = unwritten[name];
  if (heading) return { ...heading, sensitive: false, updatedDay: undefined, html: '' };
  throw new Error(
    `content/pages/${name}.md: expected the text of the page /${name}; found no file`,
  );
}

type Contact = Pick<Settings['contact'], 'email' | 'formEndpoint' | 'links' | 'postal'>;

/** Returns a text with `::contact` and `::form` replaced by what the settings say about contact. */
const withWaysToWrite = (html: string, contact: Contact): string =>
  fillPlaceholders(html, {
    contact: renderToStaticMarkup(<WaysToWrite {...contact} />),
    form: renderToStaticMarkup(<FormService {...contact} />),
  });

/** Says how visitors reach the publisher, or that there is no way yet. */
function WaysToWrite({ email, formEndpoint, links, postal }: Contact) {
  const form = <ContactLink key="form" text={wording.contactForm} />;
  if (!isPlaceholder(email)) {
    const address = (
      <a key="address" href={`mailto:${email}`}>
        {email}
      </a>
    );
    return (
      <p>{formEndpoint ? wording.writeToOrInForm(address, form) : wording.writeTo(address)}</p>
    );
  }
  if (formEndpoint) return <p>{wording.writeInForm(form)}</p>;
  if (links.length === 0 && !postal) return <p>{wording.noMail}</p>;
  return <p>{wording.otherWays(<ContactLink key="page" text={wording.contactPage} />)}</p>;
}

const ContactLink = ({ text }: { text: string }) => <a href="/contact">{text}</a>;

/** Names the service that receives the messages of the contact form, if there is a form. */
function FormService({ formEndpoint }: Contact) {
  return formEndpoint === undefined ? null : (
    <p>{wording.formGoesTo(new URL(formEndpoint).hostname)}</p>
  );
}
