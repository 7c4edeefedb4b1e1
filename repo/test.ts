import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runStages } from './test/run-stages.ts';
import { stagesOf } from './test/stages.ts';
import { lastLine } from './test/tally.ts';

// Node stores compiled modules in this folder. Many processes of the tests load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node');

const reports = mkdtempSync(join(tmpdir(), 'daymark-test-'));
try {
  const tallies = await runStages(stagesOf(reports), console.log);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
  console.log(lastLine(tallies));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
