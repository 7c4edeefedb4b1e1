import { describe, expect, it } from 'vitest';
import { inPathOrder } from './order.ts';

const file = (id: string) => ({ id, filePath: `content/path/${id}.md` });
const order = (...ids: string[]) => inPathOrder(ids.map(file)).map(({ slug }) => slug);

describe('the files of the path', () => {
  it('stand in the order of their numbers, gaps and all', () => {
    expect(order('10-last', '2-middle', '1-first')).toEqual(['first', 'middle', 'last']);
  });

  it('must have a number', () => {
    expect(() => order('five-breaths')).toThrow(
      'content/path/five-breaths.md: expected a name that begins with its place in the path, such as 1-five-breaths.md; found five-breaths.md',
    );
  });

  it('must not share a number', () => {
    expect(() => order('1-a', '1-b')).toThrow(
      'content/path/1-b.md: expected a number of its own; found 1, as in content/path/1-a.md',
    );
  });

  it('must not share a name, which is their address', () => {
    expect(() => order('1-a', '2-a')).toThrow(
      'content/path/2-a.md: expected a name after its number of its own; found a, as in content/path/1-a.md',
    );
  });
});
