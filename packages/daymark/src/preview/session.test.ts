import { expect, it } from 'vitest';
import { ProblemsError } from '../content/checks/problem.ts';
import { previewSession } from './session.ts';

/** Starts a session with a server that records events and restarts. */
function startSession(reload: () => Promise<void>) {
  const happened: string[] = [];
  const session = previewSession(reload);
  const hot = { send: ({ event }: { event: string }) => void happened.push(event) };
  const print = (text: string) => void happened.push(text);
  session.run({
    server: { environments: { client: { hot } } },
    logger: { warn: print, info: print, error: print },
    settingsFile: 'site.config.ts',
    check: async () => ({ problems: [], warnings: [] }),
    restart: () => void happened.push('restart'),
  } as never);
  return { session, happened };
}

it('the preview restarts only with valid settings', async () => {
  const problem = { file: 'site.config.ts', line: 3, expected: 'a noun', found: '""' };
  let problems = [problem];
  const { session, happened } = startSession(async () => {
    if (problems.length > 0) throw new ProblemsError(problems);
  });
  session.scheduleSettings();
  await session.settled();
  expect(session.state.findings).toMatchObject([{ file: 'site.config.ts', line: 3 }]);
  expect(happened).toEqual([
    '1 problem in the content or the settings:\n  site.config.ts:3: expected a noun; found ""',
    'daymark:checked',
  ]);

  problems = [];
  session.scheduleSettings();
  await session.settled();
  expect(session.state.findings).toEqual([]);
  expect(happened.slice(2)).toEqual([
    'restart',
    'The content and the settings have no problems any more.',
    'daymark:checked',
  ]);
});

it('several changes at once cause one run of the checks', async () => {
  const { session, happened } = startSession(async () => {});
  for (let change = 0; change < 5; change += 1) session.scheduleCheck();
  await session.settled();
  expect(happened).toEqual(['daymark:checked']);
});

it('a page that opens later gets the last error, until the next change', async () => {
  const { session } = startSession(async () => {});
  session.fail({ message: 'Unexpected token' });
  expect(session.state.failure).toEqual({ message: 'Unexpected token' });
  session.scheduleCheck();
  await session.settled();
  expect(session.state.failure).toBeUndefined();
});
