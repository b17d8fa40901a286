import { createServer, type Socket } from 'node:net';

/** What stands for a virus here. */
export const VIRUS = 'this is what a virus looks like';

export interface ClamdServer {
  readonly address: string;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';
const PING = Buffer.from('zPING\0');
/** The default of clamd.conf(5), "StreamMaxLength". */
const STREAM_MAX_BYTES = 100 * 1024 * 1024;

/** The body of INSTREAM: pieces after their length, until a length of nothing; null while it has not all come, and what it says to more than it takes. */
function bodyOf(received: Buffer, most: number): Buffer | string | null {
  const pieces: Buffer[] = [];
  let size = 0;
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    size += length;
    if (size > most) return 'INSTREAM size limit exceeded. ERROR';
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * A scanner that speaks as ClamAV does: clamd(8), "COMMANDS" (z commands end in a zero, INSTREAM sends pieces after their length in four
 * bytes, the first of which is the highest) and clamd.conf(5), "StreamMaxLength"; any other command is unknown to it. `answer` says what it finds; it hangs up after it, or at once where that is null. Hanging,
 * it takes connections and says nothing.
 */
export async function startClamd(
  place: { readonly port: number } | { readonly path: string } = { port: 0 },
  answer: (body: Buffer) => string | null = (body) =>
    body.includes(VIRUS) ? 'stream: Example.Virus FOUND' : 'stream: OK',
  { isHanging = false, mostBytes = STREAM_MAX_BYTES } = {},
): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      if (received.equals(PING)) return void (isHanging || socket.end('PONG\0'));
      const begun = received.subarray(0, COMMAND.length).toString('latin1');
      if (!COMMAND.startsWith(begun) && !'zPING\0'.startsWith(begun))
        return void socket.end('UNKNOWN COMMAND\0');
      const body = bodyOf(received, mostBytes);
      if (typeof body === 'string') return void socket.end(`${body}\0`);
      if (!body) return;
      const reply = answer(body);
      if (reply === null) socket.destroy();
      else socket.end(`${reply}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', ...place }, resolve));
  const address = server.address();
  return {
    address:
      typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address?.port ?? 0}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
