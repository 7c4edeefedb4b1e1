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
const none = { problems: [], warnings: [], launch: [] };

/** Returns what the command prints for a result of the checks and the error that ends them. */
async function printed(result: unknown, error: Error) {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  await printJson(async (onChecked) => {
    onChecked(result as never);
    throw error;
  });
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
    });
    expect(checkOutputSchema.parse(output)).toEqual(output);
    expect(process.exitCode).toBe(1);
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
    const { problems, launch } = checkOutputSchema.shape;
    const [finding, failure] = problems.element.options;
    const rows = [...contract.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    const names = [
      ...Object.keys(checkOutputSchema.shape),
      ...Object.keys({ ...finding.shape, ...failure.shape, ...launch.element.shape }),
      ...finding.shape.id.options,
      failure.shape.id.value,
      ...launch.element.shape.id.options,
    ];
    expect(rows.toSorted()).toEqual(names.toSorted());
  });
});
