import { expect, it } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { readFile } from './read-file.ts';

it('readFile reads a notebook from a file', async () => {
  const file = new File([JSON.stringify(exampleNotebook())], 'copy.json');
  expect(await readFile(file)).toEqual({ notebook: exampleNotebook() });
});

it('readFile does not read a file that is too large', async () => {
  const file = new File(['x'.repeat(5_000_001)], 'copy.json');
  expect(await readFile(file)).toEqual({
    report: 'copy.json: expected a file of at most 5 MB; found a larger one',
  });
});

it('readFile reports a file that moved or changed after the visitor chose it', async () => {
  const file = new File([''], 'copy.json');
  file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readFile(file)).toEqual({
    report: 'copy.json: expected a file that can be read; found one that has moved or changed',
  });
});
