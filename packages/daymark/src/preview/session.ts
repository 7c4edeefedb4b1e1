import { setTimeout } from 'node:timers/promises';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import type { CheckResult } from '../content/checks/check.ts';
import { positionOf } from '../settings/problems.ts';
import type { serveDesk } from './desk.ts';
import type { PreviewEvent, PreviewState } from './page-report.ts';
import { type Finding, findingsOf, settingsFindings, terminalReport } from './page-report.ts';

/** Milliseconds to wait for more changes, because an editor may save many files at once. */
const SETTLE = 50;

/** A development server, with the functions that a change of files calls. */
interface Running {
  server: ViteDevServer;
  logger: AstroIntegrationLogger;
  check: () => Promise<CheckResult>;
  settingsFile: string;
  /** Makes Astro restart with the settings that were read last. */
  restart: () => void;
  /** Stops watching the texts for this server. */
  stop: () => void;
}

type DeskServer = NonNullable<Awaited<ReturnType<typeof serveDesk>>>;
type Desk = Pick<DeskServer, 'port'> & Partial<Pick<DeskServer, 'run'>>;

export type PreviewSession = ReturnType<typeof previewSession>;

/**
 * Keeps the state of the preview while Astro restarts it with new settings.
 * @param reload reads the settings for the next restart, and throws if they are invalid
 * @param previews the ports of the previews of further languages, by the path of their pages
 * @param desk the server of the desk; only its port in the preview of a further language
 */
export function previewSession(
  reload: () => Promise<void>,
  previews: ReadonlyMap<string, number> = new Map(),
  desk?: Desk,
) {
  const state: PreviewState = { findings: [] };
  const print = terminalReport();
  const listeners = new Set<() => void>();
  let running: Running | undefined;
  let ofSettings: Finding[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function send(event: PreviewEvent, data?: unknown) {
    running?.server.environments.client.hot.send({ type: 'custom', event, data });
  }

  /** Sends the findings to the terminal and to the bars of open pages. */
  function publish() {
    if (!running) return;
    const { checked } = state;
    state.findings = [...ofSettings, ...(checked ? findingsOf(checked) : [])];
    print(state.findings, running.logger);
    send('daymark:checked', state.findings);
    for (const listener of listeners) listener();
  }

  /** Checks the site again, and shows the findings. */
  async function check() {
    if (!running) return;
    state.failure = undefined;
    state.checked = await running.check();
    publish();
  }

  /** Reads changed settings. Restarts Astro only with valid settings, and otherwise shows their problems. */
  async function readSettings() {
    if (!running) return;
    try {
      await reload();
      ofSettings = [];
      running.restart();
    } catch (error) {
      ofSettings = settingsFindings(error, running.settingsFile);
    }
    publish();
  }

  /** Returns a function that runs a task soon, once for all calls until then. */
  function soon(task: () => Promise<void>) {
    let isQueued = false;
    const run = () => {
      isQueued = false;
      return task();
    };
    return () => {
      if (isQueued) return;
      isQueued = true;
      last = last
        .then(() => setTimeout(SETTLE))
        .then(run)
        .catch((error) => running?.logger.error(String(error)));
    };
  }

  return {
    state,
    previews,
    desk,
    /**
     * Calls a function after each run of the checks.
     * @returns a function that ends the calls
     */
    onChecked(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Waits until all tasks that are scheduled now have run. */
    settled: () => last,
    scheduleCheck: soon(check),
    scheduleSettings: soon(readSettings),
    isKnown: (message: string) =>
      state.findings.some((finding) => message.includes(`${positionOf(finding)}: `)),
    /** Remembers an error that was not in the content, for pages that open later. */
    fail(error: unknown) {
      state.failure = error;
      send('daymark:failed');
    },
    /** Continues with another server. */
    run(next: Running): void {
      running?.stop();
      running = next;
    },
  };
}
