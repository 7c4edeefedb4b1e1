import { expect, test } from 'vitest';
import { largeSite } from '../../../../../tests/published-site.ts';
import { workerFiles } from './files.ts';

test('the worker contains the code for responses, but not the code that reads the build', async () => {
  const script = await workerFiles['cloudflare/worker.js']();
  expect(script).toContain('createWorker');
  expect(script).not.toMatch(/zod|node:/);
});

const site = largeSite(1, Infinity);
const parse = (url: string) => {
  const text = workerFiles['cloudflare/wrangler.jsonc']({ ...site, url: new URL(url) });
  return JSON.parse(text.replace(/^\/\/.*\n/, ''));
};

test('every request reaches the worker, and Cloudflare applies no rules of its own to HTML and missing files', () => {
  expect(parse('https://site.example')).toMatchObject({
    main: 'main.js',
    assets: {
      directory: '../../site',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  });
});

test.each([
  ['https://www.site.example', 'www-site-example'],
  ['https://xn--caf-dma.example:8443', 'xn-caf-dma-example'],
  [`https://${'long.'.repeat(11)}example`, 'long-'.repeat(11).slice(0, -1)],
])('the worker for %s is named %s', (url, name) => {
  expect(parse(url).name).toBe(name);
});

test('a site with more files than Cloudflare allows is refused', () => {
  const many = { ...site, files: new Array(100_001).fill(site.files[0]) };
  expect(() => workerFiles['cloudflare/wrangler.jsonc'](many)).toThrow(
    /^cloudflare\/wrangler\.jsonc: expected at most 100000 files, .*; found 100001\. Choose/,
  );
});
