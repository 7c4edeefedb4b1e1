import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import type { Site } from '../../settings/site.ts';
import { isPlaceholder } from '../launch/placeholder.ts';
import { fillPlaceholders } from './placeholders.ts';

type Contact = Pick<Site['contact'], 'email' | 'formEndpoint' | 'links' | 'postal'>;

/** Returns a text with `::contact` and `::form` replaced by what the settings say about contact. */
export const withWaysToWrite = (html: string, contact: Contact): string =>
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
