import { useEffect, useRef, useState } from 'react';
import { breathLength, EVEN, keyframes, type Moment, momentAt, type Pace } from './pace.ts';

const BEGINNING: Moment = { phase: 'in', second: 1, breaths: 0 };
/** The interval in milliseconds at which the instruction is updated from the clock. */
const LOOK = 100;

/** Synchronizes the pacer's circle and instructions with the clock, also in a resumed tab. */
export function usePacer() {
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
