import { Failure } from '~/domain/failure';

const tooLarge = (name: string, maxBytes: number) =>
  new Failure('unavailable', `${name}: its body is larger than ${maxBytes} bytes`);

/**
 * Counts bytes as they arrive: a length that the sender claims is not believed. An answer that is
 * too large is cut off; the rest of a request is read and dropped, since cutting it off would end
 * the connection before our own answer is on it.
 */
export async function readBody(
  response: Pick<Response, 'body'>,
  maxBytes: number,
  name: string,
  rest: 'cut' | 'drop' = 'cut',
): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done && size > maxBytes) throw tooLarge(name, maxBytes);
    if (done)
      return Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
    size += value.byteLength;
    if (size <= maxBytes) chunks.push(value);
    else if (rest === 'cut') {
      await reader.cancel();
      throw tooLarge(name, maxBytes);
    }
  }
}
