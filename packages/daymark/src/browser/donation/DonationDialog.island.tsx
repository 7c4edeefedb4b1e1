/* An island, because it opens after a delay. `client:after` loads its code shortly before. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { island } from '../islands/island.tsx';
import { makeNextStop } from '../next-stop.ts';
import { fitPrompt } from '../prompt-box.ts';
import { queuePrompt } from '../prompt-queue.ts';
import { DONATION_KEY, readStored, store } from '../stored-values.ts';
import styles from './dialog.css?inline';

interface DonationDialogProps {
  title: string;
  message: string;
  /** The page of the charity, or of the publication at the company that takes payments. */
  url?: string | undefined;
  /** The bank account of the publication, with the name of its holder. */
  account?: { holder: string; iban: string } | undefined;
  donateLabel: string;
  laterLabel: string;
  restDays: number;
}

/** Asks once for a donation, without taking the focus or blocking the page. Opens on hydration. */
export default island(function DonationDialog(props: DonationDialogProps) {
  const { title, message, url, account, donateLabel, laterLabel, restDays } = props;
  const [isOpen, setOpen] = useState(false);
  // Screen readers announce the dialog only once, even if it is closed and shown again.
  const [isAnnounced, setAnnounced] = useState(false);
  const end = useRef(() => {});
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isResting(restDays)) return;
    adoptStyles(styles);
    end.current = queuePrompt('donation', (isTurn) => {
      setOpen(isTurn);
      if (isTurn) setAnnounced(true);
    });
    return () => end.current();
  }, [restDays]);

  const close = useCallback(() => {
    if (restDays > 0) store(DONATION_KEY, String(Date.now()));
    end.current();
    setOpen(false);
    setAnnounced(false);
  }, [restDays]);

  // A layout effect, because a visitor may press Escape as soon as the dialog is visible.
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current || !texts.current) return;
    const release = fitPrompt(dialog.current, texts.current);
    const leave = makeNextStop(dialog.current);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      leave();
    };
  }, [isOpen, close]);

  return (
    <>
      <p className="sr-only" role="status">
        {isAnnounced && wording.donationIsNext(title)}
      </p>
      {/* The attribute opens the dialog, because show() would take the focus. */}
      <dialog
        ref={dialog}
        className="donation"
        aria-labelledby="donation-title"
        aria-describedby="donation-message"
        open={isOpen}
      >
        <div ref={texts} className="prompt-texts">
          <h2 id="donation-title" className="display">
            {title}
          </h2>
          <p id="donation-message">{message}</p>
          {account && (
            <p>
              {account.holder} <br />
              <b className="donation-account" dir="ltr" translate="no">
                {account.iban}
              </b>
            </p>
          )}
        </div>
        <p className="donation-answers">
          {url && (
            <a className="button" href={url}>
              {donateLabel}
            </a>
          )}
          <button type="button" className="button button-quiet" onClick={close}>
            {laterLabel}
          </button>
        </p>
      </dialog>
    </>
  );
});

const DAY = 24 * 60 * 60 * 1000;

/** Returns whether "Later" was pressed less than `days` days ago. */
function isResting(days: number): boolean {
  if (days === 0) return false;
  const since = Number(readStored(DONATION_KEY) ?? Number.NaN);
  return Date.now() - since < days * DAY;
}
