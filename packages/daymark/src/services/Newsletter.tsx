import { PRIVACY } from '#addresses';
import * as wording from '#words';
import type { newsletterOf } from '../settings/service.ts';

interface NewsletterProps extends NonNullable<ReturnType<typeof newsletterOf>> {
  /** The place of the form, which is unique in the page. */
  place: string;
  className?: string | undefined;
}

/**
 * The form of a newsletter, which browsers send without script, or a link to the page of a newsletter
 * that accepts no form. The company gets no request before a visitor sends the form.
 */
export function Newsletter({ fields, form, place, className = '' }: NewsletterProps) {
  const { name, title, message, confirms } = fields;
  const mail = `newsletter-${place}`;
  return (
    <div className={`newsletter ${className} print:hidden`}>
      <h2 className="display text-title">{title}</h2>
      <p>{message}</p>
      {'page' in form ? (
        <p>
          <a className="button" href={form.page}>
            {wording.subscribeAt(new URL(form.page).host)}
          </a>
        </p>
      ) : (
        <form className="newsletter-form" method="post" action={form.action}>
          <label htmlFor={mail}>{wording.yourMail}</label>
          <input
            id={mail}
            className="field"
            type="email"
            name={form.email}
            autoComplete="email"
            maxLength={254}
            required
            aria-errormessage={`${mail}-fault`}
          />
          <p id={`${mail}-fault`} className="newsletter-fault text-small">
            {wording.mailFault}
          </p>
          {form.hidden?.map(([field, value]) => (
            <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
          ))}
          {form.trap && (
            <span hidden>
              <input name={form.trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
            </span>
          )}
          <button className="button" type="submit">
            {wording.subscribe}
          </button>
        </form>
      )}
      <p className="text-small text-soft">
        {'action' in form && (
          <>
            {confirms && wording.confirmsFirst}
            {confirms && wording.space}
            {wording.addressGoesTo(name)}
            {wording.space}
          </>
        )}
        <a className="text-link" href={PRIVACY}>
          {wording.privacy}
        </a>
      </p>
    </div>
  );
}
