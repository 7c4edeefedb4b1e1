import { z } from 'zod';

/** A known weakness of a package. */
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
      // A text names a package that this one has the weakness from, and that is listed itself.
      via: z.array(z.union([z.string(), advisory])),
      range: z.string(),
    }),
  ),
});

/** What npm prints instead when it has no answer. */
const refusal = z.object({ message: z.string() });

/** What `npm audit --json` says, for whoever decides. */
export type Audit =
  /** The registry gave no answer. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** Sentences on the weaknesses that must not be shipped, and on the others. */
  | { readonly kind: 'known'; readonly grave: readonly string[]; readonly slight: number };

const isGrave = (severity: string) => severity === 'high' || severity === 'critical';

/**
 * Reads the output of `npm audit --json`, in its second version.
 * Source: docs.npmjs.com, "npm audit", and the module @npmcli/metavuln-calculator
 * @throws for anything else
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
