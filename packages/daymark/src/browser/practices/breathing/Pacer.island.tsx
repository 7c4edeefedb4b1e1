/* An island because it runs a timer. Its code is fetched on interaction. */
import { useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { island } from '../../islands/island.tsx';
import { breathLength, EVEN, keyframes, type Moment, momentAt, PACES, type Pace } from './pace.ts';

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

const BEGINNING: Moment = { phase: 'in', second: 1, breaths: 0 };
/** The interval in milliseconds at which the instruction is updated from the clock. */
const LOOK = 100;

/** Synchronizes the pacer's circle and instructions with the clock, also in a resumed tab. */
function usePacer() {
  const form = useRef<HTMLDivElement>(null);
  const motion = useRef<Animation>(undefined);
  /** `began` is the start time plus the pauses. `elapsed` is the time without pauses. */
  const clock = useRef({ began: 0, elapsed: 0 });
  const [pace, setPace] = useState<Pace>(EVEN);
  const [isRunning, setRunning] = useState(false);
  const [moment, setMoment] = useState<Moment>();

  useEffect(() => {
    if (!isRunning) return;
    const look = () => {
      clock.current.elapsed = performance.now() - clock.current.began;
      const now = momentAt(pace, clock.current.elapsed);
      setMoment((last) => (isSame(last, now) ? last : now));
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [isRunning, pace]);
  useEffect(() => () => motion.current?.cancel(), []);

  const start = (chosen: Pace) => {
    const isNew = chosen !== pace || !moment;
    clock.current = {
      began: performance.now() - (isNew ? 0 : clock.current.elapsed),
      elapsed: isNew ? 0 : clock.current.elapsed,
    };
    motion.current?.cancel();
    motion.current = isStill() ? undefined : move(form.current, chosen, clock.current.elapsed);
    setPace(chosen);
    if (isNew) setMoment(BEGINNING);
    setRunning(true);
  };
  const pause = () => {
    motion.current?.pause();
    setRunning(false);
  };
  return { form, moment, isRunning, start, pause };
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function move(form: HTMLElement | null, pace: Pace, elapsed: number): Animation | undefined {
  const motion = form?.animate(keyframes(pace), {
    duration: breathLength(pace),
    iterations: Number.POSITIVE_INFINITY,
  });
  if (motion) motion.currentTime = elapsed;
  return motion;
}

function isSame(a: Moment | undefined, b: Moment): boolean {
  return a?.phase === b.phase && a.second === b.second && a.breaths === b.breaths;
}
