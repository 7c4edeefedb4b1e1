import type { IncomingMessage } from 'node:http';
import { visitorOf } from './visitor.ts';

/** A request that the network received. */
export interface RecordedRequest {
  /** With the query, which contains the banner id and the size for a creative. */
  readonly path: string;
  readonly referrer?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Creates a log of the network's requests, by visit. The log includes what its scripts report. */
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
