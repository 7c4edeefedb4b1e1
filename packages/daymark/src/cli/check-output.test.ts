import { readFileSync } from 'node:fs';
import process from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkOutputSchema } from '../../../../tests/check-output.ts';
import { printJson } from './check-output.ts';

const FILE = 'site.config.ts';
const story = {
  file: 'content/stories/a.md',
  line: 3,
  field: 'sample',
  expected: 'a story',
  found: 'true',
};
const author = { file: FILE, field: 'blog.author', expected: 'a file', found: '"wren"' };
const none = { problems: [], warnings: [], launch: [], accepted: [] };

/**
 * Returns the output of the command for a result of the checks, and for the error that ends them,
 * if any.
 */
async function printed(result: unknown, error?: Error, isLaunch = false) {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  await printJson(async (onChecked) => {
    onChecked(result as never);
    if (error) throw error;
  }, isLaunch);
  return JSON.parse(String(write.mock.calls[0]?.[0]));
}

describe('the output of daymark check --json', () => {
  const { log } = console;
  afterEach(() => {
    process.exitCode = undefined;
    console.log = log;
    vi.restoreAllMocks();
  });

  it('contains problems, warnings and remarks, each with its id', async () => {
    const remark = { id: 'sample-story' as const, ...story, effect: 'Visitors read it.' };
    const result = { problems: [author, story], warnings: [story], launch: [remark] };
    const output = await printed(result, new Error('2 problems'));
    expect(output).toEqual({
      problems: [
        { id: 'settings', ...author },
        { id: 'content', ...story },
      ],
      warnings: [{ id: 'content', ...story }],
      launch: [remark],
      accepted: [],
    });
    expect(checkOutputSchema.parse(output)).toEqual(output);
    expect(process.exitCode).toBe(1);
  });

  it.each([
    ['a remark', false, 'sample-story', undefined],
    ['a remark with --launch', true, 'sample-story', 1],
    ['a remark that only time causes with --launch', true, 'help-looked-up', undefined],
  ])('has an exit code for %s', async (_, isLaunch, id, code) => {
    const remark = { id, ...story, effect: 'Visitors read it.' };
    await printed({ ...none, warnings: [story], launch: [remark] }, undefined, isLaunch);
    expect(process.exitCode).toBe(code);
  });

  it('contains the message of any other error', async () => {
    expect(await printed(none, new Error('No memory'))).toEqual({
      ...none,
      problems: [{ id: 'error', message: 'No memory' }],
    });
  });
});

describe('the contract of daymark check --json', () => {
  const contract = readFileSync('docs/contracts/check-json.md', 'utf8');

  it('has an example that is valid', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(contract) ?? [];
    expect(checkOutputSchema.safeParse(JSON.parse(example)).error).toBeUndefined();
  });

  it('lists every field and every id of the schema, and no others', () => {
    const { problems, launch, accepted } = checkOutputSchema.shape;
    const [finding, failure] = problems.element.options;
    const rows = [...contract.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    const names = [
      ...Object.keys(checkOutputSchema.shape),
      ...Object.keys({ ...finding.shape, ...failure.shape, ...launch.element.shape }),
      ...Object.keys(accepted.element.shape).filter((name) => !(name in launch.element.shape)),
      ...finding.shape.id.options,
      failure.shape.id.value,
      ...launch.element.shape.id.options,
    ];
    expect(rows.toSorted()).toEqual(names.toSorted());
  });
});
