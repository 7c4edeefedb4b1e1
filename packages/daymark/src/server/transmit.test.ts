import { expect, test } from 'vitest';
import { ask, serveSite } from './testing/exchange.ts';
import { makeSite, siteFiles } from './testing/site.ts';

const film = Buffer.alloc(16 * 1024 ** 2, 'film');

test('a large file is sent whole, and so is a large range of it', async () => {
  const port = await serveSite(await makeSite({ ...siteFiles, 'film.mp4': film }));
  expect((await ask(port, '/film.mp4')).body.equals(film)).toBe(true);
  const { body } = await ask(port, '/film.mp4', { headers: { Range: 'bytes=1-200001' } });
  expect(body.equals(film.subarray(1, 200_002))).toBe(true);
});
