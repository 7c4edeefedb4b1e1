import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A phone's connection, as in Lighthouse's "slow 4G": the round trip in ms, and bytes per ms. */
const ROUND_TRIP = 150;
const BYTES_PER_MS = 200;

/** The bytes of content in a TCP packet, and the packets that a server sends at first (RFC 6928). */
const PACKET = 1460;
const FIRST_WINDOW = 10;

/**
 * The proxy's replies to the client's greeting and request, in SOCKS 5 without authentication (RFC
 * 1928).
 */
const WELCOME = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

const later = (time: number, run: () => void) =>
  void setTimeout(run, Math.max(0, time - performance.now()));

/**
 * Starts a slow link between a browser and all servers, as a SOCKS 5 proxy. The link delays packets
 * as TCP does: the first connection to a server takes a round trip, packets arrive one after
 * another, and a server that waits for acknowledgements sends more packets after each of them.
 * Further connections take no round trip, because requests of HTTP/2 share one. The throttling in
 * Chromium's DevTools is coarser: it delivers up to 32 KB at once, and opens connections in no
 * time.
 */
export async function startSlowLink() {
  const reached = new Set<number>();
  let free = 0;
  const sockets = new Set<Socket>();

  /** Returns a function that sends bytes through the link to a client. */
  function sender(client: Socket): (bytes: Buffer) => void {
    const waiting: Buffer[] = [];
    let [window, unacknowledged] = [FIRST_WINDOW, 0];
    function send(): void {
      while (unacknowledged < window) {
        const packet = waiting.shift();
        if (!packet) return;
        unacknowledged += 1;
        free = Math.max(free, performance.now()) + packet.length / BYTES_PER_MS;
        later(free + ROUND_TRIP / 2, () => client.write(packet));
        later(free + ROUND_TRIP, () => {
          unacknowledged -= 1;
          window += 1;
          send();
        });
      }
    }
    return (bytes) => {
      for (let start = 0; start < bytes.length; start += PACKET)
        waiting.push(bytes.subarray(start, start + PACKET));
      send();
    };
  }

  async function serve(client: Socket): Promise<void> {
    await once(client, 'data');
    client.write(WELCOME);
    const [request] = await once(client, 'data');
    const to = request.readUInt16BE(request.length - 2);
    const upstream = connect(to, '127.0.0.1');
    sockets.add(upstream.on('error', () => client.destroy()));
    const opened = performance.now() + (reached.has(to) ? 0 : ROUND_TRIP);
    reached.add(to);
    client.on('data', (bytes) =>
      later(Math.max(opened, performance.now()) + ROUND_TRIP / 2, () => upstream.write(bytes)),
    );
    client.on('close', () => upstream.destroy());
    upstream.on('data', sender(client));
    client.write(CONNECTED);
  }

  const server = createServer((client) => {
    sockets.add(client.on('error', () => client.destroy()));
    // The browser may close a connection before it has used it.
    serve(client).catch(() => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  function close(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
  return { proxy: `socks5://127.0.0.1:${port}`, close };
}
