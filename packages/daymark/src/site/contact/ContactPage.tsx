import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import { elements } from '../../basics/markup.ts';
import { isPlaceholder } from '../../content/launch/placeholder.ts';
import { HELP } from '../../content/static-pages/names.ts';
import type { Settings } from '../../settings/site.ts';
import { dayInWords } from '../../ui/date.ts';
import { HeadedPage, type PageProps } from '../HeadedPage.tsx';

interface ContactPageProps extends PageProps {
  contact: Settings['contact'];
  /** Whether there is a text. */
  hasText: boolean;
}

export function ContactPage({ title, summary, contact, hasText, children }: ContactPageProps) {
  const { email, postal, links, formEndpoint } = contact;
  const hasMail = !isPlaceholder(email);
  const hasOtherWay = formEndpoint !== undefined || postal !== undefined || links.length > 0;
  const isOnlyForm = !hasMail && !postal && links.length === 0 && formEndpoint !== undefined;
  return (
    <HeadedPage title={title} summary={summary}>
      <div className="grid gap-12 md:grid-cols-[1.4fr_1fr]">
        {(hasText || formEndpoint) && (
          <div>
            <div className="prose measure">{children}</div>
            {formEndpoint && (
              <div className="measure mt-10">
                <ContactForm endpoint={formEndpoint} />
              </div>
            )}
          </div>
        )}
        {!isOnlyForm && (
          <dl className="wrap-anywhere grid content-start gap-6 hairline pt-5">
            {(hasMail || !hasOtherWay) && (
              <Way name={wording.mail}>
                <dd className="mt-1">
                  {hasMail ? (
                    <a className="text-link" href={`mailto:${email}`}>
                      {email}
                    </a>
                  ) : (
                    wording.noMail
                  )}
                </dd>
              </Way>
            )}
            {postal && (
              <Way name={wording.post}>
                {postal.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </Way>
            )}
            {links.length > 0 && (
              <Way name={wording.elsewhere}>
                {links.map(({ name, url }) => (
                  <dd key={url}>
                    <a className="text-link" href={url}>
                      {name}
                    </a>
                  </dd>
                ))}
              </Way>
            )}
          </dl>
        )}
      </div>
    </HeadedPage>
  );
}

/** A way to reach the publication, in a list of ways. */
const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="label text-soft">{name}</dt>
    {children}
  </div>
);

/** Shows a form that posts to the owner's endpoint, without JavaScript. */
function ContactForm({ endpoint }: { endpoint: string }) {
  return (
    <form method="post" action={endpoint}>
      <label>
        {wording.yourName}
        <input name="name" autoComplete="name" required />
      </label>
      <label>
        {wording.yourMail}
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        {wording.yourMessage}
        <textarea name="message" rows={8} required />
      </label>
      <p>
        <button type="submit">{wording.sendMessage}</button>
      </p>
    </form>
  );
}

type Help = NonNullable<Settings['help']>;

interface HelpSettings {
  help?: Help | undefined;
  identity: { language: string };
}

/**
 * Returns the owner's text with a link to a directory of help for people in distress, if the
 * settings name one: at the end of the section with the heading "Help", or below a new heading.
 */
export function contactBody(html: string, { help, identity }: HelpSettings): string {
  if (!help) return html;
  const link = renderToStaticMarkup(<HelpLink {...help} language={identity.language} />);
  const headings = [...elements(html)].filter(({ name }) => name === 'h2');
  const own = headings.findIndex(({ attributes }) => attributes.get('id') === HELP);
  if (own < 0) return html + renderToStaticMarkup(<NewHeading />) + link;
  const end = headings[own + 1]?.start ?? html.length;
  return html.slice(0, end) + link + html.slice(end);
}

const HelpLink = ({ name, url, lookedUp, language }: Help & { language: string }) => (
  <p>
    {wording.helpByCountry(
      <a key="help" href={url}>
        {name}
      </a>,
      <time key="day" dateTime={lookedUp}>
        {dayInWords(new Date(lookedUp), language)}
      </time>,
    )}
  </p>
);

const NewHeading = () => (
  <>
    <h2 id={HELP}>{wording.help}</h2>
    <p>{wording.emergency}</p>
  </>
);
