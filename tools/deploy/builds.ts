/** A build at a target, whole: it had another name until it was. */
export interface Build {
  /** As in `0007-ab12cd34ef56`: the number of the deploy, then the digest of the content. */
  readonly name: string;
  /** When it was uploaded, in ISO 8601. */
  readonly date: string;
  /** The number of the switch that last took it out of service; absent where none has. */
  readonly servedUntil?: number;
}

/** What is at a target. */
export interface Survey {
  /** The absolute path of the target there. */
  readonly folder: string;
  /** The name of the build that is served; absent before the first deploy. */
  readonly current?: string;
  /** What plain http listens on there, behind a balancer; absent where https is served. */
  readonly http?: string;
  /** In the order of their uploads. */
  readonly builds: readonly Build[];
  /** Names of what interrupted deploys have left. */
  readonly remains: readonly string[];
}

/** Builds served before the current one whose pages find their assets, and that can be rolled back to. */
const KEPT = 3;

/** The name of a build that is whole. */
export const buildName = /^\d{4,}-[\da-f]{12}$/;

const numberOf = (name: string) => Number.parseInt(name, 10);

const byNumber = (one: Build, other: Build) => numberOf(one.name) - numberOf(other.name);

/** Reads what the script that surveys a target prints: a word and its value on each line. */
export function readSurvey(output: string): Survey {
  const lines = output.split('\n').map((line) => /^(\w+) (.*)$/.exec(line) ?? []);
  const values = (word: string) =>
    lines.flatMap(([, key, value = '']) => (key === word ? [value] : []));
  const [folder = ''] = values('folder');
  const [http] = values('http');
  const current = values('current')[0]?.replace(/^builds\//, '');
  const entries = values('build').map((line) => {
    const [name = '', date = '', until] = line.split(' ');
    return { name, date, ...(until && { servedUntil: Number(until) }) };
  });
  return {
    folder,
    ...(current && { current }),
    ...(http && { http }),
    builds: entries.filter(({ name }) => buildName.test(name)).sort(byNumber),
    remains: entries.map(({ name }) => name).filter((name) => name.endsWith('.partial')),
  };
}

/**
 * The name of the next build with this digest. What is left of it goes on under its name; others
 * that are under way have theirs.
 */
export function nextName({ builds, remains }: Survey, digest: string): string {
  const begun = remains.find((name) => name.endsWith(`-${digest}.partial`));
  const whole = builds.map(({ name }) => name);
  const last = (names: readonly string[]) => Math.max(0, ...names.map(numberOf));
  if (begun && numberOf(begun) > last(whole)) return begun.replace('.partial', '');
  return `${String(last([...whole, ...remains]) + 1).padStart(4, '0')}-${digest}`;
}

/** The names of the builds that are served or were, in the order of their service: the current one last. */
export function servedNames({ builds, current }: Survey): string[] {
  const endOf = ({ name, servedUntil = -1 }: Build) =>
    name === current ? Number.POSITIVE_INFINITY : servedUntil;
  return builds
    .filter((build) => endOf(build) >= 0)
    .sort((one, other) => endOf(one) - endOf(other))
    .map(({ name }) => name);
}

/** The build that was served last before the current one; undefined when none was. */
export const formerName = (survey: Survey): string | undefined =>
  servedNames(survey).findLast((name) => name !== survey.current);

/** The builds that stay when one becomes current: those that were served last before it, and itself. */
export function keptWith(survey: Survey, name: string): string[] {
  const others = servedNames(survey).filter((other) => other !== name);
  return [...others.slice(-KEPT), name];
}

/** The builds, the newest first, a line for each. */
export function inLines(survey: Survey): string[] {
  const former = formerName(survey);
  const stateOf = ({ name, servedUntil }: Build) => {
    if (name === survey.current) return '  current';
    if (name === former) return '  served before';
    return servedUntil === undefined ? '  never served' : '';
  };
  return survey.builds.map((build) => `${build.name}  ${build.date}${stateOf(build)}`).reverse();
}
