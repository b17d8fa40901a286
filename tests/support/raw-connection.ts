import { connect, type Socket } from 'node:net';

/** One connection on which a test says exactly what it wants to, and reads what comes back. */
export interface RawConnection {
  send(text: string | Buffer): void;
  /** The status of the nth answer on this connection, as soon as its first line is there; 0 when the connection ended before. */
  status(nth: number): Promise<number>;
  /** Everything that came so far. */
  received(): string;
  readonly ended: Promise<void>;
  close(): void;
}

const STATUS = /HTTP\/1\.1 (\d{3}) /g;

/** Opens a connection to the host and port of this address. */
export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let text = '';
  let isOver = false;
  const looking = new Set<() => void>();
  const look = (): void => looking.forEach((one) => one());
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    look();
  });
  // A connection that the server cuts off is one of the answers that are looked for.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOver = true;
      look();
      resolve();
    });
  });
  return {
    send: (part) => void socket.write(part),
    status: (nth) =>
      new Promise((resolve) => {
        const check = (): void => {
          const found = [...text.matchAll(STATUS)][nth - 1]?.[1];
          if (!found && !isOver) return;
          looking.delete(check);
          resolve(Number(found ?? 0));
        };
        looking.add(check);
        check();
      }),
    received: () => text,
    ended,
    close: () => void socket.destroy(),
  };
}

/** A request as text. A body of that many letters follows, by its length or in chunks. */
export function rawRequest(
  method: string,
  path: string,
  {
    headers = {},
    bytes = 0,
    chunked = false,
  }: { headers?: Record<string, string>; bytes?: number; chunked?: boolean } = {},
): string {
  const length: Record<string, string> = chunked
    ? { 'Transfer-Encoding': 'chunked' }
    : bytes > 0
      ? { 'Content-Length': String(bytes) }
      : {};
  const lines = Object.entries({ Host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const piece = 'a'.repeat(10_000);
  const body = chunked
    ? `${`2710\r\n${piece}\r\n`.repeat(bytes / 10_000)}0\r\n\r\n`
    : 'a'.repeat(bytes);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
