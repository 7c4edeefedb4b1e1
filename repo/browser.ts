import { type Machine, thisMachine } from './browser/machine.ts';
import { usualPlaces } from './browser/places.ts';
import { reasonOf } from './commands.ts';

/** There is no browser. The message lists what was tried and what to do. */
export class NoBrowserError extends Error {}

interface Attempt {
  readonly what: string;
  readonly install?: () => Promise<void>;
  readonly files: readonly string[];
}

const remedy =
  'Install Chrome or Chromium, or run `npx playwright install --with-deps chromium`, or set ' +
  'CHROMIUM_PATH to the path of a browser; then run the command again.';

function attemptsOn(machine: Machine): Attempt[] {
  const { environment, platform, isRoot, playwrightPath } = machine;
  const chosen = environment.CHROMIUM_PATH;
  const usual = usualPlaces(platform, environment);
  return [
    { what: `CHROMIUM_PATH (${chosen || 'not set'})`, files: chosen ? [chosen] : [] },
    { what: 'the browser of Playwright', files: [playwrightPath] },
    { what: 'Chrome or Chromium on PATH and in the usual places', files: usual },
    {
      what: '`playwright install chromium`',
      install: () => machine.download(),
      files: [playwrightPath],
    },
    ...(platform === 'linux' && isRoot
      ? [
          {
            what: '`apt-get install chromium`',
            install: () => machine.installPackage(),
            files: usual,
          },
        ]
      : []),
  ];
}

/** Returns the browser that an attempt found, or the reason why it found none. */
async function outcomeOf(
  { install, files }: Attempt,
  machine: Machine,
): Promise<{ browser: string } | { reason: string }> {
  try {
    await install?.();
  } catch (error) {
    return { reason: reasonOf(error) };
  }
  const present = files.filter((file) => machine.exists(file));
  for (const file of present) if (await machine.starts(file)) return { browser: file };
  return { reason: present.length ? `does not start: ${present.join(', ')}` : 'not found' };
}

/**
 * Finds a Chromium for the browser tests. Installs one if there is none and installing is possible.
 * @returns the file to start
 * @throws NoBrowserError
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const tried: string[] = [];
  for (const attempt of attemptsOn(machine)) {
    if (attempt.install) console.error(`No browser found yet; trying ${attempt.what}.`);
    const outcome = await outcomeOf(attempt, machine);
    if ('browser' in outcome) return outcome.browser;
    tried.push(`- ${attempt.what}: ${outcome.reason}`);
  }
  throw new NoBrowserError(`No browser for the tests. Tried:\n${tried.join('\n')}\n${remedy}`);
}
