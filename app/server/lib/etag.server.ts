import { createHash, webcrypto } from 'node:crypto';

type Body = string | Uint8Array;

export const versionOf = (body: Body): string =>
  createHash('sha1').update(body).digest('base64url').slice(0, 16);

/** The same as `versionOf`, but computed in another thread, for bodies of megabytes. */
export async function versionOfLarge(body: Body): Promise<string> {
  const digest = await webcrypto.subtle.digest(
    'SHA-1',
    typeof body === 'string' ? Buffer.from(body) : body,
  );
  return Buffer.from(digest).toString('base64url').slice(0, 16);
}

/** The bytes depend on the compression (RFC 9110, 8.8.3.3). */
export const weakTag = (version: string): string => `W/"${version}"`;

export const tagOf = (body: Body): string => weakTag(versionOf(body));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the If-None-Match header names this ETag (RFC 9110, 13.1.2). */
export const isHeld = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
