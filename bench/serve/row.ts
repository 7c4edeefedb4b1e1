import type { Row } from '../results.ts';

/** The CPU time of requests. */
export interface LoadRow extends Row {
  readonly articles: number;
  readonly server: string;
  /** The requested addresses, such as `random articles`. */
  readonly load: string;
  readonly cpuMicroseconds: number;
  readonly requestsPerSecond: number;
}

/** A start, and the most memory with all loads. */
export interface StartRow extends Row {
  readonly articles: number;
  readonly server: string;
  readonly startSeconds: number;
  readonly startCpuSeconds: number;
  readonly megabytes: number;
}
