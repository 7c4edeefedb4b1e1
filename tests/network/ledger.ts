import type { IncomingMessage } from 'node:http';
import { visitorOf } from './visitor.ts';

/** A request as the network got it. */
export interface Asked {
  /** With its query, which tells the banner id and the size where it is for a creative. */
  readonly path: string;
  readonly referrer?: string | undefined;
  readonly cookie?: string | undefined;
}

/** What the network has been asked, and told of the pages it was on, by visit. */
export function openLedger() {
  const visits = new Map<string, Asked[]>();
  return {
    write({ url = '', headers }: IncomingMessage): void {
      const { visit } = visitorOf(headers['user-agent']);
      const entry: Asked = { path: url, referrer: headers.referer, cookie: headers.cookie };
      visits.set(visit, [...(visits.get(visit) ?? []), entry]);
    },
    read: (visit: string): readonly Asked[] => visits.get(visit) ?? [],
  };
}
