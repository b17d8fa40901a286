import { forEachInTurns } from '~/server/lib/in-turns';
import { metrics } from '~/server/lib/metrics';

export interface Connection {
  readonly writableLength: number;
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  write(frame: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
}

/** Events are small: a client this far behind has gone, or is so slow that reconnecting is faster. */
const MAX_BUFFERED = 32_000;

/** In order and in turns, the same bytes to each. */
export function createBroadcaster() {
  let sending: Promise<void> = Promise.resolve();

  function send(connection: Connection, frame: Buffer): void {
    if (connection.writableEnded || connection.destroyed) return;
    if (connection.writableLength + frame.length > MAX_BUFFERED) {
      metrics.liveRefused.inc({ why: 'slow' });
      return void connection.destroy();
    }
    connection.write(frame);
  }

  return {
    send,
    /** Only for the connections open now; later ones already know it. */
    broadcast(connections: Iterable<Connection>, frame: Buffer): void {
      const now = [...connections];
      if (now.length === 0) return;
      sending = sending.then(() => forEachInTurns(now, (connection) => send(connection, frame)));
    },
    settled: () => sending,
  };
}
