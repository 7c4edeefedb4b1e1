import type { Export } from '../export/export.ts';
import type { Sites } from '../plan/languages.ts';
import type { Plan } from '../plan/plan.ts';
import type { Ledger } from '../record/import-folder.ts';
import type { Report } from '../record/report.ts';
import type { MediaOptions } from './media.ts';
import type { Refusal } from './refused.ts';

/** The options of a run. */
export interface ImportOptions extends MediaOptions {
  /** The site's folder. */
  root: string;
  /** The code of the only language to import; without it, all languages that this site has. */
  language?: string | undefined;
  /** Runs the checks of a build. */
  check?: ((root: string, signal?: AbortSignal) => Promise<Refusal[]>) | undefined;
  /** Shows the progress; `all` is undefined while texts are counted. */
  onProgress?: (done: number, all: number | undefined) => void;
}

/** The state of an import. */
export interface Run {
  source: Export;
  sites: Sites;
  plan: Plan;
  ledger: Ledger;
  report: Report;
  options: ImportOptions;
  /** The anchors of each text by its id, which are known only at the end. */
  anchors: Map<string, ReadonlySet<string>>;
  /** The ids of texts that could not be converted, and of all texts that have become drafts here. */
  failed: Set<string>;
  drafts: Set<string>;
  /** The ids of pages without words, which are not written. */
  blank: Set<string>;
}
