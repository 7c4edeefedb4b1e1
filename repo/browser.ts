import { type Machine, thisMachine } from './browser/machine.ts';
import { type Browser, chromium, usualPaths } from './browser/paths.ts';
import { reasonOf } from './commands.ts';

/** No browser was found. The message lists what was tried and what to do. */
export class NoBrowserError extends Error {}

interface Attempt {
  readonly what: string;
  readonly install?: () => Promise<void>;
  readonly files: readonly string[];
}

const remedyFor = (browser: Browser) =>
  `Install ${browser.title}, ` +
  (browser === chromium ? 'or run `npx playwright install --with-deps chromium`, ' : '') +
  `or set ${browser.variable} to the path of a browser; then run the command again.`;

function attemptsOn(machine: Machine, browser: Browser): Attempt[] {
  const { environment, platform, isRoot, playwrightPath } = machine;
  const { title, variable, packages } = browser;
  const chosen = environment[variable];
  const usual = usualPaths(browser, platform, environment);
  // Playwright's Firefox is a modified build, which only Playwright can control.
  const isPlaywrights = browser === chromium;
  const files = [playwrightPath];
  return [
    { what: `${variable} (${chosen || 'not set'})`, files: chosen ? [chosen] : [] },
    ...(isPlaywrights ? [{ what: 'the browser of Playwright', files }] : []),
    { what: `${title} on PATH and in the usual places`, files: usual },
    ...(isPlaywrights
      ? [{ what: '`playwright install chromium`', install: () => machine.download(), files }]
      : []),
    ...(platform === 'linux' && isRoot
      ? [
          {
            what: `\`apt-get install ${packages[0]}\``,
            install: () => machine.installPackages(packages),
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
 * Finds a browser for the tests. If there is none, installs one where that is possible.
 * @returns the file to start
 * @throws NoBrowserError
 */
export async function findBrowser(
  browser: Browser,
  machine: Machine = thisMachine(),
): Promise<string> {
  const tried: string[] = [];
  for (const attempt of attemptsOn(machine, browser)) {
    if (attempt.install) console.error(`No ${browser.title} found yet; trying ${attempt.what}.`);
    const outcome = await outcomeOf(attempt, machine);
    if ('browser' in outcome) return outcome.browser;
    tried.push(`- ${attempt.what}: ${outcome.reason}`);
  }
  throw new NoBrowserError(
    `No ${browser.title} for the tests. Tried:\n${tried.join('\n')}\n${remedyFor(browser)}`,
  );
}
