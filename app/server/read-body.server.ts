import { Failure } from '~/domain/failure';

/** The text of an answer or a request of at most `maxBytes`, counted as it arrives: a length that the sender claims is not believed. */
export async function readBody(response: Pick<Response, 'body'>, maxBytes: number, name: string): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done)
      return Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Failure('unavailable', `${name}: its answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
}
