import { useEffect, useState } from 'react';
import { MOST_LETTERS } from '../../notebook/notebook.ts';

/** The pause in typing, in milliseconds, after which screen readers announce the number. */
const PAUSE = 1000;

interface ExcessProps {
  /** For the field that it describes. */
  id: string;
  /** How many letters are too many. */
  letters: number;
}

/** Says how many letters of a text are more than a note can hold. */
export function Excess({ id, letters }: ExcessProps) {
  const words = letters > 0 ? inWords(letters) : '';
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

function inWords(letters: number): string {
  const [excess, most] = [letters, MOST_LETTERS].map((count) => count.toLocaleString('en'));
  return `${excess} ${letters === 1 ? 'letter' : 'letters'} too many: a note holds at most ${most}. Nothing is cut off. Shorten the text, or keep it in parts.`;
}
