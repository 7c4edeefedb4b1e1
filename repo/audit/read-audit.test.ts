import { describe, expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const advisory = (severity: string) => ({
  source: 1096410,
  name: 'oven',
  dependency: 'oven',
  title: 'Oven burns bread that a stranger kneads',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
  cwe: ['CWE-1333'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<2.0.1',
});

/** A report as npm 11 prints it: `oven` has a vulnerability, and `bakery` depends on `oven`. */
const reportOf = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      bakery: {
        name: 'bakery',
        severity,
        isDirect: true,
        via: ['oven'],
        effects: [],
        range: '>=1.0.0',
        nodes: ['node_modules/bakery'],
        fixAvailable: true,
      },
      oven: {
        name: 'oven',
        severity,
        isDirect: false,
        via: [advisory(severity)],
        effects: ['bakery'],
        range: '<2.0.1',
        nodes: ['node_modules/oven'],
        fixAvailable: { name: 'bakery', version: '3.0.0', isSemVerMajor: true },
      },
    },
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 },
      dependencies: { prod: 2, dev: 0, optional: 0, peer: 0, peerOptional: 0, total: 2 },
    },
  });

describe('readAudit', () => {
  it.each(['high', 'critical'])(
    'names a package with a vulnerability of severity %s, but no package that depends on it',
    (severity) => {
      expect(readAudit(reportOf(severity))).toEqual({
        kind: 'known',
        grave: [
          `oven <2.0.1: Oven burns bread that a stranger kneads (${severity}, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)`,
        ],
        slight: 0,
      });
    },
  );

  it.each(['info', 'low', 'moderate'])('counts a vulnerability of severity %s', (severity) => {
    expect(readAudit(reportOf(severity))).toEqual({ kind: 'known', grave: [], slight: 1 });
  });

  it('finds no vulnerability in an empty report', () => {
    const clean = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
    expect(readAudit(JSON.stringify(clean))).toEqual({ kind: 'known', grave: [], slight: 0 });
  });

  it.each([
    '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
    'request to https://registry.example/-/npm/v1/security/advisories/bulk failed, reason: getaddrinfo ENOTFOUND registry.example',
  ])('recognizes that the registry returned no report: %s', (message) => {
    const refusal = { message, method: 'POST', error: { summary: '', detail: '' } };
    expect(readAudit(JSON.stringify(refusal))).toEqual({ kind: 'unknown', reason: message });
  });

  it.each(['', '{}', '{"auditReportVersion":3,"vulnerabilities":{}}'])(
    'throws for the output %j',
    (json) => {
      expect(() => readAudit(json)).toThrow();
    },
  );
});
