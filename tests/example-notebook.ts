import type { Notebook } from '../packages/daymark/src/browser/notebook/notebook.ts';

/** Returns a notebook for tests with an entry of each kind. `change` replaces fields. */
export function exampleNotebook(change: Partial<Notebook> = {}): Notebook {
  return {
    version: 1,
    done: { 'five-breaths': '2026-06-14T09:30:00.000Z' },
    readingList: [{ path: '/blog/guide-1', title: 'Guide 1', kept: '2026-06-14T09:31:00.000Z' }],
    notes: [
      {
        step: 'the-exact-word',
        prompt: 'Which word?',
        text: 'Hurried. <b>Outnumbered</b> & late.',
        kept: '2026-06-14T09:32:00.000Z',
      },
    ],
    ...change,
  };
}
