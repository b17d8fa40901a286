import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what is kept of visitors, so that a copy of the database alone tells nobody anything. */
export interface Sealer {
  /** `place` is where the text belongs: moved elsewhere it cannot be opened. */
  seal(text: string, place: string): string;
  /** Null for what was tampered with, moved, or sealed under another SESSION_SECRET. */
  open(sealed: string, place: string): string | null;
  /** A mark that is equal for equal texts and tells nothing about them. */
  markOf(text: string): string;
}

/** AES-256-GCM with a key of its own for each purpose, derived from SESSION_SECRET. */
export function createSealer(secret: string, purpose: string): Sealer {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `${purpose}: ${use}`, 32));
  const key = keyFor('encrypt');
  const markKey = keyFor('mark');
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), options);
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
    markOf: (text) => createHmac('sha256', markKey).update(text).digest('base64url'),
  };
}
