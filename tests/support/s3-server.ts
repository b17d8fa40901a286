import { createHash } from 'node:crypto';
import { serveOnLoopback, type Loopback } from './loopback';

export interface S3Server extends Loopback {
  /** What is stored, by key without the bucket. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in pieces that were begun and neither finished nor given up. */
  readonly begun: ReadonlyMap<string, Map<number, Buffer>>;
  /** From now on everything is refused. */
  fail(): void;
}

const xml = (text: string, status = 200): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, {
    status,
    headers: { 'Content-Type': 'application/xml' },
  });
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

/** A store that speaks as much of S3 as uploads need: put, get and delete, whole or in pieces; signatures must be there. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const begun = new Map<string, Map<number, Buffer>>();
  let failing = false;

  async function pieces(request: Request, key: string, query: URLSearchParams): Promise<Response | null> {
    const id = query.get('uploadId');
    if (request.method === 'POST' && query.has('uploads')) {
      const made = `upload-${begun.size + 1}`;
      begun.set(made, new Map());
      return xml(`<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`);
    }
    const parts = id === null ? undefined : begun.get(id);
    if (id === null || !parts) return null;
    if (request.method === 'PUT') {
      const body = Buffer.from(await request.arrayBuffer());
      parts.set(Number(query.get('partNumber')), body);
      return new Response(null, { headers: { ETag: etagOf(body) } });
    }
    begun.delete(id);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    await request.text();
    const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, body]) => body));
    objects.set(key, whole);
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`,
    );
  }

  const server = await serveOnLoopback(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, first, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (!request.headers.get('Authorization')?.startsWith('AWS4-HMAC-SHA256 '))
      return xml('<Error><Code>AccessDenied</Code></Error>', 403);
    if (failing || first !== bucket) return xml('<Error><Code>NoSuchBucket</Code></Error>', 404);
    const answered = await pieces(request, key, searchParams);
    if (answered) return answered;
    if (request.method === 'PUT') {
      const body = Buffer.from(await request.arrayBuffer());
      objects.set(key, body);
      return new Response(null, { headers: { ETag: etagOf(body) } });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return new Response(null, { status: 204 });
    }
    const found = objects.get(key);
    return found ? new Response(new Uint8Array(found)) : xml('<Error><Code>NoSuchKey</Code></Error>', 404);
  });

  return {
    ...server,
    objects,
    begun,
    fail() {
      failing = true;
    },
  };
}
