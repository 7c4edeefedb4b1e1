import * as wording from '#words';
import { isPlaceholder } from '../../content/launch/placeholder.ts';
import type { Site } from '../../settings/site.ts';
import { HeadedPage, type HeadedPageProps } from '../HeadedPage.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactPageProps extends Omit<HeadedPageProps, 'label'> {
  contact: Site['contact'];
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
              <div>
                <dt className="label text-soft">{wording.mail}</dt>
                <dd className="mt-1">
                  {hasMail ? (
                    <a className="text-link" href={`mailto:${email}`}>
                      {email}
                    </a>
                  ) : (
                    wording.noMail
                  )}
                </dd>
              </div>
            )}
            {postal && (
              <div>
                <dt className="label text-soft">{wording.post}</dt>
                {postal.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            )}
            {links.length > 0 && (
              <div>
                <dt className="label text-soft">{wording.elsewhere}</dt>
                {links.map(({ name, url }) => (
                  <dd key={url}>
                    <a className="text-link" href={url}>
                      {name}
                    </a>
                  </dd>
                ))}
              </div>
            )}
          </dl>
        )}
      </div>
    </HeadedPage>
  );
}
