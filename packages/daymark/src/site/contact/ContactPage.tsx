import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import { elements } from '../../basics/markup.ts';
import { usableEmail } from '../../content/launch/placeholder.ts';
import { HELP } from '../../content/static-pages/names.ts';
import type { Settings } from '../../settings/site.ts';
import { dayInWords } from '../../ui/date.ts';
import { HeadedPage, type PageProps } from '../HeadedPage.tsx';
import { PageContents, type Section } from '../page-contents.tsx';

interface ContactPageProps extends PageProps {
  contact: Settings['contact'];
  /** Whether there is a text. */
  hasText: boolean;
  /** The sections of the text. */
  sections: readonly Section[];
}

/** The fewest sections that need contents: the text of a contact page is short. */
const FEWEST = 4;

/**
 * Shows the ways to reach the publisher above the text, or says below the text that there is none yet.
 */
export function ContactPage(props: ContactPageProps) {
  const { title, summary, contact, hasText, sections, children } = props;
  const { postal, links, formEndpoint, issues } = contact;
  const email = usableEmail(contact);
  const isListed = [email, postal, issues].some((way) => way !== undefined) || links.length > 0;
  return (
    <HeadedPage
      title={title}
      summary={summary}
      beside={sections.length >= FEWEST && <PageContents sections={sections} />}
      column={
        <>
          {isListed && (
            <dl className="wrap-anywhere mb-12 flex flex-wrap gap-x-16 gap-y-6 hairline pt-5">
              {email && (
                <Way name={wording.mail}>
                  <dd className="mt-1">
                    <a className="text-link" href={`mailto:${email}`}>
                      {email}
                    </a>
                  </dd>
                </Way>
              )}
              {issues && (
                <Way name={wording.inPublic}>
                  <dd className="mt-1">
                    <a className="text-link" href={issues}>
                      {wording.trackerAt(new URL(issues).hostname)}
                    </a>
                  </dd>
                  <dd className="text-small text-soft">{wording.everybodyReads}</dd>
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
          {hasText && <div className="prose measure">{children}</div>}
          {!isListed && !formEndpoint && <p className="not-first:pt-10">{wording.noWay}</p>}
          {formEndpoint && (
            <div className="measure mt-10">
              <ContactForm endpoint={formEndpoint} />
            </div>
          )}
        </>
      }
    />
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
      <p className="text-small text-soft">{wording.allRequired}</p>
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
  const all = [...elements(html)];
  const own = all.find(({ attributes }) => attributes.get('id') === HELP);
  if (!own) return html + renderToStaticMarkup(<NewHeading />) + link;
  const next = all.find(({ name, start }) => name === 'h2' && start > own.start);
  const end = next?.start ?? html.length;
  return html.slice(0, end) + link + html.slice(end);
}

/** The link to the directory, with the day on which the owner last looked at it. */
const HelpLink = ({ name, url, lookedUp, language }: Help & { language: string }) => (
  <>
    <p className="button-line">
      <a className="button" href={url}>
        {name}
      </a>
    </p>
    <p>
      {wording.helpByCountry<ReactNode>(
        name,
        <time key="day" dateTime={lookedUp}>
          {dayInWords(new Date(lookedUp), language)}
        </time>,
      )}
    </p>
  </>
);

/** The heading for an owner's text without one, and the advice to call the emergency number. */
const NewHeading = () => (
  <>
    <h2 id={HELP}>{wording.help}</h2>
    <p>{wording.emergency}</p>
  </>
);
