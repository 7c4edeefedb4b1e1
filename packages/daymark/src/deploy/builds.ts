/** A build at a deploy target whose upload is complete. */
interface Build {
  /** The number of the deploy, then the digest of the content: `0007-ab12cd34ef56`. */
  readonly name: string;
  /** The time of the upload, in ISO 8601. */
  readonly date: string;
  /** The number of the switch that last replaced this build; absent if it was never replaced. */
  readonly servedUntil?: number;
}

/** The state of a deploy target. */
export interface Survey {
  /** The absolute path of the target's folder on its machine. */
  readonly folder: string;
  /** The name of the served build; absent before the first deploy. */
  readonly current?: string;
  /** The address for plain http behind a load balancer; absent when the target serves https. */
  readonly http?: string;
  /** The complete builds, in the order of their uploads. */
  readonly builds: readonly Build[];
  /**
   * The names of incomplete builds, left by interrupted deploys. The names of incomplete builds end in
   * `.partial`.
   */
  readonly remains: readonly string[];
}

/** The number of former builds to keep, for rollbacks, and for assets that open pages may request. */
const KEPT_FORMER = 3;

/** Matches the name of a complete build. */
export const buildName = /^\d{4,}-[\da-f]{12}$/;

const numberOf = (name: string) => Number.parseInt(name, 10);

/** Reads the output of the survey script: a keyword and its value on each line. */
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
    builds: entries
      .filter(({ name }) => buildName.test(name))
      .sort((one, other) => numberOf(one.name) - numberOf(other.name)),
    remains: entries.map(({ name }) => name).filter((name) => name.endsWith('.partial')),
  };
}

/**
 * Returns a name for a new build with this digest. An interrupted upload of the same build keeps
 * its name, unless a later build is complete. The numbers of other incomplete uploads are not reused.
 */
export function nextName({ builds, remains }: Survey, digest: string): string {
  const begun = remains.find((name) => name.endsWith(`-${digest}.partial`));
  const whole = builds.map(({ name }) => name);
  const last = (names: readonly string[]) => Math.max(0, ...names.map(numberOf));
  if (begun && numberOf(begun) > last(whole)) return begun.replace('.partial', '');
  return `${String(last([...whole, ...remains]) + 1).padStart(4, '0')}-${digest}`;
}

/**
 * Returns the names of the builds that were served, in the order in which they were last served,
 * and at the end the current build.
 */
export function servedNames({ builds, current }: Survey): string[] {
  const endOf = ({ name, servedUntil = -1 }: Build) =>
    name === current ? Number.POSITIVE_INFINITY : servedUntil;
  return builds
    .filter((build) => endOf(build) >= 0)
    .sort((one, other) => endOf(one) - endOf(other))
    .map(({ name }) => name);
}

/** Returns the name of the build that was served before the current one; undefined if none was. */
export const previousName = (survey: Survey): string | undefined =>
  servedNames(survey).findLast((name) => name !== survey.current);

/**
 * Returns the names of the builds to keep when a build becomes current: the new current build, last, and
 * before it the `KEPT_FORMER` other builds that were served most recently.
 */
export function keptWith(survey: Survey, name: string): string[] {
  const others = servedNames(survey).filter((other) => other !== name);
  return [...others.slice(-KEPT_FORMER), name];
}

/** Lists the builds, one on each line, with the newest first. */
export function inLines(survey: Survey): string[] {
  const previous = previousName(survey);
  const stateOf = ({ name, servedUntil }: Build) => {
    if (name === survey.current) return '  current';
    if (name === previous) return '  previous';
    return servedUntil === undefined ? '  never served' : '';
  };
  return survey.builds.map((build) => `${build.name}  ${build.date}${stateOf(build)}`).reverse();
}
