/* An island, because the browser makes the calendar file. Its code loads on interaction. */
import { type SubmitEvent, useRef } from 'react';
import * as wording from '#words';
import { island } from '../../browser/islands/island.tsx';
import { useMessage } from '../../browser/islands/messages.tsx';
import { dayInWords } from '../../ui/date.ts';
import { saveFile } from '../save-file.ts';
import { type Practice, weekOf } from './calendar.ts';

/** Gives the visitor a calendar file for a week of a practice, at a time that the visitor chooses. */
export default island(function PracticeWeek(practice: Practice) {
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useMessage();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const time = field.current?.value ?? '';
    const name = decodeURI(new URL(practice.url).pathname).replace(/^.*\//, '');
    const { first, file } = weekOf(practice, time, new Date());
    saveFile(`${name}.ics`, file, 'text/calendar');
    say(wording.weekIsSaved(time, dayInWords(first, practice.language)));
  };
  return (
    <form className="practice-week" data-needs-script onSubmit={save}>
      <h3 className="display text-title">{wording.practiseForWeek}</h3>
      <p className="mt-3 text-small text-soft">{wording.weekIs}</p>
      <div className="actions">
        <label className="text-small">
          {wording.weekTime}{' '}
          <input
            ref={field}
            className="field"
            type="time"
            defaultValue="08:00"
            required
            onInvalid={() => say('')}
          />
        </label>
        <button type="submit" className="button button-quiet">
          {wording.saveWeek}
        </button>
      </div>
      <p className="mt-3 text-small text-soft" role="status">
        {said}
      </p>
    </form>
  );
});
