/** A response parsed from raw bytes. */
export interface RawResponse {
  readonly status: number;
  /** The headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** The position of the first byte after the head. */
  readonly end: number;
}

/** Reads the status and the headers of a response; undefined if they have not arrived whole. */
function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
  if (!status)
    throw new Error(`Expected a status line; found ${JSON.stringify(first.slice(0, 100))}`);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(status), headers: new Map(headers), end: end + 4 };
}

/**
 * Parses the first response in the bytes received over a connection.
 * @param isHead - whether the request was HEAD, whose response has no body
 * @param isOver - whether the connection has ended, which ends a body without Content-Length
 * @returns the response and the bytes after it; undefined while the response is incomplete.
 * @throws for bytes that are not a response.
 */
export function takeResponse(
  bytes: Buffer,
  isHead: boolean,
  isOver: boolean,
): { response: RawResponse; rest: Buffer } | undefined {
  const head = readHead(bytes);
  if (!head) return undefined;
  const { status, headers, end } = head;
  const stated = headers.get('content-length');
  const without = isHead || status === 304 || status < 200;
  if (!without && stated === undefined && !isOver) return undefined;
  const length = without ? 0 : Number(stated ?? bytes.length - end);
  if (bytes.length < end + length) return undefined;
  const body = bytes.subarray(end, end + length);
  return { response: { status, headers, body }, rest: bytes.subarray(end + length) };
}
