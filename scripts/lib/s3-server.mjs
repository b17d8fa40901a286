import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listenLocally } from './serve.mjs';

/**
 * @typedef {object} S3Server
 * @property {string} url
 * @property {ReadonlyMap<string, Buffer>} objects what is stored, by key without the bucket
 * @property {ReadonlyMap<string, Map<number, Buffer>>} begun uploads in pieces that were neither finished nor given up
 * @property {() => void} fail from now on everything is refused
 * @property {() => Promise<void>} close
 */

const etagOf = (body) => `"${createHash('md5').update(body).digest('hex')}"`;
const xml = (text, status = 200) => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
});
const error = (code, status) => xml(`<Error><Code>${code}</Code></Error>`, status);
const done = (headers = {}) => ({ status: headers.ETag ? 200 : 204, headers });

const MOST_KEY_BYTES = 1024;
const LEAST_PART_BYTES = 5 * 1024 * 1024;
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=[^/,]+\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=[\da-f]{64}$/;

/**
 * What S3 rejects before anything else: Amazon S3 API Reference, "Authenticating Requests (AWS
 * Signature Version 4)" and "Error responses".
 */
function refusalOf(headers, key, body) {
  const [, signed] = SIGNATURE.exec(headers.authorization ?? '') ?? [];
  if (!signed) return error('AccessDenied', 403);
  if (!headers['x-amz-date']) return error('AccessDenied', 403);
  const hash = headers['x-amz-content-sha256'];
  if (!hash) return error('MissingSecurityHeader', 400);
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
      signed.split(';').includes(name),
    )
  )
    return error('AccessDenied', 403);
  if (/^[\da-f]{64}$/.test(hash) && hash !== createHash('sha256').update(body).digest('hex'))
    return error('XAmzContentSHA256Mismatch', 400);
  return Buffer.byteLength(key) > MOST_KEY_BYTES ? error('KeyTooLongError', 400) : null;
}

async function whole(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * A store on this computer that speaks as much of S3 as uploads need: put, get and delete, whole or in pieces; signatures must be
 * there with all that they cover, and are not reckoned again. It holds everything in memory: for `npm run stack`, `npm run faults` and tests, not for visitors.
 * @param {string} bucket
 * @returns {Promise<S3Server>}
 */
export async function startS3Server(bucket) {
  const objects = new Map();
  const begun = new Map();
  let uploads = 0;
  let failing = false;

  function pieces(method, key, query, body) {
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${(uploads += 1)}`;
      begun.set(id, new Map());
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId');
    const parts = begun.get(id);
    if (!parts) return id === null ? null : error('NoSuchUpload', 404);
    if (method === 'PUT') {
      const number = Number(query.get('partNumber'));
      if (!(number >= 1 && number <= 10_000)) return error('InvalidArgument', 400);
      parts.set(number, body);
      return done({ ETag: etagOf(body) });
    }
    if (method === 'DELETE') return (begun.delete(id), done());
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    if (inOrder.length === 0) return error('MalformedXML', 400);
    if (inOrder.slice(0, -1).some((part) => part.length < LEAST_PART_BYTES))
      return error('EntityTooSmall', 400);
    begun.delete(id);
    const all = Buffer.concat(inOrder);
    objects.set(key, all);
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etagOf(all)}</ETag></CompleteMultipartUploadResult>`,
    );
  }

  function answer({ method, url, headers }, body) {
    const { pathname, searchParams } = new URL(url, 'http://loopback');
    const [, first, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const refused = refusalOf(headers, key, body);
    if (refused) return refused;
    if (failing || first !== bucket) return error('NoSuchBucket', 404);
    const answered = pieces(method, key, searchParams, body);
    if (answered) return answered;
    if (method === 'PUT') {
      objects.set(key, body);
      return done({ ETag: etagOf(body) });
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return done();
    }
    const found = objects.get(key);
    return found ? { status: 200, headers: {}, body: found } : error('NoSuchKey', 404);
  }

  const server = createServer((request, response) => {
    whole(request).then(
      (received) => {
        const { status, headers, body } = answer(request, received);
        response.writeHead(status, headers).end(body);
      },
      () => response.destroy(),
    );
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    begun,
    fail: () => void (failing = true),
    close: () =>
      new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
