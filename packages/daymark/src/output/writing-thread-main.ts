/* The thread that `writing-thread.ts` starts. It writes files until the build ends. */

import { parentPort, workerData } from 'node:worker_threads';
import { openFileWriter } from './file-writer.ts';
import type { WritingResult, WritingTask } from './writing-thread.ts';

const writer = await openFileWriter(workerData);

async function run([id, method, file, content]: WritingTask): Promise<WritingResult> {
  try {
    const parts = await writer[method](file, content);
    return { id, parts: parts ?? undefined };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(`${cause}`);
    const { code, path } = Object(error);
    return { id, failure: { error, code, path } };
  }
}

parentPort?.on('message', async (task: WritingTask) => parentPort?.postMessage(await run(task)));
