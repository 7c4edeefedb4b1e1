import { describe, expect, it } from 'vitest';
import { expected } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import { BARE, ENDED, requestFor, requests, targets } from './malformed-requests.ts';

const titles = Object.keys(requests) as (keyof typeof requests)[];

/**
 * Matches what no response to a malformed request may contain: the content of policy.json, of
 * /etc/passwd, or of the hidden file in the site's folder.
 */
const outside = /"default-src"|root:x:0|^secret$/m;

function statusIn(reply: string): number {
  const [, status] = /^HTTP\/1\.[01] (\d{3}) /.exec(reply) ?? [];
  return Number(status ?? (reply === '' ? ENDED : BARE));
}

/** The acceptable statuses of a refusal. A host may send any of them. */
const refused = [400, 404, 414, 431];

onEveryHost((host) => {
  async function expectHarmless(request: string | Buffer, statuses: unknown): Promise<void> {
    const reply = await host.raw(request);
    expect(statuses).toContain(statusIn(reply));
    expect(reply).not.toMatch(outside);
    expect((await host.get('/')).status).toBe(200);
  }

  describe('a request target that is not a URL of the site', () => {
    it.each(targets)('%j is refused', (target) =>
      expectHarmless(requestFor(target), expected(host.name, `the statuses of ${target}`, refused)),
    );

    it.each([
      ['letters', 'a', 8192],
      ['dots', '%2e', 2700],
      ['folders', '../', 2700],
      ['letters', 'a', 20_000],
      ['letters', 'a', 200_000],
    ] as const)('with %s (%j, %i times) is refused', (title, piece, count) =>
      expectHarmless(
        requestFor(`/${piece.repeat(count)}`),
        expected(host.name, `the statuses of a path of ${title}`, [...refused, ENDED]),
      ),
    );
  });

  it('reads a path of slashes as the path of the home page', () =>
    expectHarmless(
      requestFor('/'.repeat(8192)),
      expected(host.name, 'the statuses of a path of slashes', [200]),
    ));

  it('accepts a request target in absolute form', () =>
    expectHarmless(requestFor('http://other.example/about'), [200]));

  it('survives a request target with non-ASCII bytes', () =>
    expectHarmless(Buffer.from(requestFor('/about/?q=\xe9\xff'), 'latin1'), [308, 400]));

  it.each(titles)('survives %s', async (title) => {
    const [request, statuses] = requests[title];
    const reply = await host.raw(request);
    expect(expected(host.name, `the statuses of ${title}`, statuses)).toContain(statusIn(reply));
    expect((await host.get('/')).status).toBe(200);
  });
});
