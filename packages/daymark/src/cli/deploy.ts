import { resolve } from 'node:path';
import { readAddress } from '../deploy/address.ts';
import { readArguments } from '../deploy/arguments.ts';
import { inLines } from '../deploy/builds.ts';
import { deploy } from '../deploy/deploy.ts';
import { DeployError } from '../deploy/deploy-error.ts';
import { readBuild } from '../deploy/local-build.ts';
import { rollBack } from '../deploy/roll-back.ts';
import { survey } from '../deploy/switch.ts';
import { openTarget } from '../deploy/target.ts';

async function main(): Promise<void> {
  const { action, build, command, http, shell, ...request } = readArguments(
    process.argv.slice(3),
    process.env,
  );
  const targets = request.targets.map((target, place) =>
    openTarget(readAddress(target), { shell, http: http?.[place] ?? http?.[0] }),
  );
  if (action === 'list') {
    for (const target of targets) {
      const lines = inLines(await survey(target));
      console.log([`${target.name}:`, ...(lines.length > 0 ? lines : ['no build yet'])].join('\n'));
    }
    return;
  }
  const options = { command, say: console.log };
  let names: string[];
  if (action === 'rollback') names = await rollBack(targets, options, build);
  else {
    const local = readBuild(resolve(process.env.DAYMARK_OUT ?? 'dist'));
    console.log(`Deploying the build ${local.name}`);
    names = await deploy(targets, local, options);
  }
  for (const [place, { name }] of targets.entries()) console.log(`${name} serves ${names[place]}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
}
