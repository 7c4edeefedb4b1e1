import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';
import { askRaw, serve } from './testing/exchange.ts';

test('requests that one connection sends at once are answered one after another', async () => {
  let [open, most] = [0, 0];
  const port = await serve(
    inTurn(({ url }, response) => {
      most = Math.max(most, ++open);
      response.once('finish', () => open--);
      setTimeout(() => response.end(`[${url}]`), 5);
    }),
  );
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  const requests = Array.from({ length: 20 }, (_, index) => request(`/${index}`));
  const replies = await askRaw(port, requests.join('') + request('/last', 'Connection: close\r\n'));
  const answered = [...replies.matchAll(/\[(.*?)\]/g)].map(([, path]) => path);
  expect(answered).toEqual([...requests.map((_, index) => `/${index}`), '/last']);
  expect(most).toBe(1);
});
