import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Failure } from '~/domain/failure';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { Scanner } from './scanner';

const PIECE_BYTES = 64 * 1024;
/**
 * A healthy daemon answers a ping at once, even while scanning; the scan itself may take its time.
 */
const PING_MS = 2000;
const PATIENCE_MS = 30_000;
const LONGEST_ANSWER = 4000;
const orUnavailable = unavailableAs('The scanner of uploads could not be reached');

/** tcp://scanner:3310, or unix:/run/clamav/clamd.sock */
function socketTo(address: string): Socket {
  if (address.startsWith('unix:')) return connect(address.slice('unix:'.length));
  const { hostname, port } = new URL(address);
  return connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** The file in length-prefixed chunks; a zero length ends it. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path, {
    highWaterMark: PIECE_BYTES,
  }) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function answerOf(socket: Socket, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), withinMs);
    socket.on('data', (piece) => {
      answer = (answer + piece.toString('latin1')).slice(0, LONGEST_ANSWER);
    });
    socket.on('end', () => resolve((answer.split('\0')[0] ?? '').trim()));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('closed without an answer'));
    });
  });
}

/**
 * ClamAV's INSTREAM. Only "OK" lets a file pass; an unreachable scanner or any other answer keeps
 * it out. docs/decisions/uploads.md
 */
export function createClamdScanner(address: string, { pingMs = PING_MS } = {}): Scanner {
  /** Detects a daemon that hangs, before a visitor has to wait. */
  async function ping(): Promise<void> {
    const socket = socketTo(address);
    try {
      const answer = answerOf(socket, pingMs);
      socket.write('zPING\0');
      if ((await answer) !== 'PONG') throw new Error('another answer to a ping');
    } finally {
      socket.destroy();
    }
  }

  async function ask(path: string): Promise<string> {
    await ping();
    const socket = socketTo(address);
    const answer = answerOf(socket, PATIENCE_MS);
    // A daemon may answer and hang up early; its answer counts.
    const sent = pipeline(framed(path), socket, { end: false }).catch(() => undefined);
    try {
      return await answer;
    } finally {
      socket.destroy();
      await sent;
    }
  }
  return {
    async isInfected(path) {
      const answer = await orUnavailable(ask(path));
      if (answer === 'stream: OK') return false;
      if (answer.endsWith(' FOUND')) return true;
      throw new Failure('unavailable', 'The scanner of uploads could not look at a file');
    },
  };
}
