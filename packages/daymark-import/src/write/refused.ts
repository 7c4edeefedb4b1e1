import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { decoded } from '../export/addresses.ts';
import { parsedJson } from '../export/export.ts';
import { fenced } from '../markdown/escape.ts';
import { rewrite } from '../markdown/links.ts';
import {
  digestOf,
  IMPORT,
  type Ledger,
  type LedgerEntry,
  writeWhole,
} from '../record/import-folder.ts';
import type { Report } from '../record/report.ts';

/*
 * Runs the checks of a build, with the engine of the site, and corrects the written texts until
 * they pass: removes taken addresses and links without a target. A text that a build still refuses
 * becomes a draft; if a build refuses the draft too, the text is removed from the site.
 */

const problem = z.object({
  id: z.string(),
  /** The path of the file, relative to the site's folder. */
  file: z.string().optional(),
  /** The line in the file, from 1. */
  line: z.number().optional(),
  /** The field of the front matter, such as "aliases.0". */
  field: z.string().optional(),
  expected: z.string().default(''),
  found: z.string().default(''),
  message: z.string().optional(),
});
const output = z.object({ problems: z.array(problem) });

/** A reason for which a build refuses a file, as `daymark check --json` reports it. */
export type Refusal = Omit<z.infer<typeof problem>, 'id' | 'file' | 'message'> & { file: string };

/**
 * Returns the reasons for which a build would refuse files of a site.
 * @throws Error if the checks cannot run
 */
export async function checkSite(root: string, signal?: AbortSignal): Promise<Refusal[]> {
  const own = join(root, 'node_modules/daymark/bin/daymark.mjs');
  const shared = new URL('bin/daymark.mjs', import.meta.resolve('daymark/package.json'));
  const command = existsSync(own) ? own : fileURLToPath(shared);
  const { stdout, stderr } = await new Promise<Record<'stdout' | 'stderr', string>>(
    (done, fail) => {
      // The exit code is 1 if there are problems.
      const options = { cwd: root, maxBuffer: 1e9, ...(signal && { signal }) };
      execFile(process.execPath, [command, 'check', '--json'], options, (error, stdout, stderr) => {
        if (error?.name === 'AbortError') fail(error);
        else done({ stdout, stderr });
      });
    },
  );
  const { data } = output.safeParse(parsedJson(stdout));
  if (!data) throw new Error(stderr.trim().split('\n').at(-1) || 'no answer');
  const failure = data.problems.find(({ id }) => id === 'error');
  if (failure) throw new Error(`${failure.message}`);
  return data.problems.flatMap(({ file, line, field, expected, found }) =>
    file === undefined ? [] : [{ file, line, field, expected, found }],
  );
}

/** Matches a text with its front matter, which ends with a line break, and its body. */
const PARTS = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/**
 * The number of times that refused parts of a text are removed before it becomes a draft. A second time
 * is necessary if another text has become a draft.
 */
const MAX_CORRECTIONS = 2;
/**
 * The largest number of runs of the checks: after each correction, the draft, and the removal from the
 * site.
 */
const MAX_RUNS = MAX_CORRECTIONS + 4;

/**
 * Corrects the written texts until a build accepts them. `report.refused` lists the problems that are left.
 * @param terms the files of topics and authors that the importer has written
 * @param check runs the checks of a build
 */
