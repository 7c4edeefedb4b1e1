import { expect, it } from 'vitest';
import { helpRemarks } from './help.ts';

const help = { name: 'Help', url: 'https://help.org', lookedUp: '2025-06-14' };

it('a directory of help causes a remark if it was looked up more than a year ago or in the future', () => {
  expect(helpRemarks({ help }, '2026-06-14')).toEqual([]);
  expect(helpRemarks({ help }, '2026-06-15')).toMatchObject([
    { id: 'help-looked-up', field: 'help.lookedUp', found: '"2025-06-14"' },
  ]);
  expect(helpRemarks({ help }, '2025-06-13')).toHaveLength(1);
  expect(helpRemarks({}, '2026-06-15')).toEqual([]);
});
