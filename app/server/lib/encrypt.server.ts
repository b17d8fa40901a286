import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const IV_BYTES = 12;
export const TAG_BYTES = 16;
export const CIPHER = 'aes-256-gcm';

/** The secrets of the site. docs/decisions/keeping.md, "Keys" */
export interface Secrets {
  /** The one that seals from now on. */
  readonly current: string;
  /** Those that sealed before: what they sealed is still opened. */
  readonly earlier: readonly string[];
  /** The one that marks are made with. It stays when the others change, so that equal things keep equal marks. */
  readonly marks: string;
}

/** One secret for everything, as a site has that never changed it. */
export const secretsOf = (secret: string): Secrets => ({ current: secret, earlier: [], marks: secret });

/** Encrypts what is kept of visitors, so that a copy of the database alone tells nobody anything. */
export interface Encrypter {
  /** `place` is where the text belongs: moved elsewhere it cannot be opened. */
  encrypt(text: string, context: string): string;
  /** Null for what was tampered with, moved, or sealed under a secret that is not known any more. */
  decrypt(ciphertext: string, context: string): string | null;
  /** Whether it was sealed under an earlier secret, and should be sealed again. */
  isOld(ciphertext: string, context: string): boolean;
  /** A mark that is equal for equal texts and tells nothing about them. */
  hash(text: string): string;
}

/** The key of one purpose, 32 bytes. */
export const keyFor = (secret: string, purpose: string, use: 'encrypt' | 'mark'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `${purpose}: ${use}`, 32));

function decryptWith(key: Buffer, bytes: Buffer, context: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** AES-256-GCM with a key of its own for each purpose, derived from the secrets of the site; a single one stands for all. */
export function createEncrypter(given: Secrets | string, purpose: string): Encrypter {
  const secrets = typeof given === 'string' ? secretsOf(given) : given;
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
    isOld: (ciphertext, context) => decryptWith(key, Buffer.from(ciphertext, 'base64url'), context) === null,
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}
