import { Socket } from 'node:net';

/** What a PostgreSQL server's first word begins with: TLS or none, authentication, an error, another version of the protocol. */
const FIRST = new Set(Buffer.from('SNREv'));

/**
 * The connection of a client. Whatever else listens at the address is hung up on at its first byte: pg itself would take that for the
 * length of an answer, and collect what comes for as long as it comes.
 */
export function postgresSocket(): Socket {
  const socket = new Socket();
  return socket.once('data', ([first]: Buffer) => {
    if (first === undefined || !FIRST.has(first)) socket.destroy(new Error('what answers is no PostgreSQL'));
  });
}