export async function correctRefused(
  root: string,
  ledger: Ledger,
  terms: readonly string[],
  report: Report,
  check: () => Promise<Refusal[]>,
): Promise<void> {
  const corrections = new Map<string, number>();
  const drafts = new Set<string>();
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const entries = new Map(Object.values(ledger.texts).map((entry) => [entry.file, entry]));
    const own = (await check()).filter(({ file }) => entries.has(file) || terms.includes(file));
    report.refused = own.map((refusal) => ({ file: refusal.file, says: saysOf(refusal) }));
    if (own.length === 0 || run === MAX_RUNS) return;
    let isChanged = false;
    for (const [file, refusals] of Map.groupBy(own, ({ file }) => file)) {
      const content = await readFile(join(root, file), 'utf8');
      const entry = entries.get(file);
      // The owner has edited the text, so the importer leaves it alone.
      if (entry && entry.digest !== digestOf(content)) continue;
      const count = corrections.get(file) ?? 0;
      corrections.set(file, count + 1);
      const corrected =
        count < MAX_CORRECTIONS ? withoutRefused(content, refusals, report) : content;
      isChanged ||= corrected !== content || entry !== undefined;
      if (corrected !== content) await write(file, corrected, entry);
      else if (entry) await unpublish(file, content, entry, refusals);
    }
    if (!isChanged) return;
  }

  /** Writes a changed text, and records it as written by the import. */
  async function write(file: string, text: string, entry: LedgerEntry | undefined): Promise<void> {
    await writeWhole(root, file, text);
    if (entry) Object.assign(entry, { file, digest: digestOf(text) });
  }

  /**
   * Makes an article a draft. A page, and an article that is refused even as a draft, is moved out
   * of the site.
   */
  async function unpublish(
    file: string,
    content: string,
    entry: LedgerEntry,
    refusals: readonly Refusal[],
  ): Promise<void> {
    const reason = `Daymark would refuse it: ${refusals.slice(0, 3).map(saysOf).join('; ')}`;
    const isDraft = file.startsWith('content/') && !drafts.has(file);
    const target = isDraft ? file : file.replace(/^(?:content|pages)\//, `${IMPORT}/drafts/`);
    if (!drafts.has(file)) report.counts.drafts += 1;
    drafts.add(file);
    report.drafts = report.drafts.filter((draft) => draft.file !== file);
    report.list(report.drafts, target, reason);
    await write(target, isDraft ? asDraft(content, reason) : content, entry);
    if (target !== file) await rm(join(root, file));
  }
}

/** Describes a problem that the build would report, for the owner's report. */
const saysOf = ({ field, line, expected, found }: Refusal): string =>
  `${field ? `${field}: ` : line ? `line ${line}: ` : ''}expected ${expected}; found ${found}`;

/** Returns a text without the addresses that a build refuses. */
function withoutRefused(content: string, refusals: readonly Refusal[], report: Report): string {
  const [, yaml = '', body = ''] = PARTS.exec(content) ?? [];
  const fields = parseDocument(yaml);
  const aliases = fields.get('aliases');
  const taken = new Set<number>();
  const links = new Map<string, Refusal>();
  for (const refusal of refusals) {
    const { file, field, found } = refusal;
    const [, index] = /^aliases\.(\d+)$/.exec(field ?? '') ?? [];
    if (index !== undefined) {
      taken.add(Number(index));
      report.list(report.lostAddresses, file, found);
    } else if (field === 'translationOf') fields.delete(field);
    // In the found value, a remark in parentheses follows the address.
    else if (field === undefined) links.set(decoded(found.replace(/ \([^()]*\)$/, '')), refusal);
  }
  if (isSeq(aliases)) aliases.items = aliases.items.filter((_, index) => !taken.has(index));
  if (isSeq(aliases) && aliases.items.length === 0) fields.delete('aliases');
  const without = rewrite(body, (address) => {
    const refusal = links.get(decoded(address));
    if (!refusal) return undefined;
    const { file, line = 1 } = refusal;
    const became = 'became its words, because a build refuses its address';
    report.remark(file, { line, what: 'link without a target', became, original: address });
    return null;
  });
  const areFieldsSame =
    taken.size === 0 && !refusals.some(({ field }) => field === 'translationOf');
  return `---\n${areFieldsSame ? yaml : fields.toString({ lineWidth: 0 })}---\n${without}`;
}

/** Returns an article as a draft, with its body as code below the reason. */
function asDraft(content: string, reason: string): string {
  const [, yaml = '', body = ''] = PARTS.exec(content) ?? [];
  const fields = parseDocument(yaml);
  fields.set('draft', true);
  const why = `<!-- Imported as a draft, because ${reason.replace(/--+>?|[<>]/g, '–')}. -->`;
  return `---\n${fields.toString({ lineWidth: 0 })}---\n${why}\n\n${fenced(body.trim(), 'md')}\n`;
}
