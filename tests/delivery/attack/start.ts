import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { allKinds, type Kind, type Target, type Totals } from './connections.ts';

const program = join(import.meta.dirname, 'main.ts');
const totals = z.object({ connections: z.number(), bytes: z.number() });
const report = z.record(z.string(), totals);

/**
 * Starts an attack with `each` connections of each of the kinds, and waits until they have been opened.
 * The attack ends at the latest with the test.
 * @returns a function that ends the attack and returns its totals by kind
 */
export async function startAttack(
  target: Target,
  each: number,
  names: readonly Kind[] = allKinds,
): Promise<() => Promise<Partial<Record<Kind, Totals>>>> {
  const child = spawn(process.execPath, [program, JSON.stringify({ ...target, each, names })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  return async () => {
    child.stdin.end();
    const [line] = await once(lines, 'line');
    return report.parse(JSON.parse(String(line)));
  };
}
