/* An island because it runs a timer and rings a bell. Its code loads on interaction. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { island } from '../../islands/island.tsx';
import { KeptFocus } from '../../islands/KeptFocus.tsx';
import { useMessage } from '../../islands/messages.tsx';
import type { Loudness } from './bell.ts';
import { minutesOf, onTheClock } from './sitting.ts';
import { useSitting } from './useSitting.ts';

const MINUTE = 60_000;
const BELLS: readonly { value: Loudness; name: string }[] = [
  { value: 'clear', name: wording.bellClear },
  { value: 'soft', name: wording.bellSoft },
  { value: 'silent', name: wording.bellSilent },
];

/** A timer for sitting still: 1 to 60 minutes, with a bell at the start and at the end. */
export default island(function Timer({ minutes }: { minutes: number }) {
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [offered, setOffered] = useState(minutes);
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useMessage();
  /** Only a visitor who has stopped the timer hears that it is ready. */
  const [isStopped, setStopped] = useState(false);
  const { sitting, left, start, pause, resume, reset } = useSitting();
  const { state } = sitting;
  const typed = () => new FormData(form.current ?? undefined);
  const offer = () => setOffered((last) => minutesOf(String(typed().get('minutes'))) ?? last);
  // Keeps the text that the visitor typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(offer, []);

  const begin = () => {
    const fields = typed();
    const length = minutesOf(String(fields.get('minutes')));
    const bell = BELLS.find(({ value }) => value === fields.get('bell'))?.value ?? 'clear';
    setFault(length ? '' : wording.minutesFault);
    if (!length) return field.current?.focus();
    setStopped(false);
    start(length * MINUTE, bell);
    // Enter in a field starts the timer, which hides the field.
    main.current?.focus();
  };
  const stop = () => {
    reset();
    setStopped(true);
  };
  const press = { ready: begin, running: pause, paused: resume, over: reset }[state];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press();
  };

  return (
    <form ref={form} className="practice" data-needs-script noValidate onSubmit={submit}>
      <p className="sitting-clock display" role="timer" aria-label={wording.timeLeft}>
        {onTheClock(state === 'ready' ? offered * MINUTE : left)}
      </p>
      <p className="actions">
        <KeptFocus next={() => main.current}>
          <button ref={main} type="submit" className="button">
            {wording.sittingActions[state]}
          </button>
          {(state === 'running' || state === 'paused') && (
            <button type="button" className="button button-quiet" onClick={stop}>
              {wording.endHere}
            </button>
          )}
        </KeptFocus>
      </p>
      <div className="sitting-choices" hidden={state !== 'ready'}>
        <div className="sitting-minutes">
          <label>
            <span className="label text-soft">{wording.minutes}</span>
            <input
              ref={field}
              className="field"
              type="number"
              name="minutes"
              inputMode="numeric"
              min="1"
              max="60"
              defaultValue={minutes}
              onInput={({ currentTarget }) => {
                const length = minutesOf(currentTarget.value);
                if (length) setFault('');
                setOffered(length ?? offered);
              }}
              aria-describedby="sitting-fault"
              aria-invalid={fault ? true : undefined}
            />
          </label>
          <p id="sitting-fault" className="text-small" role="alert">
            {fault}
          </p>
        </div>
        <fieldset className="choices">
          <legend className="label text-soft">{wording.bell}</legend>
          {BELLS.map(({ value, name }) => (
            <label key={value}>
              <input type="radio" name="bell" value={value} defaultChecked={value === 'clear'} />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <p className={state === 'over' ? 'text-small text-soft' : 'sr-only'} role="status">
        {(state !== 'ready' || isStopped) && wording.sittingIs[state]}
      </p>
    </form>
  );
});
