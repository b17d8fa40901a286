import { Socket } from 'node:net';

/**
 * The first bytes a PostgreSQL server may send: TLS or none, authentication, an error, a protocol
 * version.
 */
const FIRST = new Set(Buffer.from('SNREv'));

/**
 * Creates a client's connection. Disconnects from any other kind of server at its first byte,
 * because pg would read it as a length and buffer data indefinitely.
 */
export function postgresSocket(): Socket {
  const socket = new Socket();
  return socket.once('data', ([first]: Buffer) => {
    if (first === undefined || !FIRST.has(first))
      socket.destroy(new Error('what answers is no PostgreSQL'));
  });
}
