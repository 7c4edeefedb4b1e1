/** An event of a trace of Chromium. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly url?: string; readonly functionName?: string } };
}

/** The kinds of work before a paint, by the names of Chromium's trace events. */
const KINDS: Readonly<Record<string, string>> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'commit',
  EvaluateScript: 'scripts',
  'v8.compile': 'scripts',
  'v8.compileModule': 'scripts',
  'v8.evaluateModule': 'scripts',
  FunctionCall: 'scripts',
};

const KIND_NAMES = ['parse', 'styles', 'layout', 'paint', 'commit', 'scripts', 'raster'] as const;

/** The milliseconds of each kind of work before the first paint, and how often styles and layout ran. */
export type Work = Record<(typeof KIND_NAMES)[number] | 'styleRuns' | 'layoutRuns', number>;

/** The categories of Chromium's events that `workBeforePaint` reads. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'v8',
];

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * Returns, for each event, the event that contains it, if there is one. All events must be of one
 * thread.
 */
function parentsOf(events: readonly TraceEvent[]): Map<TraceEvent, TraceEvent | undefined> {
  const parents = new Map<TraceEvent, TraceEvent | undefined>();
  const open: TraceEvent[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    while (open.length > 0 && endOf(open.at(-1) ?? event) <= event.ts) open.pop();
    parents.set(event, open.at(-1));
    open.push(event);
  }
  return parents;
}

/** Returns the events of a trace. */
const eventsIn = (json: string): TraceEvent[] =>
  (JSON.parse(json) as { traceEvents: TraceEvent[] }).traceEvents;

/**
 * Returns the work of the main thread of a page before its first contentful paint. `raster` is the work
 * of other threads.
 * @param json a trace with `CATEGORIES`, of one page load
 * @throws Error if the trace has no first paint
 */
export function workBeforePaint(json: string): Work {
  const events = eventsIn(json);
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('expected a trace with a first contentful paint; found none.');
  const complete = events.filter(({ ph, pid }) => ph === 'X' && pid === paint.pid);
  const main = complete.filter(({ name, tid }) => tid === paint.tid && name in KINDS);
  const work = Object.fromEntries(KIND_NAMES.map((kind) => [kind, 0])) as Work;
  const early = main.filter(({ ts }) => ts < paint.ts);
  const add = ({ name }: TraceEvent, time: number) => {
    work[KINDS[name] as keyof Work] += time / 1000;
  };
  for (const [event, parent] of parentsOf(early)) {
    add(event, event.dur ?? 0);
    if (parent) add(parent, -(event.dur ?? 0));
  }
  for (const { name, ts, dur = 0 } of complete)
    if (name === 'RasterTask' && ts < paint.ts) work.raster += dur / 1000;
  const count = (wanted: string) => early.filter(({ name }) => name === wanted).length;
  return { ...work, styleRuns: count('UpdateLayoutTree'), layoutRuns: count('Layout') };
}

/**
 * Returns the scripts that forced a synchronous layout, because they read a size or a position.
 * @param json a trace with `CATEGORIES`
 */
export function forcedLayouts(json: string): string[] {
  const known = eventsIn(json).filter(({ ph, name }) => ph === 'X' && name in KINDS);
  const threads = Map.groupBy(known, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()]
    .flatMap((events) => [...parentsOf(events)])
    .flatMap(([{ name }, parent]) =>
      name === 'Layout' && parent && KINDS[parent.name] === 'scripts'
        ? [`${parent.args.data?.url}: ${parent.args.data?.functionName ?? 'at its beginning'}`]
        : [],
    );
}
