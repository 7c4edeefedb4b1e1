import { parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type FileParts,
  type FileWriter,
  type FileWriterOptions,
  openFileWriter,
} from './file-writer.ts';

/* Writes files in a thread, which also runs this module. The thread ends with the build. */

/** A task of the thread, with its number. */
type WritingTask = readonly [
  id: number,
  method: keyof FileWriter,
  file: string,
  content: Uint8Array,
];

/** The result of a task. `code` and `path` belong to a system error; Node would not send them with it. */
interface WritingResult {
  readonly id: number;
  readonly parts?: FileParts | undefined;
  readonly failure?: { readonly error: Error; readonly code: unknown; readonly path: unknown };
}

/**
 * Starts a thread that compresses and writes files while the pages are rendered. Compression leaves
 * buffers that only a full garbage collection frees. A collection takes 2 ms in the thread, which has
 * few objects, and a second in a main thread with 100,000 articles: see
 * docs/decisions/0016-compression-in-a-thread.md. The thread does not keep the process alive while it
 * has nothing to do.
 */
export function writingThread(options: FileWriterOptions): FileWriter {
  const thread = new Worker(new URL(import.meta.url), { workerData: options });
  const tasks = new Map<number, PromiseWithResolvers<FileParts>>();
  let last = 0;
  let end: Error | undefined;

  /** Returns the pending task with a number, which is then no longer pending. */
  function settle(id: number): PromiseWithResolvers<FileParts> | undefined {
    const task = tasks.get(id);
    tasks.delete(id);
    if (tasks.size === 0) thread.unref();
    return task;
  }
  thread.on('message', ({ id, parts = [], failure }: WritingResult) => {
    const task = settle(id);
    if (!failure) return task?.resolve(parts);
    const { error, ...system } = failure;
    task?.reject(Object.assign(error, system));
  });
  thread.on('error', (error) => {
    end = error;
    for (const id of [...tasks.keys()]) settle(id)?.reject(error);
  });
  thread.unref();

  function run(method: keyof FileWriter, file = '', content: Uint8Array = new Uint8Array()) {
    if (end) return Promise.reject(end);
    last += 1;
    const task = Promise.withResolvers<FileParts>();
    tasks.set(last, task);
    thread.ref();
    thread.postMessage([last, method, file, content] satisfies WritingTask);
    return task.promise;
  }
  return {
    write: (file, content) => run('write', file, content),
    complete: (file, content) => run('complete', file, content),
    prune: async () => void (await run('prune')),
  };
}

/**
 * Performs a task in the thread. Sends an error as a result, because Node would send the error
 * without its code and path.
 */
async function perform(
  writer: FileWriter,
  [id, method, file, content]: WritingTask,
): Promise<WritingResult> {
  try {
    const parts = await writer[method](file, content);
    return { id, parts: parts ?? undefined };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(`${cause}`);
    const { code, path } = Object(error);
    return { id, failure: { error, code, path } };
  }
}

if (import.meta.main) {
  const writer = await openFileWriter(workerData);
  parentPort?.on('message', async (task: WritingTask) =>
    parentPort?.postMessage(await perform(writer, task)),
  );
}
