// Attacks a server until standard input ends, then prints the totals. The attack runs in a separate
// process, so that it does not delay the visitors whose response times are measured.
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kind, keepAttacking, type Tally, type Target, totalsOf } from './connections.ts';

interface Plan extends Target {
  /** Simultaneous connections of each kind. */
  readonly each: number;
  readonly names: readonly Kind[];
}

// Real attackers are on other machines and take no CPU time from the server and its visitors.
setPriority(constants.priority.PRIORITY_LOW);

const { each, names, ...target }: Plan = JSON.parse(process.argv[2] ?? '');
const tallies = names.map((kind) => {
  const tally: Tally = { connections: 0, bytes: 0, open: new Set() };
  for (let count = 0; count < each; count++) keepAttacking(kind, target, tally);
  return [kind, tally] as const;
});
while (tallies.some(([, { connections }]) => connections < each)) await pause(10);
console.log('attacking');
await text(process.stdin);
const totals = tallies.map(([kind, tally]) => [kind, totalsOf(tally)]);
console.log(JSON.stringify(Object.fromEntries(totals)));
process.exit();
