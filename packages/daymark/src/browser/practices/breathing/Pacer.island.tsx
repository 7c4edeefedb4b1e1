/* An island because it runs a timer. Its code loads on interaction. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { island } from '../../islands/island.tsx';
import {
  breathLength,
  type Change,
  EVEN,
  keyframes,
  LIGHT,
  type Moment,
  momentAt,
  PACES,
  type Pace,
  SIZE,
} from './pace.ts';

/** The number of breaths that screen readers announce, so that they do not speak all the time. */
const SPOKEN_BREATHS = 3;

/**
 * A button in the form of a circle that grows and shrinks at the pace of a breath, with instructions
 * and a count. In the full view, the sky turns from night to dawn and back with each breath. Under
 * `prefers-reduced-motion`, neither the circle nor the light changes.
 */
export default island(function Pacer() {
  const form = useRef<HTMLFormElement>(null);
  const circle = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLDialogElement>(null);
  const { parts, moment, isRunning, start, pause } = usePacer();
  const isCovered = useCovered(circle, isRunning);
  const begin = () => {
    const id = form.current && new FormData(form.current).get('pace');
    start(PACES.find((pace) => pace.id === id) ?? EVEN);
    circle.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  };
  const action = isRunning ? wording.pause : moment ? wording.goOn : wording.startPacer;
  const said = spoken(moment, isRunning);
  return (
    <form
      ref={form}
      className="practice"
      data-needs-script
      onChange={() => isRunning && begin()}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) pause();
        else begin();
      }}
    >
      <button ref={circle} type="submit" className="pacer" data-covered={isCovered || undefined}>
        <span className="pacer-form" ref={parts.circle} />
        <span className="pacer-words display">
          {moment && <Instruction {...moment} />}
          <span className={moment ? 'pacer-action' : undefined}>{action}</span>
        </span>
      </button>
      <p className="pacer-line text-small text-soft">
        <button
          type="button"
          className="text-link"
          onClick={() => {
            if (!isRunning) begin();
            view.current?.showModal();
          }}
        >
          {wording.fullView}
        </button>
        <span>{moment && moment.breaths > 0 && wording.breaths(moment.breaths)}</span>
      </p>
      <fieldset className="choices">
        <legend className="label text-soft">{wording.pace}</legend>
        {PACES.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="pace" value={id} defaultChecked={id === EVEN.id} />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {said}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and its button has the focus */}
      <dialog
        ref={view}
        className="pacer-view"
        aria-label={wording.fullView}
        onClick={({ currentTarget }) => currentTarget.close()}
      >
        <div className="pacer-dawn" ref={parts.dawn} />
        <div className="pacer-sun">
          <div className="pacer-form" ref={parts.sun} />
          <p className="pacer-words display">{moment && <Instruction {...moment} />}</p>
        </div>
        <button type="button" className="button">
          {wording.leaveFullView}
        </button>
        {/* The page behind the view is inert, and its live region silent. */}
        <p className="sr-only" role="status">
          {said}
        </p>
      </dialog>
    </form>
  );
});

/** The current instruction and the second. Screen readers announce the phase instead. */
const Instruction = ({ phase, second }: Moment) => (
  <span aria-hidden="true">
    {wording.breathPhases[phase]}
    <span className="pacer-count">{second}</span>
  </span>
);

/**
 * Returns the text for screen readers: the phases of the first breaths, then only a hint that the
 * pacer continues.
 */
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

/** Synchronizes the pacer's moving parts and instructions with the clock, also in a resumed tab. */
function usePacer() {
  const parts = {
    circle: useRef<HTMLSpanElement>(null),
    sun: useRef<HTMLDivElement>(null),
    dawn: useRef<HTMLDivElement>(null),
  };
  const motions = useRef<Animation[]>([]);
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
  const cancel = () => {
    for (const motion of motions.current) motion.cancel();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at the end
  useEffect(() => cancel, []);

  const start = (chosen: Pace) => {
    const isNew = chosen !== pace || !moment;
    clock.current = {
      began: performance.now() - (isNew ? 0 : clock.current.elapsed),
      elapsed: isNew ? 0 : clock.current.elapsed,
    };
    cancel();
    const move = (part: RefObject<HTMLElement | null>, change: Change) => {
      const motion = part.current?.animate(keyframes(chosen, change), {
        duration: breathLength(chosen),
        iterations: Number.POSITIVE_INFINITY,
      });
      if (!motion) return [];
      motion.currentTime = clock.current.elapsed;
      return [motion];
    };
    motions.current = isStill()
      ? []
      : [...move(parts.circle, SIZE), ...move(parts.sun, SIZE), ...move(parts.dawn, LIGHT)];
    setPace(chosen);
    if (isNew) setMoment(BEGINNING);
    setRunning(true);
  };
  const pause = () => {
    for (const motion of motions.current) motion.pause();
    setRunning(false);
  };
  return { parts, moment, isRunning, start, pause };
}

/**
 * Whether the header covers the middle of the circle while it is in use. While the header covers
 * the circle, its words fade, because they would show through the header.
 */
function useCovered(circle: RefObject<HTMLElement | null>, isInUse: boolean): boolean {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    const words = circle.current?.querySelector('.pacer-words');
    const bar = document.querySelector<HTMLElement>('.site-header');
    if (!isInUse || !words || !bar) return;
    const observer = new IntersectionObserver(
      ([entry]) => setCovered(entry !== undefined && entry.intersectionRatio < 1),
      { rootMargin: `-${bar.offsetHeight}px 0px 1000000px`, threshold: 1 },
    );
    observer.observe(words);
    return () => observer.disconnect();
  }, [circle, isInUse]);
  return isInUse && isCovered;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns whether two moments look the same, so that the component need not render again. */
function isSame(a: Moment | undefined, b: Moment): boolean {
  return a?.phase === b.phase && a.second === b.second && a.breaths === b.breaths;
}
