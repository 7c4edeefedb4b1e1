/* An island because it runs a timer. Its code is fetched on interaction. */
import { useRef } from 'react';
import * as wording from '#words';
import { island } from '../../islands/island.tsx';
import { EVEN, type Moment, PACES } from './pace.ts';
import { usePacer } from './usePacer.ts';

/** The number of breaths that screen readers announce, so that they do not speak all the time. */
const SPOKEN_BREATHS = 3;

/**
 * A circle that grows and shrinks at the pace of a breath, with instructions and a count. The
 * circle does not move under `prefers-reduced-motion`.
 */
export default island(function Pacer() {
  const choice = useRef<HTMLFormElement>(null);
  const { form, moment, isRunning, start, pause } = usePacer();
  const chosen = () => {
    const id = choice.current && new FormData(choice.current).get('pace');
    return PACES.find((pace) => pace.id === id) ?? EVEN;
  };
  return (
    <div className="practice" data-needs-script>
      <div className="pacer" aria-hidden="true">
        <div className="pacer-reach" />
        <div className="pacer-form" ref={form} />
        <p className="pacer-words display">
          {moment ? wording.breathPhases[moment.phase] : wording.pacerReady}
          <span className="pacer-count">{moment ? moment.second : ' '}</span>
        </p>
      </div>
      <form
        ref={choice}
        onChange={() => isRunning && start(chosen())}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRunning) pause();
          else start(chosen());
        }}
      >
        <fieldset className="choices">
          <legend className="label text-soft">{wording.pace}</legend>
          {PACES.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="pace" value={id} defaultChecked={id === EVEN.id} />
              {name}
            </label>
          ))}
        </fieldset>
        <p className="actions">
          <button type="submit" className="button">
            {isRunning ? wording.pause : moment ? wording.goOn : wording.startPacer}
          </button>
          <span className="text-small text-soft">{moment && wording.breaths(moment.breaths)}</span>
        </p>
      </form>
      <p className="sr-only" role="status">
        {spoken(moment, isRunning)}
      </p>
    </div>
  );
});

function spoken(moment: Moment | undefined, isRunning: boolean): string {
  if (!moment) return '';
  if (!isRunning) return wording.paused;
  return moment.breaths < SPOKEN_BREATHS
    ? wording.breathPhases[moment.phase]
    : wording.pacerFallsSilent;
}
