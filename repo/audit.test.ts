import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.ts';

/** A report as npm 11 prints it: `oven` has a vulnerability, and `bakery` depends on `oven`. */
function reportOf(severity: string) {
  const title = 'Oven burns bread that a stranger kneads';
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const advisory = { source: 1096410, name: 'oven', title, url, severity, range: '<2.0.1' };
  const shared = { severity, isDirect: true, nodes: [], fixAvailable: true };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      bakery: { ...shared, name: 'bakery', via: ['oven'], effects: [], range: '>=1.0.0' },
      oven: { ...shared, name: 'oven', via: [advisory], effects: ['bakery'], range: '<2.0.1' },
    },
    metadata: { vulnerabilities: { high: 2, total: 2 }, dependencies: { prod: 2, total: 2 } },
  });
}

describe('readAudit', () => {
  it.each(['high', 'critical'])(
    'names a package with a vulnerability of severity %s, but no package that depends on it',
    (severity) => {
      expect(readAudit(reportOf(severity))).toEqual({
        isReport: true,
        grave: [
          `oven <2.0.1: Oven burns bread that a stranger kneads (${severity}, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)`,
        ],
        summary: 'Known vulnerabilities: 1 high or critical, 0 other.',
      });
    },
  );

  it.each(['info', 'low', 'moderate'])('counts a vulnerability of severity %s', (severity) => {
    const summary = 'Known vulnerabilities: 0 high or critical, 1 other.';
    expect(readAudit(reportOf(severity))).toEqual({ isReport: true, grave: [], summary });
  });

  it('finds no vulnerability in an empty report', () => {
    const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
    const summary = 'Known vulnerabilities: 0 high or critical, 0 other.';
    expect(readAudit(clean)).toEqual({ isReport: true, grave: [], summary });
  });

  it.each([
    '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
    'request to https://registry.example failed, reason: getaddrinfo ENOTFOUND registry.example',
  ])('recognizes that the registry returned no report: %s', (message) => {
    const refusal = { message, method: 'POST', error: { summary: '', detail: '' } };
    const summary = `npm could not check the packages for known vulnerabilities: the registry returned no report (${message}).`;
    expect(readAudit(JSON.stringify(refusal))).toEqual({ isReport: false, grave: [], summary });
  });

  it.each(['', '{}', '{"auditReportVersion":3,"vulnerabilities":{}}'])(
    'throws for the output %j',
    (json) => {
      expect(() => readAudit(json)).toThrow();
    },
  );
});

/** Runs the audit with a registry at which nothing listens. */
function auditWithoutRegistry(...args: string[]) {
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1/' };
  return spawnSync(process.execPath, ['repo/audit.ts', ...args], { env, encoding: 'utf8' });
}
const NO_REPORT = /the registry returned no report \(.*127\.0\.0\.1:1.*\)\./;

it('passes without a report of the registry, and says so', () => {
  const { status, stdout } = auditWithoutRegistry();
  expect(stdout).toMatch(NO_REPORT);
  expect(status).toBe(0);
});

it('fails a release without a report of the registry', () => {
  const { status, stderr } = auditWithoutRegistry('--release');
  expect(stderr).toMatch(NO_REPORT);
  expect(stderr).toContain('A release needs the report.');
  expect(status).toBe(1);
});
