import { expect, it } from 'vitest';
import { licencesText } from './licences.ts';

it('the file of licences lists each work once, sorted by name', () => {
  const react = { name: 'react', version: '19.3.1', text: 'The terms of React.\n' };
  const text = licencesText([react, { name: 'Newsreader', text: 'Of Newsreader.' }, react]);
  const line = '-'.repeat(72);
  expect(text).toBe(`This site contains the work of others under the following terms.

${line}
Newsreader
${line}

Of Newsreader.

${line}
react 19.3.1
${line}

The terms of React.
`);
});
