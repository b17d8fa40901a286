import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  type DecipherGCM,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '~/domain/failure';
import { CIPHER, IV_BYTES, keyFor, TAG_BYTES, type Secrets } from '../lib/encrypt.server';
import type { BlobStore } from './blob-store';

/** Start of an encrypted file; no accepted file type begins like this. */
const MAGIC = Buffer.from('MPN1');
const KEY_ID_BYTES = 4;
const HEAD_BYTES = MAGIC.length + KEY_ID_BYTES + IV_BYTES;
const PURPOSE = 'uploads';

const idOf = (key: Buffer): Buffer =>
  createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);

/** Magic bytes, key id, initialisation vector, content, authentication tag. */
class EncryptStream extends Transform {
  readonly #cipher;
  constructor(key: Buffer, name: string) {
    super();
    const iv = randomBytes(IV_BYTES);
    this.#cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
    this.push(Buffer.concat([MAGIC, idOf(key), iv]));
  }
  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    done(null, this.#cipher.update(chunk));
  }
  override _flush(done: TransformCallback): void {
    this.push(this.#cipher.final());
    done(null, this.#cipher.getAuthTag());
  }
}

/** An unencrypted file of an earlier version passes through; a changed one ends in an error. */
class DecryptStream extends Transform {
  #held = Buffer.alloc(0);
  #decipher: DecipherGCM | null = null;
  #isClear = false;
  constructor(
    private readonly keys: readonly Buffer[],
    private readonly name: string,
  ) {
    super();
  }

  #begin(): boolean {
    if (this.#held.length < HEAD_BYTES) return false;
    if (!this.#held.subarray(0, MAGIC.length).equals(MAGIC)) {
      this.#isClear = true;
      return true;
    }
    const id = this.#held.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
    const key = this.keys.find((one) => idOf(one).equals(id));
    if (!key)
      throw new Failure('unavailable', 'The file was sealed under a secret that is not known');
    const iv = this.#held.subarray(HEAD_BYTES - IV_BYTES, HEAD_BYTES);
    this.#decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    this.#decipher.setAAD(Buffer.from(this.name));
    this.#held = this.#held.subarray(HEAD_BYTES);
    return true;
  }

  #take(): Buffer | null {
    if (!this.#isClear && !this.#decipher && !this.#begin()) return null;
    const keep = this.#decipher ? TAG_BYTES : 0;
    if (this.#held.length <= keep) return null;
    const out = this.#held.subarray(0, this.#held.length - keep);
    this.#held = this.#held.subarray(out.length);
    return this.#decipher ? this.#decipher.update(out) : out;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#held = Buffer.concat([this.#held, chunk]);
    try {
      done(null, this.#take());
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.#decipher) return done(null, this.#held);
      this.#decipher.setAuthTag(this.#held);
      done(null, this.#decipher.final());
    } catch {
      done(new Failure('unavailable', 'The file was changed, or is not whole'));
    }
  }
}

/** Each file is bound to its name and can't be decrypted under another. */
export function createEncryptedBlobStore(blobs: BlobStore, secrets: Secrets): BlobStore {
  const keys = [secrets.current, ...secrets.earlier].map((secret) =>
    keyFor(secret, PURPOSE, 'encrypt'),
  );
  return {
    async put(name, path) {
      const encrypted = `${path}.sealed`;
      try {
        await pipeline(
          createReadStream(path),
          new EncryptStream(keys[0] as Buffer, name),
          createWriteStream(encrypted, { mode: 0o600 }),
        ).catch((error: unknown) => {
          throw new Failure('unavailable', 'The file could not be sealed', null, { cause: error });
        });
        await blobs.put(name, encrypted, 'application/octet-stream');
      } finally {
        await rm(encrypted, { force: true });
      }
    },
    async open(name) {
      const stored = await blobs.open(name);
      if (!stored) return null;
      const decrypting = new DecryptStream(keys, name);
      stored.on('error', (error) => decrypting.destroy(error));
      return stored.pipe(decrypting);
    },
    remove: (name) => blobs.remove(name),
  };
}
