import { Failure } from '~/domain/failure';

const tooLarge = (name: string, maxBytes: number) =>
  new Failure('unavailable', `${name}: its body is larger than ${maxBytes} bytes`);

/**
 * Counts bytes as they arrive: a length that the sender claims is not believed. An answer that is
 * too large is cut off; the rest of a request is read and dropped, since cutting it off would end
 * the connection before our own answer is on it.
 */
export async function readBytes(
  response: Pick<Response, 'body'>,
  maxBytes: number,
  name: string,
  rest: 'cut' | 'drop' = 'cut',
): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done && size > maxBytes) throw tooLarge(name, maxBytes);
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size <= maxBytes) chunks.push(value);
    else if (rest === 'cut') {
      await reader.cancel();
      throw tooLarge(name, maxBytes);
    }
  }
}

/** Decodes UTF-8, with or without a byte order mark. */
export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const readBody = async (...options: Parameters<typeof readBytes>): Promise<string> =>
  textOfBytes(await readBytes(...options));
