/* An island because only the browser stores the text. Its code loads on interaction. */

import { useEffect, useRef, useState } from 'react';
import { PREFERENCES } from '#addresses';
import * as wording from '#words';
import { island } from '../../islands/island.tsx';
import { Announcement, useMessage } from '../../islands/messages.tsx';
import { keepNote, useNotebook } from '../../notebook/changes.ts';
import { MAX_LETTERS } from '../../notebook/notebook.ts';

interface JournalProps {
  step: string;
  prompts: readonly string[];
}

/** A question and a text field. Only this browser stores the text, when a visitor presses Keep. */
export default island(function Journal({ step, prompts }: JournalProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState(0);
  const [said, say] = useMessage();
  const { notebook, failure, change } = useNotebook();
  const prompt = prompts[place % prompts.length] ?? '';
  /** The question to which the visitor began the text, if the page shows another question now. */
  const begunWith = useRef<string>(undefined);
  const isKeeping = useRef(false);
  const [length, setLength] = useState(0);
  /** False in the HTML of the page, which does not know how many notes a browser has. */
  const [isCounted, setCounted] = useState(false);
  const isTooLong = length > MAX_LETTERS;
  useLeaveWarning(length > 0);

  const textNow = () => field.current?.value.trim() ?? '';
  const beginNewNote = () => {
    if (field.current) field.current.value = '';
    begunWith.current = undefined;
    say('');
    setLength(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads no value that changes
  useEffect(() => {
    setCounted(true);
    // Includes text that was typed before hydration.
    setLength(textNow().length);
    // Clears the text, because the back/forward cache may restore the page with it.
    addEventListener('pagehide', beginNewNote);
    return () => removeEventListener('pagehide', beginNewNote);
  }, []);

  const measure = () => {
    if (!field.current?.value) return beginNewNote();
    const { length: now } = textNow();
    // Removes the message about the empty field, or about a text that is no longer too long.
    if (length === 0 || (isTooLong && now <= MAX_LETTERS)) say('');
    setLength(now);
  };
  const keep = async () => {
    const text = textNow();
    if (isKeeping.current) return;
    if (!text) return say(wording.journalIsEmpty);
    if (text.length > MAX_LETTERS) {
      say(wording.journalTooLong);
      return field.current?.focus();
    }
    const answered = begunWith.current ?? prompt;
    const note = { step, prompt: answered, text, kept: new Date().toISOString() };
    isKeeping.current = true;
    const isKept = await change(keepNote(note));
    isKeeping.current = false;
    if (!isKept) return say('');
    // Keeps text that was typed while the note was being stored.
    if (textNow() === text) beginNewNote();
    say(wording.journalKept);
  };
  const askAnother = () => {
    setPlace(place + 1);
    if (!textNow()) return say('');
    begunWith.current ??= prompt;
    say(wording.journalQuestion(begunWith.current));
  };

  return (
    <div className="practice journal" data-needs-script>
      <label htmlFor="journal" className="display text-title">
        <span aria-live="polite">{prompt}</span>
      </label>
      <textarea
        ref={field}
        id="journal"
        className="field"
        rows={7}
        autoComplete="off"
        onInput={measure}
        aria-describedby="journal-excess journal-place"
        aria-invalid={isTooLong || undefined}
      />
      <Excess id="journal-excess" letters={length - MAX_LETTERS} />
      <p id="journal-place" className="text-small text-soft">
        {wording.journalPlace}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={keep}>
          {wording.journalKeep}
        </button>
        {prompts.length > 1 && (
          <button type="button" className="button button-quiet" onClick={askAnother}>
            {wording.journalOtherQuestion}
          </button>
        )}
        <span className="text-small" role="status">
          {failure ?? said}
        </span>
      </p>
      <p className="text-small text-soft">
        {isCounted && [
          wording.notesOfStep(notebook.notes.filter((note) => note.step === step).length),
          wording.space,
        ]}
        <a className="text-link" href={`${PREFERENCES}#notes`}>
          {wording.readNotes}
        </a>
      </p>
    </div>
  );
});

/**
 * Makes the browser ask for confirmation before a visitor leaves the page with unsaved text. Adds
 * the listener only for unsaved text, because it may keep the page out of the back/forward cache.
 */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

interface ExcessProps {
  /** The id by which the text field refers to this description. */
  id: string;
  /** The number of letters above the limit; zero or negative if the text fits. */
  letters: number;
}

/** Shows by how many letters a text exceeds the limit of a note. */
function Excess({ id, letters }: ExcessProps) {
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
