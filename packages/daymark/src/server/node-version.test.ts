import { expect, test } from 'vitest';
import { refuseOldNode } from './node-version.ts';

test('a version of Node that is too old is refused', () => {
  expect(() => refuseOldNode('20.19.4')).toThrow(
    'Node: expected version 24 or later; found 20.19.4. Download Node from https://nodejs.org/.',
  );
});

test.each(['24.0.0', '100.1.0'])('Node %s is accepted', (found) => {
  expect(() => refuseOldNode(found)).not.toThrow();
});
