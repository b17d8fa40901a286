import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const IV_BYTES = 12;
export const TAG_BYTES = 16;
export const CIPHER = 'aes-256-gcm';

/** docs/decisions/keeping.md, "Keys" */
export interface Secrets {
  readonly current: string;
  readonly earlier: readonly string[];
  /** For hashes. It survives key rotation, so equal values keep equal hashes. */
  readonly marks: string;
}

export const secretsOf = (secret: string): Secrets => ({
  current: secret,
  earlier: [],
  marks: secret,
});

/** A copy of the database reveals nothing. */
export interface Encrypter {
  /** Can be decrypted only with the same `context`, the place it is stored. */
  encrypt(text: string, context: string): string;
  /** Null if it was changed, moved, or encrypted with an unknown secret. */
  decrypt(ciphertext: string, context: string): string | null;
  isOld(ciphertext: string, context: string): boolean;
  /** Keyed: equal for equal texts, and not reversible. */
  hash(text: string): string;
}

export const keyFor = (secret: string, purpose: string, use: 'encrypt' | 'mark'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `${purpose}: ${use}`, 32));

function decryptWith(key: Buffer, bytes: Buffer, context: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return (
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    );
  } catch {
    return null;
  }
}

/** AES-256-GCM with its own key per purpose. A single secret serves as all secrets. */
export function createEncrypter(input: Secrets | string, purpose: string): Encrypter {
  const secrets = typeof input === 'string' ? secretsOf(input) : input;
  const key = keyFor(secrets.current, purpose, 'encrypt');
  const earlier = secrets.earlier.map((secret) => keyFor(secret, purpose, 'encrypt'));
  const hashKey = keyFor(secrets.marks, purpose, 'mark');
  return {
    encrypt(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(ciphertext, context) {
      const bytes = Buffer.from(ciphertext, 'base64url');
      let text = decryptWith(key, bytes, context);
      for (let at = 0; text === null && at < earlier.length; at += 1)
        text = decryptWith(earlier[at] as Buffer, bytes, context);
      return text;
    },
    isOld: (ciphertext, context) =>
      decryptWith(key, Buffer.from(ciphertext, 'base64url'), context) === null,
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}
