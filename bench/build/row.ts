import type { Row } from '../results.ts';
import type { Usage } from './measure.ts';
import type { Output } from './measure-output.ts';

/** The result of one build. */
export interface BuildRow extends Usage, Output, Row {
  /** The number of generated articles. */
  readonly articles: number;
  readonly builder: string;
  /** The change since the previous build, such as `one text edited`. */
  readonly build: string;
  /** The size of the folder in which the builder keeps results for later builds, in MB. */
  readonly cacheMegabytes: number;
}
