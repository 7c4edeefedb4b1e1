import type { IncomingMessage } from 'node:http';
import { visitorOf } from './visitor.ts';

/** A request that the fake ad network received. */
export interface RecordedRequest {
  /** The path with the query. The query for a creative contains the banner id and the size. */
  readonly path: string;
  readonly referrer?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Creates a log of the requests to the fake ad network (also its scripts' reports), by visit. */
export function openLedger() {
  const visits = new Map<string, RecordedRequest[]>();
  return {
    write({ url = '', headers }: IncomingMessage): void {
      const { visit } = visitorOf(headers['user-agent']);
      const entry: RecordedRequest = {
        path: url,
        referrer: headers.referer,
        cookie: headers.cookie,
      };
      visits.set(visit, [...(visits.get(visit) ?? []), entry]);
    },
    read: (visit: string): readonly RecordedRequest[] => visits.get(visit) ?? [],
  };
}
