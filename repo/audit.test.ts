import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../tests/small-site.ts';

/** Runs the audit against a fake registry with these advisories, by the names of packages. */
async function audit(advisories: object | undefined, ...args: string[]) {
  const registry = createServer((request, response) => {
    const isKnown = request.url?.endsWith('/advisories/bulk') && advisories;
    response.statusCode = isKnown ? 200 : 405;
    response.end(JSON.stringify(isKnown || {}));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void registry.close());
  const { port } = Object(registry.address());
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    // npm caches advisories.
    npm_config_cache: await makeFolder(),
  };
  const child = spawn(process.execPath, ['repo/audit.ts', ...args], { env });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, output, errors };
}

/** The advisories of a fake registry, with one vulnerability of a package that builds a site. */
const advisoriesOf = (severity: string) => ({
  zod: [
    {
      ...{ id: 1096410, title: 'Oven burns bread', severity, vulnerable_versions: '<99.0.0' },
      ...{ url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc', cvss: { score: 7 } },
    },
  ],
});

it.each([
  ['high', 1],
  ['moderate', 0],
])('a vulnerability of severity %s is reported with the status %i', async (severity, expected) => {
  const { status, output } = await audit(advisoriesOf(severity), '--release');
  expect(output).toContain('zod');
  expect(output).toMatch(/Oven burns bread - https:\/\/github\.com\/advisories\/GHSA-/);
  expect(status).toBe(expected);
});

const NO_REPORT = /the registry returned no report \(405 Method Not Allowed.*127\.0\.0\.1.*\)\./;

it('passes with a message if the registry sends no report', async () => {
  expect(await audit(undefined)).toMatchObject({
    status: 0,
    output: expect.stringMatching(NO_REPORT),
  });
});

it('fails a release without a report of the registry', async () => {
  const { status, errors } = await audit(undefined, '--release');
  expect(errors).toMatch(NO_REPORT);
  expect(errors).toContain('A release needs the report.');
  expect(status).toBe(1);
});
