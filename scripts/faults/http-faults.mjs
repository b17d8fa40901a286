import { randomBytes } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import { gzipSync } from 'node:zlib';

const DAY = 86_400_000;
const PIECE = Buffer.alloc(1_000_000, ' ');
/** Ten kilobytes that decompress to ten megabytes; a stream may contain many of these. */
const BOMB = gzipSync(Buffer.alloc(10_000_000, ' '));
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Writes as fast as the reader reads, until it disconnects. */
export function pour(stream, pieces) {
  let left = pieces;
  const more = () => {
    while (left > 0 && !stream.destroyed) {
      left -= 1;
      if (!stream.write(PIECE)) return void stream.once('drain', more);
    }
    stream.end(']');
  };
  stream.write('[');
  more();
}

/**
 * Forwards the request, and its answer to `take`; by default the caller gets the answer unchanged.
 */
function handOn(target, request, response, take) {
  const url = new URL(target);
  const onward = ask(
    {
      host: url.hostname,
      port: url.port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, host: url.host },
    },
    (answer) => {
      if (take) return take(answer);
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function whole(answer) {
  const parts = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** Sends one byte a second until the reader disconnects or everything is sent. */
function trickle(response, bytes) {
  let at = 0;
  const timer = setInterval(() => {
    if (response.destroyed || at >= bytes.length) {
      clearInterval(timer);
      response.end();
    } else response.write(bytes.subarray(at, (at += 1)));
  }, 1000);
  response.on('close', () => clearInterval(timer));
}

/** Moves an answer's times a day ahead, in its headers and its records. */
const aDayAhead = (text) =>
  text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (time) =>
    new Date(Date.parse(time) + DAY).toISOString(),
  );

/**
 * The faults of an HTTP service, by name. Each gets the request, the response to write, and the
 * real service. "refused" is not here: the proxy itself stops listening.
 */
const FAULTS = {
  timeout: ({ request }) => void request.resume(),
  500: ({ response }) =>
    response
      .writeHead(500, { 'Content-Type': 'text/html' })
      .end('<h1>500</h1>\n    at Service.run (/srv/service.js:1:1)'),
  garbage: ({ response }) => response.writeHead(200, JSON_HEADERS).end(randomBytes(4000)),
  truncated: ({ target, request, response }) =>
    handOn(target, request, response, async (answer) => {
      const body = await whole(answer);
      response.writeHead(answer.statusCode, {
        ...JSON_HEADERS,
        'Content-Length': Math.max(2, body.length),
      });
      response.write(body.subarray(0, body.length >> 1));
      setTimeout(() => response.destroy(), 20);
    }),
  '1 byte a second': ({ target, request, response }) =>
    handOn(target, request, response, async (answer) => {
      const body = await whole(answer);
      response.writeHead(200, JSON_HEADERS);
      trickle(response, body.length > 20 ? body : Buffer.from('"a sentence that takes its time"'));
    }),
  reset: ({ target, request, response }) =>
    // The request succeeds, but the caller never knows.
    handOn(target, request, response, async (answer) => {
      await whole(answer);
      request.socket.resetAndDestroy();
    }),
  'redirect loop': ({ request, response }) =>
    response.writeHead(302, { Location: request.url }).end(),
  '50 MB': ({ response }) => pour(response.writeHead(200, JSON_HEADERS), 50),
  'gzip bomb': ({ response }) => {
    response.writeHead(200, { ...JSON_HEADERS, 'Content-Encoding': 'gzip' });
    for (let member = 0; member < 100; member += 1) response.write(BOMB);
    response.end();
  },
  'shrinks to nothing': ({ response, nothing }) =>
    response.writeHead(200, JSON_HEADERS).end(nothing),
  'wrong clock': ({ target, request, response, clock }) =>
    clock
      ? clock(response)
      : handOn(target, request, response, async (answer) => {
          const ahead = new Date(Date.now() + DAY).toUTCString();
          const body = aDayAhead((await whole(answer)).toString('utf8'));
          const times = { Date: ahead, 'Last-Modified': ahead, 'Data-Confirmed': ahead };
          response.writeHead(answer.statusCode, { ...JSON_HEADERS, ...times }).end(body);
        }),
};

/** @typedef {{ paths?: RegExp, nothing?: string, clock?: (response: import('node:http').ServerResponse) => void }} Part */

/**
 * Starts a proxy before an HTTP service that injects faults on command, for given paths. If several
 * upstreams share one service, "refused" affects them all, because they share its address.
 */
export async function startHttpFaults(target) {
  let current = null;
  let part = {};
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    const isHit = current !== null && (part.paths?.test(request.url) ?? true);
    if (!isHit) return handOn(target, request, response);
    return FAULTS[current]({
      target,
      request,
      response,
      nothing: part.nothing ?? '',
      clock: part.clock,
    });
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address();
  const shut = () =>
    new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)));
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param {string} fault @param {Part} of */
    async begin(fault, of = {}) {
      part = of;
      if (fault === 'refused') return shut();
      current = fault;
      // Kept-alive connections would continue without the fault.
      server.closeIdleConnections();
    },
    async end() {
      current = null;
      if (!server.listening) await listen(port);
      else server.closeAllConnections();
    },
    close: () => (server.listening ? shut() : undefined),
  };
}
