/* `npm test`: runs the stages, or with `--stages types,lint` only those named. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isExhaustive } from '../tests/exhaustive.ts';
import { writeTypes } from './reference/types.ts';
import { chosenStages, runStages } from './test/run-stages.ts';
import { SECONDS_AT_REST, STAGES } from './test/stages.ts';
import { lastLine } from './test/tally.ts';

// Node stores compiled modules in this folder. Many processes of the tests load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node');

try {
  await writeTypes();
  const { values } = parseArgs({ options: { stages: { type: 'string' } } });
  const stages = chosenStages(STAGES, values.stages);
  const seconds = values.stages || isExhaustive ? [] : SECONDS_AT_REST;
  const tallies = await runStages(stages, console.log, seconds);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
  console.log(lastLine(tallies));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
