import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Params = Readonly<Record<string, unknown>>;

/** A page in a tab: the displayed page, or a page that the browser prerenders. */
export interface TabPage {
  send(method: string, params?: Params): Promise<Params>;
  /** Returns the JSON value of an expression; undefined while the tab changes documents. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns the parameters of the next event of a kind. */
  next(method: string): Promise<Params>;
}

export interface Tab {
  /** The pages of the tab so far, in order of creation. */
  readonly pages: readonly TabPage[];
  close(): Promise<void>;
}

/**
 * Opens a tab in a separate browser. Chromium does not prerender when a client attaches to a page,
 * as Playwright does. The browser prerenders only when a client attaches to the tab, as Chromium's
 * developer tools do.
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export async function openTab(
  executable: string,
  args: readonly string[],
  url: string,
): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'daymark-tab-'));
  const all = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...args,
  ];
  // Starts the executable in a separate process group, because it may be a script that starts the
  // browser.
  const browser = spawn(executable, all, { detached: true });
  const exited = once(browser, 'exit');
  const close = async () => {
    if (browser.pid) process.kill(-browser.pid);
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { pages: await openIn(browser, url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openIn(browser: ChildProcess, url: string): Promise<TabPage[]> {
  const socket = new WebSocket(await addressOf(browser));
  await once(socket, 'open');
  const { send, next, onAttached } = connect(socket);

  const pages: TabPage[] = [];
  onAttached((sessionId) => {
    const page = (method: string, params?: Params) => send(method, params, sessionId);
    pages.push({
      send: page,
      next: (method) => next(method, sessionId),
      evaluate: async (expression) => {
        const asked = { expression, returnByValue: true };
        const { result } = await page('Runtime.evaluate', asked).catch((error) => {
          if (/execution context/.test(String(error))) return { result: undefined };
          throw error;
        });
        return Object(result).value;
      },
    });
  });
  const { targetId } = await send('Target.createTarget', { url, forTab: true });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', all, String(sessionId));
  return pages;
}

/** Returns the address on which the browser listens. The browser prints it when it is ready. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('browser: expected stderr as a stream; found none');
  for await (const line of createInterface(stderr)) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('browser: expected its address on stderr; found the end of the stream');
}

/** Sends commands of the DevTools protocol over a socket, and receives their results and events. */
function connect(socket: WebSocket) {
  const waiting = new Map<number | string, PromiseWithResolvers<Params>>();
  let onAttach = (_sessionId: string) => {};
  let id = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data);
    // This is a page within the tab: the tab itself was attached by `Target.attachToTarget`.
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      onAttach(params.sessionId);
    if (method) waiting.get(`${sessionId} ${method}`)?.resolve(params);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
  });
  return {
    send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
      id += 1;
      const answer = Promise.withResolvers<Params>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return answer.promise;
    },
    next(method: string, sessionId: string): Promise<Params> {
      const event = Promise.withResolvers<Params>();
      waiting.set(`${sessionId} ${method}`, event);
      return event.promise;
    },
    onAttached(callback: (sessionId: string) => void) {
      onAttach = callback;
    },
  };
}
