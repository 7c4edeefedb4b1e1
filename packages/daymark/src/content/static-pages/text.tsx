import { renderToStaticMarkup } from 'react-dom/server';
import { CONTACT } from '#addresses';
import * as wording from '#words';
import { settings, tokenValues } from '../../settings/index.ts';
import { fillTokensIn } from '../../settings/noun.ts';
import type { Settings } from '../../settings/site.ts';
import { dayInWords } from '../../ui/date.ts';
import { usableEmail } from '../launch/placeholder.ts';
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

type Contact = Settings['contact'];

/** Returns a text with `::contact` and `::form` replaced by the contact details in the settings. */
const withWaysToWrite = (html: string, contact: Contact): string =>
  fillPlaceholders(html, {
    contact: renderToStaticMarkup(<WaysToWrite {...contact} />),
    form: renderToStaticMarkup(<Receivers {...contact} />),
  });

/** Says how visitors reach the publisher, or that there is no way yet. */
function WaysToWrite(contact: Contact) {
  const { issues } = contact;
  const privately = privateWay(contact);
  if (!privately && !issues) return <p>{wording.noWay}</p>;
  return (
    <>
      {privately && <p>{privately}</p>}
      {issues && (
        <p>
          {wording.writeInPublic(
            <a key="issues" href={issues}>
              {wording.issueTracker}
            </a>,
          )}
        </p>
      )}
    </>
  );
}

/** Returns the sentence about private ways to write to the publisher; undefined if there is none. */
function privateWay({ email, formEndpoint, links, postal }: Contact) {
  const address = usableEmail({ email });
  const form = <ContactLink key="form" text={wording.contactForm} />;
  if (address !== undefined) {
    const mail = (
      <a key="address" href={`mailto:${address}`}>
        {address}
      </a>
    );
    return formEndpoint ? wording.writeToOrInForm(mail, form) : wording.writeTo(mail);
  }
  if (formEndpoint) return wording.writeInForm(form);
  if (links.length === 0 && !postal) return undefined;
  return wording.otherWays(<ContactLink key="page" text={wording.contactPage} />);
}

const ContactLink = ({ text }: { text: string }) => <a href={CONTACT}>{text}</a>;

/** Names the services that receive the texts which visitors write in the contact form or in public. */
const Receivers = ({ formEndpoint, issues }: Contact) => (
  <>
    {formEndpoint && <p>{wording.formGoesTo(new URL(formEndpoint).hostname)}</p>}
    {issues && <p>{wording.issuesArePublic(new URL(issues).hostname)}</p>}
  </>
);
