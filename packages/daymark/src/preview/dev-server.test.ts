import { expect, it } from 'vitest';
import { barInClient, printOnce, watchFailures } from './dev-server.ts';

it.each([
  ['/engine/bar.ts', '/@fs/engine/bar.ts'],
  ['C:\\engine\\bar.ts', '/@fs/C:/engine/bar.ts'],
])('the client of Vite imports the bar in %s from %s', (path, url) => {
  const { handler } = Object(barInClient(path).transform);
  expect(handler('connect();')).toBe(`connect();\nimport("${url}");`);
});

const isKnown = (message: string) => message.includes('dawn.md:4: ');

it('errors and warnings are printed once until the next change, and findings of the checks not at all', () => {
  const printed: string[] = [];
  const write = ({ message }: { message: string }) => void printed.push(message);
  const options = { destination: { write }, level: 'info' as const };
  const forget = printOnce({ options, label: 'preview' } as never, { isKnown });
  const log = (level: 'error' | 'info', message: string, label = 'router') =>
    options.destination.write({ label, level, message, newLine: true } as never);

  log('error', 'A component threw');
  log('error', 'A component threw');
  log('info', '[200] /');
  log('info', '[200] /');
  log('error', 'Error: dawn.md:4: expected a link');
  log('error', 'dawn.md:4: expected a link', 'preview');
  forget();
  log('error', 'A component threw');
  expect(printed).toEqual([
    'A component threw',
    '[200] /',
    '[200] /',
    'dawn.md:4: expected a link',
    'A component threw',
  ]);
});

it('browsers get every error except the findings of the checks', () => {
  const sent: unknown[] = [];
  const failed: unknown[] = [];
  const hot = { send: (...message: unknown[]) => void sent.push(message) };
  watchFailures({ environments: { client: { hot } } } as never, {
    isKnown,
    fail: (error) => void failed.push(error),
  });
  const known = { type: 'error', err: { message: 'dawn.md:4: expected a link', stack: '' } };
  const other = { type: 'error', err: { message: 'Unexpected token', stack: '' } };
  for (const message of [[known], [other], ['daymark:checked', []]]) hot.send(...message);
  expect(sent).toEqual([[other], ['daymark:checked', []]]);
  expect(failed).toEqual([other.err]);
});
