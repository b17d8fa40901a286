import { createServer, type Socket } from 'node:net';

/** What stands for a virus here. */
export const VIRUS = 'this is what a virus looks like';

export interface ClamdServer {
  readonly address: string;
  close(): Promise<void>;
}

/** The body of INSTREAM: pieces after their length, until a length of nothing; null while it has not all come. */
function bodyOf(received: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * A scanner that speaks as ClamAV does. `answer` says what it finds; it hangs up after it, or at once where that is null. Hanging,
 * it takes connections and says nothing.
 */
export async function startClamd(
  place: { readonly port: number } | { readonly path: string } = { port: 0 },
  answer: (body: Buffer) => string | null = (body) =>
    body.includes(VIRUS) ? 'stream: Example.Virus FOUND' : 'stream: OK',
  { isHanging = false } = {},
): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      if (received.toString('latin1') === 'zPING\0') return void (isHanging || socket.end('PONG\0'));
      const body = bodyOf(received);
      if (!body) return;
      const said = answer(body);
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', ...place }, resolve));
  const address = server.address();
  return {
    address: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address?.port ?? 0}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
