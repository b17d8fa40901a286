import { Socket } from 'node:net';

/** A PostgreSQL server's first bytes: TLS or none, authentication, error, protocol version. */
const FIRST = new Set(Buffer.from('SNREv'));

/** Disconnects at another server's first byte: pg would read a length and buffer indefinitely. */
export function postgresSocket(): Socket {
  const socket = new Socket();
  return socket.once('data', ([first]: Buffer) => {
    if (first === undefined || !FIRST.has(first))
      socket.destroy(new Error('what answers is no PostgreSQL'));
  });
}
