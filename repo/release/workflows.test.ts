import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

// The parser imports its schemas as bundlers allow it, without the attribute that Node requires.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const isSchema = found.url.endsWith('.min.json');
    return isSchema ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);

/** Returns the errors that GitHub would report for a workflow. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const files = globSync('.github/workflows/*.yml');
const release = readFileSync('.github/workflows/release.yml', 'utf8');

describe('the workflows', () => {
  it.each(files)('%s has no error', async (file) => {
    expect(await errorsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('would be refused with a wrong key or a wrong expression', async () => {
    const wrongKey = await errorsOf('x.yml', release.replace('runs-on:', 'run-on:'));
    expect(wrongKey.join()).toContain("Unexpected value 'run-on'");
    const wrongExpression = await errorsOf('x.yml', release.replace('vars.NPM', 'variables.NPM'));
    expect(wrongExpression.join()).toContain('variables');
  });

  it('run only scripts that package.json has', () => {
    const commands = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(test\S*|(?<=run )\S+)/g),
    ]);
    const names = commands.map(([, name]) => name);
    expect(names).toContain('pack');
    expect(names.filter((name) => !name || !(name in manifest.scripts))).toEqual([]);
  });
});

describe('the release workflow', () => {
  it('tests, packs and checks before it publishes the engine, then the starter', () => {
    const steps = [...release.matchAll(/- run: (npm (?:test|run pack|publish \.\/dist\/[\w-]*))/g)];
    expect(steps.map(([, command]) => command)).toEqual([
      'npm test',
      'npm run pack',
      'npm publish ./dist/daymark-',
      'npm publish ./dist/create-daymark-',
    ]);
  });
});
