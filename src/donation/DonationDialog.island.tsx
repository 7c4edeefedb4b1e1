/* An island because it appears by the clock. Its code is fetched shortly before (`client:after`). */
import { useEffect, useState } from 'react';
import type { Site } from '../site/schema/site.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { isResting, rest } from './rest.ts';
import { isTaken, whenFree } from './when-free.ts';

type Donation = Exclude<Site['donation'], false>;
type DonationDialogProps = Omit<Donation, 'charity' | 'delaySeconds'>;

/** Asks once for a donation, without taking the focus or blocking the page. Shows as soon as it is hydrated. */
export default function DonationDialog(props: DonationDialogProps) {
  return (
    <ErrorBoundary>
      <Dialog {...props} />
    </ErrorBoundary>
  );
}

function Dialog({ title, message, url, donateLabel, laterLabel, restDays }: DonationDialogProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isResting(restDays, Date.now())) return;
    return whenFree(document, () => setOpen(true));
  }, [restDays]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // An open menu above it closes first.
      if (key === 'Escape' && !isTaken(document)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const later = () => {
    rest(restDays, Date.now());
    setOpen(false);
  };

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && `${title}. ${message}`}
      </p>
      {/* Opened by its attribute: show() would take the focus. */}
      <dialog className="donation" aria-labelledby="donation-title" open={isOpen}>
        <h2 id="donation-title" className="display text-title">
          {title}
        </h2>
        <p className="donation-message">{message}</p>
        <p className="flex items-center gap-2">
          <a className="button" href={url}>
            {donateLabel}
          </a>
          <button type="button" className="button button-quiet" onClick={later}>
            {laterLabel}
          </button>
        </p>
      </dialog>
    </>
  );
}
