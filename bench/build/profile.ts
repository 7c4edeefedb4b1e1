import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setInterval } from 'node:timers';

/** CPU milliseconds of a build, by stage and then by thread or process. */
type Profile = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Milliseconds between two measurements of the threads. The work of a thread after the last
 * measurement is not counted.
 */
const INTERVAL = 20;

/**
 * Matches the line that a build prints at the end of a stage, but not the line with the total time.
 */
const STAGE = /^(?!Time )(\S+(?: \S+)*) {2,}(?:\d+ files? +)?[\d.]+ s$/;

/** Processes of a build, by a part of their command line. */
const PROCESSES = [
  ['bundler.ts', 'bundler'],
  ['pagefind', 'Pagefind'],
  ['daymark.mjs', 'command'],
] as const;

/** Threads of the process that builds, by a part of the name that Node gives them. */
const THREADS = [
  ['libuv-worker', 'thread pool'],
  ['V8Worker', 'garbage collection and compiler'],
  ['WorkerThread', 'writing thread'],
] as const;

/**
 * Runs a command that prints the stages of a build, and measures the CPU time of each of its threads
 * and processes in each stage. Needs Linux.
 * @throws Error with the output of a command that fails
 */
export async function profile(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Profile> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const stages = new Map<string, Map<string, number>>();
  const seen = new Map<string, number>();
  let current = new Map<string, number>();
  const look = () => {
    for (const { key, name, milliseconds } of threadsOf(child.pid ?? 0)) {
      const more = milliseconds - (seen.get(key) ?? 0);
      seen.set(key, milliseconds);
      current.set(name, (current.get(name) ?? 0) + more);
    }
  };
  let output = '';
  const read = (line: string) => {
    output += `${line}\n`;
    const [, stage] = STAGE.exec(line) ?? [];
    if (stage === undefined) return;
    look();
    stages.set(stage, current);
    current = new Map();
  };
  createInterface(child.stdout).on('line', read);
  createInterface(child.stderr).on('line', read);
  const timer = setInterval(look, INTERVAL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  stages.set('End', current);
  return stages;
}

/**
 * The kinds of work of a build, by stage and by thread, where the threads of a stage do different
 * work.
 */
const WORK: readonly (readonly [work: string, stage: RegExp, thread: RegExp])[] = [
  ['reading and checks', /^Checks$/, /main thread/],
  ['scripts and styles', /./, /bundler|esbuild/],
  ['pictures', /^Pictures$/, /./],
  ['search index: Pagefind', /./, /Pagefind/],
  ['search index: texts', /^Search$/, /main thread/],
  ['rendering and policies', /^Pages/, /main thread/],
  ['writing', /./, /writing thread/],
  ['social images, compression and files', /./, /thread pool/],
  ['files for hosts', /^(?:Files|The desk)/, /./],
  ['garbage collection and compiler', /./, /garbage/],
  ['start and end', /./, /./],
];

/** Adds up a profile by work, in CPU milliseconds. */
export function workOf(profiled: Profile): Map<string, number> {
  const sums = new Map(WORK.map(([work]) => [work, 0]));
  for (const [stage, threads] of profiled)
    for (const [thread, milliseconds] of threads) {
      const [work = ''] = WORK.find(([, of, by]) => of.test(stage) && by.test(thread)) ?? [];
      sums.set(work, (sums.get(work) ?? 0) + milliseconds);
    }
  return sums;
}

/** Returns the threads of a process and of all processes that it started, with their CPU times. */
function threadsOf(pid: number): { key: string; name: string; milliseconds: number }[] {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const [, program] = PROCESSES.find(([part]) => args.includes(part)) ?? [];
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
      const folder = `/proc/${pid}/task/${thread}`;
      const children = readFileSync(`${folder}/children`, 'utf8').match(/\d+/g) ?? [];
      const [nanoseconds] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
      const title = readFileSync(`${folder}/comm`, 'utf8').trim();
      const name = program ?? (thread === `${pid}` ? 'main thread' : threadName(title));
      const milliseconds = Number(nanoseconds) / 1e6;
      return [
        { key: `${pid} ${thread}`, name, milliseconds },
        ...children.flatMap((child) => threadsOf(Number(child))),
      ];
    });
  } catch {
    // The process or the thread has ended since the folder was read.
    return [];
  }
}

const threadName = (title: string) => THREADS.find(([part]) => title.includes(part))?.[1] ?? title;
