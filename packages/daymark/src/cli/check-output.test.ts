import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkOutput, checkOutputSchema } from './check-output.ts';

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

describe('the output of daymark check --json', () => {
  it('contains problems, warnings and remarks, each with its id', () => {
    const remark = { id: 'sample-story' as const, ...story, effect: 'Visitors read it.' };
    const result = { problems: [author, story], warnings: [story], launch: [remark] };
    const output = checkOutput(FILE, result, new Error('2 problems'));
    expect(output).toEqual({
      problems: [
        { id: 'settings', ...author },
        { id: 'content', ...story },
      ],
      warnings: [{ id: 'content', ...story }],
      launch: [remark],
    });
    expect(checkOutputSchema.parse(output)).toEqual(output);
  });

  it('contains the message of any other error', () => {
    expect(checkOutput(FILE, none, new Error('No memory'))).toEqual({
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
