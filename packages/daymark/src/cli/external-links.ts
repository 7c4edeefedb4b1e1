/*
 * `daymark check --links`: asks other sites whether the pages to which texts link exist, slowly, so that no
 * host takes the command for an attack.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { inParallel } from '../basics/in-parallel.ts';
import { writeWhole } from '../basics/store.ts';
import type { CheckResult } from '../content/checks/check.ts';
import type { Problem } from '../content/checks/problem.ts';
import { type MayAsk, requestPublic } from './public-request.ts';

/** A link to another site, with its position. */
type ExternalLink = CheckResult['external'][number];

/** The answer of a host about a page. */
type Answer =
  | { state: 'found' }
  | { state: 'moved'; to: string }
  /** The page or its host does not exist any more. */
  | { state: 'gone'; why: string }
  /** A program cannot find out whether the page exists. */
  | { state: 'unknown'; why: string };

/** The answers of the last month, by address. Only pages that exist are remembered. */
type Memory = Record<string, { at: string; answer: Answer }>;

interface Options {
  /** The address of the site, for the logs of the hosts. */
  site: string;
  /** The file of the answers of the last month. */
  memory: string;
  now?: Date;
  /** Returns whether the command may ask an IP address: by default, a public one. */
  mayAsk?: MayAsk | undefined;
  /** The milliseconds between two addresses of a host. */
  pause?: number;
  /** The milliseconds after which the command stops waiting for a host. */
  patience?: number;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;
const HOSTS_AT_A_TIME = 8;
/** Source: the Fetch Standard, "HTTP-redirect fetch" */
const MOST_REDIRECTS = 20;

/**
 * Asks about each address once.
 * @returns a warning for each link to a page that is gone or has moved, and a line for each address about
 *   which a program can learn nothing
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  options: Options,
): Promise<{ warnings: Problem[]; unknown: string[] }> {
  const { memory, now = new Date(), pause = 1000 } = options;
  const remembered = await readMemory(memory, now);
  const addresses = new Set(links.flatMap(({ href }) => addressOf(href) ?? []));
  const answers = new Map<string, Answer>();
  const toAsk: string[] = [];
  for (const address of addresses) {
    const { answer } = remembered[address] ?? {};
    if (answer) answers.set(address, answer);
    else toAsk.push(address);
  }
  const byHost = Map.groupBy(toAsk, (address) => new URL(address).host);
  await inParallel(byHost.values(), HOSTS_AT_A_TIME, async (ofHost) => {
    for (const [index, address] of ofHost.entries()) {
      if (index > 0) await setTimeout(pause);
      const answer = await answerOf(address, options);
      answers.set(address, answer);
      if (answer.state === 'found' || answer.state === 'moved')
        remembered[address] = { at: now.toISOString(), answer };
    }
  });
  await writeWhole(memory, JSON.stringify(remembered));
  if (byHost.size > 1 && [...answers.values()].every((answer) => answer === NO_HOST))
    for (const address of answers.keys()) answers.set(address, NO_NETWORK);
  const unknown = Array.from(answers, ([address, answer]) =>
    answer.state === 'unknown' ? [`${address}: ${answer.why}`] : [],
  );
  return {
    warnings: links.flatMap((link) => warningOf(link, answers.get(addressOf(link.href) ?? ''))),
    unknown: unknown.flat(),
  };
}

/** Returns the address that the command asks about, without the anchor; undefined if it is no web address. */
function addressOf(href: string): string | undefined {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

function warningOf({ href, ...position }: ExternalLink, answer: Answer | undefined): Problem[] {
  const warning = (expected: string, found: string): Problem[] => [
    { ...position, expected, found, severity: 'warning' },
  ];
  if (answer?.state === 'gone') return warning('a page that exists', `${href}, ${answer.why}`);
  if (answer?.state !== 'moved') return [];
  const { hash } = new URL(href);
  return warning(
    answer.to + (answer.to.includes('#') ? '' : hash),
    `${href}, which has moved there`,
  );
}

/** The result of one request: the status, and the address to which the host redirects. */
interface Response {
  status: number;
  location: string | undefined;
}

async function answerOf(address: string, options: Options): Promise<Answer> {
  let [current, movedTo] = [address, address];
  let isMoving = true;
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      let response = await ask(current, 'HEAD', options);
      // Many servers answer HEAD with an error, but answer the GET of a browser.
      if (response.status >= 400) response = await ask(current, 'GET', options);
      const { status, location } = response;
      const next = location === undefined ? null : URL.parse(location, current);
      if (status < 300 || status >= 400 || !next) return answerTo(status, address, movedTo);
      // The warning names the target of permanent redirects only: a temporary redirect, such as to
      // a page in the visitor's language, may change, and so may the redirects after it.
      isMoving &&= status === 301 || status === 308;
      current = next.href;
      if (isMoving) movedTo = current;
    }
    return { state: 'unknown', why: 'which redirects without end' };
  } catch (error) {
    return answerToFailure(Object(error).code);
  }
}

function answerTo(status: number, address: string, movedTo: string): Answer {
  if (status === 404 || status === 410) return { state: 'gone', why: `which answers ${status}` };
  if (status >= 400) return { state: 'unknown', why: `answers ${status} to a program` };
  return movedTo === address ? { state: 'found' } : { state: 'moved', to: movedTo };
}

const NO_HOST: Answer = { state: 'gone', why: 'whose host does not exist' };

/** The answer about each link if none of several hosts exists: some name servers say so without network. */
const NO_NETWORK: Answer = {
  state: 'unknown',
  why: 'no host of the links is found; is this computer online?',
};

/** The answers to failures that an owner can understand, by the code of the failure. */
const FAILURES: Readonly<Record<string, Answer>> = {
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: { state: 'unknown', why: 'no name server answers' },
  ENOTPUBLIC: { state: 'unknown', why: 'the host has no public address' },
  ETIMEDOUT: { state: 'unknown', why: 'the host does not answer in time' },
};

const answerToFailure = (code: unknown): Answer =>
  FAILURES[String(code)] ?? { state: 'unknown', why: `the connection fails (${code})` };

async function ask(address: string, method: 'HEAD' | 'GET', options: Options): Promise<Response> {
  const { site, mayAsk, patience = 20_000 } = options;
  const sent = requestPublic(
    new URL(address),
    {
      method,
      // Each request has a separate connection, so that no connection stays open.
      agent: false,
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': `Daymark link check (${site})` },
    },
    mayAsk,
  );
  const response = await sent.catch((error) => {
    throw error.name === 'AbortError' ? Object.assign(error, { code: 'ETIMEDOUT' }) : error;
  });
  // Discards the body, which is not needed.
  response.destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

/** Reads the answers that are younger than a month. An unreadable file counts as empty. */
async function readMemory(file: string, now: Date): Promise<Memory> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  const isRecent = ([, { at }]: [string, Memory[string]]) => +now - +new Date(at) < MONTH;
  try {
    return Object.fromEntries(Object.entries(JSON.parse(json) as Memory).filter(isRecent));
  } catch {
    return {};
  }
}
