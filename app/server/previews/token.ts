import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PreviewLink } from '~/domain/preview/preview-link';

const Payload = z.object({
  id: z.string().min(8).max(40),
  tree: z.string().regex(/^\//).max(300),
  until: z.number(),
});

const signatureOf = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}: ${text}`).digest();

/** In constant time. */
export function isSigned(
  secret: string,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  const expected = signatureOf(secret, purpose, text);
  const bytes = Buffer.from(signature, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

export const sign = (secret: string, purpose: string, text: string): string =>
  signatureOf(secret, purpose, text).toString('base64url');

export function tokenOf(secret: string, link: PreviewLink): string {
  const text = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${text}.${sign(secret, 'preview', text)}`;
}

/** Null if this site did not sign it. It may have expired: check `holds`. */
export function readToken(secret: string, token: string): PreviewLink | null {
  const [text = '', signature = ''] = token.slice(0, 2000).split('.');
  if (!isSigned(secret, 'preview', text, signature)) return null;
  try {
    return Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
