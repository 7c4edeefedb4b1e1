import { z } from 'zod';

/** A known vulnerability of a package. */
const advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.string(),
});

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      // A string names the dependency that causes the vulnerability. That dependency has its own
      // entry.
      via: z.array(z.union([z.string(), advisory])),
      range: z.string(),
    }),
  ),
});

/** The output of npm when the registry returned no report. */
const refusal = z.object({ message: z.string() });

/** The parsed output of `npm audit --json`. */
export type Audit =
  /** The registry returned no report. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** Sentences about high and critical vulnerabilities, and the number of the others. */
  | { readonly kind: 'known'; readonly grave: readonly string[]; readonly slight: number };

const isGrave = (severity: string) => severity === 'high' || severity === 'critical';

/**
 * Reads the output of `npm audit --json`, report version 2.
 * Source: docs.npmjs.com, "npm audit", and the module @npmcli/metavuln-calculator
 * @throws for any other output
 */
export function readAudit(json: string): Audit {
  const output: unknown = JSON.parse(json);
  const refused = refusal.safeParse(output);
  if (refused.success) return { kind: 'unknown', reason: refused.data.message };

  const found = Object.entries(report.parse(output).vulnerabilities).flatMap(
    ([name, { range, via }]) =>
      via
        .filter((cause) => typeof cause === 'object')
        .map(({ severity, title, url }) => ({
          grave: isGrave(severity),
          sentence: `${name} ${range}: ${title} (${severity}, ${url})`,
        })),
  );
  const grave = found.filter((one) => one.grave).map(({ sentence }) => sentence);
  return { kind: 'known', grave, slight: found.length - grave.length };
}
