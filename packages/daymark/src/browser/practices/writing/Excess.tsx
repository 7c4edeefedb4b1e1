import { useEffect, useState } from 'react';
import * as wording from '#words';
import { MAX_LETTERS } from '../../notebook/notebook.ts';

/** The pause in typing, in milliseconds, after which screen readers announce the excess. */
const PAUSE = 1000;

interface ExcessProps {
  /** The id by which the text field refers to this description. */
  id: string;
  /** The number of letters above the limit; zero or negative if the text fits. */
  letters: number;
}

/** Shows by how many letters a text exceeds the limit of a note. */
export function Excess({ id, letters }: ExcessProps) {
  const words = letters > 0 ? wording.journalExcess(letters, MAX_LETTERS) : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <p id={id} className="journal-excess text-small" hidden={!words}>
        {words}
      </p>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
    </>
  );
}
