import { connect, type Socket } from 'node:net';
import { timeLimits } from '../../time-limits.ts';
import { type RawResponse, takeResponse } from './response-reader.ts';

/** Default timeout of `readResponse`, in milliseconds. */
const timeout = timeLimits.wait;

/** A connection for sending one request after another as raw bytes. */
export class RawConnection {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #over = false;
  #isLast = false;
  #wake = () => {};

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => {
      this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
      this.#wake();
    });
    // A reset is treated like an ordinary end, because it also comes after everything that the
    // server has sent.
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.#over = true;
      this.#wake();
    });
  }

  /** Whether no further request can be sent, because the connection has ended or is about to. */
  get isOver(): boolean {
    return this.#over || this.#isLast;
  }

  send(raw: string): void {
    this.#socket.write(raw, 'latin1');
  }

  /**
   * Returns the next response; undefined when the connection ends without one.
   * @param isHead - whether the request was HEAD, whose response has no body
   * @param limit - the timeout in milliseconds
   * @throws when neither a response nor the end comes in time, or when the bytes are not a
   * response.
   */
  async readResponse(isHead: boolean, limit = timeout): Promise<RawResponse | undefined> {
    const late = performance.now() + limit;
    for (;;) {
      const taken = takeResponse(this.#bytes, isHead, this.#over);
      if (taken) {
        this.#bytes = taken.rest;
        this.#isLast = taken.response.headers.get('connection') === 'close';
        return taken.response;
      }
      if (this.#over) return undefined;
      if (performance.now() > late)
        throw new Error(
          `expected a response or the end of the connection within ${limit} ms; found neither`,
        );
      await this.#news(late - performance.now());
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  #news(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
