import { createHash } from 'node:crypto';

/**
 * The names of a site's variables. All sites of one nginx share them, hence the digest; it is short
 * because nginx warns of names of more than 36 characters.
 */
export function variables(hostname: string) {
  const digest = createHash('sha256').update(hostname).digest('hex').slice(0, 6);
  const prefix = `$s${digest}`;
  const name = (what: string) => `${prefix}_${what}`;
  return {
    /** What the map of the site says of an address in any case, and the address in its own. */
    entry: name('entry'),
    /** What is said of an address that differs from another in case only. */
    otherRecord: name('other_record'),
    /** What is said of an address, when it is written in its own case. */
    record: name('record'),
    /** The number of the headers that a file is sent with; empty for what is no file. */
    group: name('group'),
    /** What the name of a file has beyond its address. */
    ending: name('ending'),
    /** Where an address leads. */
    target: name('target'),
    /** With its question mark, as sent. */
    query: name('query'),
    /** `1` for an address that nginx would resolve, and that is therefore no address of the site. */
    odd: name('odd'),
    /** Where the answer for a missing address is. */
    missing: name('missing'),
    takesBrotli: name('takes_br'),
    takesGzip: name('takes_gzip'),
    suffix: name('suffix'),
    encoding: name('encoding'),
    /** The version of a file that is sent: its tag and its size. */
    version: name('version'),
    versionBrotli: name('version_br'),
    versionGzip: name('version_gzip'),
    /** What `If-None-Match` is compared with, and what it says. */
    tag: name('tag'),
    fresh: name('fresh'),
    /** Bytes. */
    size: name('size'),
    /** The first and the last byte that a range asks for. */
    first: name('first'),
    last: name('last'),
    /** Below which address the file is that is sent: where ranges are heeded, or not. */
    files: name('files'),
    /** `1` for a range that the file has nothing of. */
    beyond: name('beyond'),
    dollar: name('dollar'),
    failureSuffix: (status: number) => name(`suffix_${status}`),
    failureEncoding: (status: number) => name(`encoding_${status}`),
    header: (header: string) => name(header.toLowerCase().replaceAll('-', '_')),
    /**
     * A part of what a regular expression matches, read at once and therefore shared by all sites:
     * with the name of one it could be longer than the 32 characters that PCRE2 allows.
     */
    capture: (part: string) => `matched_${part}`,
  };
}

export type Variables = ReturnType<typeof variables>;
