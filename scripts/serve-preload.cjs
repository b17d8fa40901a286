/**
 * Loaded before remix-serve (node --require): what must hold for every answer of the process and cannot be said from
 * inside Remix. Each part has its reason in docs/decisions/serving.md.
 */
'use strict';

const http = require('node:http');
const { bySection } = require('./lib/routes-by-section.cjs');

// 1. remix-serve logs every address with its query string, which holds postcodes. Nothing of it is logged.
const morgan = require.resolve('morgan', { paths: [require.resolve('@remix-run/serve/package.json')] });
require.cache[morgan] = {
  id: morgan,
  filename: morgan,
  loaded: true,
  exports: () => (_request, _response, next) => next(),
};

// remix-serve looks for a file on disk twice before it asks for a page. Pages have no dot in their last part, files do.
const express = require(require.resolve('express', { paths: [require.resolve('@remix-run/serve/package.json')] }));
const serveStatic = express.static;
express.static = (...options) => {
  const files = serveStatic(...options);
  return (request, response, next) => (/\.[^/]*$/.test(request.path) ? files(request, response, next) : next());
};

// 2. Node's own fetch, Request and Response stay: the ones that remix-serve puts in their place know no Response.json.
require('@remix-run/node').installGlobals = () => {};

// 3. Headers of redirects, API answers, files and errors, which never pass entry.server.
//    And remix-serve calls every file of public/ immutable for a year: only those whose address changes with them are.
const CHANGES_WITH_ITS_NAME = /^\/(assets|fonts|glyphs)\//;
const writeHead = http.ServerResponse.prototype.writeHead;
http.ServerResponse.prototype.writeHead = function (...args) {
  const headersFor = globalThis.meridianHeadersFor;
  if (headersFor && !this.headersSent) {
    for (const [name, value] of Object.entries(headersFor(String(this.getHeader('content-type') ?? '')))) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    const immutable = String(this.getHeader('cache-control') ?? '').includes('immutable');
    if (immutable && !CHANGES_WITH_ITS_NAME.test(this.req.url)) this.setHeader('Cache-Control', 'public, max-age=3600');
  }
  return writeHead.apply(this, args);
};

// 7. An address is compared with the routes of its section alone.
const remix = require(
  require.resolve('@remix-run/express', { paths: [require.resolve('@remix-run/serve/package.json')] }),
);
const { createRequestHandler } = remix;
remix.createRequestHandler = ({ build, ...options }) => {
  const buildFor = bySection(build);
  const handlers = new Map();
  return (request, response, next) => {
    const { section, build: part } = buildFor(request.path);
    if (!handlers.has(section)) handlers.set(section, createRequestHandler({ build: part, ...options }));
    return handlers.get(section)(request, response, next);
  };
};

const LARGEST_BODY = 1_000_000;
/** Above what is taken, so that the page or the API says in its own words that a file is too large: it is read and dropped. */
const LARGEST_UPLOAD = 100_000_000;
const WITH_FILES = /^\/(?:api\/storage|forms|supplier-and-mpan)\//;

/** The status of a request that no page could answer, or 0. */
function refusal({ method, url, headers }) {
  if (!/^[a-z0-9.:_[\]-]{1,255}$/i.test(headers.host ?? '')) return 400;
  if (!url.startsWith('/')) return 400;
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return 0;
  if (headers['transfer-encoding']) return 411;
  const mayHoldFiles = WITH_FILES.test(url) && /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  const largest = mayHoldFiles ? LARGEST_UPLOAD : LARGEST_BODY;
  return Number(headers['content-length'] ?? 0) > largest ? 413 : 0;
}

function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(`${http.STATUS_CODES[status]}\nIs your power off? Call 105, free, day or night.\n`);
}

/** Addresses that cannot be decoded make the static file server stop with a stack; they are pages we do not have. */
function withReadablePath(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return url;
  } catch {
    return '/not-found';
  }
}

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event, request, response) {
  // 6. A connection outlives what proxies and browsers keep idle (60 s): the side that asks is the one that ends it, so no
  //    request is lost on a connection that is just being closed.
  if (event === 'listening') this.keepAliveTimeout = 65_000;
  if (event !== 'request') return emit.apply(this, arguments);
  // 4. Who asks, for the rate limit: from the socket, whatever the request claims.
  request.headers['x-peer-address'] = request.socket.remoteAddress ?? 'unknown';
  const refused = refusal(request);
  if (refused) {
    refuse(response, refused);
    return true;
  }
  request.url = withReadablePath(request.url);
  // 5. A public page that was rendered within the last two seconds is given again before Express and Remix start.
  const kept = globalThis.meridianKeptPage?.(request);
  if (!kept) return emit.apply(this, arguments);
  response.writeHead(kept.status, kept.headers);
  response.end(kept.body ?? undefined);
  return true;
};
