import * as wording from '#words';
import { Announcement } from '../../islands/messages.tsx';
import { MAX_LETTERS } from '../../notebook/notebook.ts';

interface ExcessProps {
  /** The id by which the text field refers to this description. */
  id: string;
  /** The number of letters above the limit; zero or negative if the text fits. */
  letters: number;
}

/** Shows by how many letters a text exceeds the limit of a note. */
export function Excess({ id, letters }: ExcessProps) {
  const words = letters > 0 ? wording.journalExcess(letters, MAX_LETTERS) : '';
  return (
    <>
      <p id={id} className="journal-excess text-small" hidden={!words}>
        {words}
      </p>
      <Announcement text={words} />
    </>
  );
}
