import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageTypes } from '../../browser/pages.ts';
import { built } from '../build.ts';
import { secureHosts } from '../secure/secure-hosts.ts';
import type { SecureHost } from '../secure/tls-front.ts';
import { trustCertificate } from '../secure/trusted.ts';
import type { WrittenCertificate } from '../secure/write-certificate.ts';
import { scoreOf, withoutPreloads } from './score.ts';

/** The highest score for a site without cookies that is not on the HSTS preload list. */
const BEST = 135;

let certificate: WrittenCertificate;
beforeAll(async () => {
  certificate = await trustCertificate();
  await withoutPreloads();
});
afterAll(() => certificate?.remove());

describe.each(Object.entries(secureHosts))('a scan of %s by the Observatory', (_name, start) => {
  let host: SecureHost;
  beforeAll(async () => {
    host = await start(built, certificate);
  });
  afterAll(() => host?.stop());

  it.each(pageTypes)('finds nothing to improve in $name', async ({ path, status }) => {
    const found = await scoreOf({ ...host, path });
    expect(found.status).toBe(status);
    expect(found.score, found.parts.join('\n')).toBe(BEST);
  });
});
