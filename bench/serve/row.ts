import type { Row } from '../results.ts';

/** The result of a load: the CPU time of its requests. */
export interface LoadRow extends Row {
  readonly articles: number;
  readonly server: string;
  /** The requested addresses, such as `random articles`. */
  readonly load: string;
  readonly cpuMicroseconds: number;
  readonly requestsPerSecond: number;
}

/** The result of a start, with the most memory under all loads. */
export interface StartRow extends Row {
  readonly articles: number;
  readonly server: string;
  readonly startSeconds: number;
  readonly startCpuSeconds: number;
  readonly megabytes: number;
}
