import { open } from 'node:fs/promises';

/** So no file is ever in memory whole. Past the end there are fewer bytes. */
export interface Bytes {
  readonly size: number;
  at(position: number, length: number): Promise<Buffer>;
}

export async function withBytes<Result>(
  path: string,
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await work({
      size,
      async at(position, length) {
        const wanted = Math.max(0, Math.min(length, size - position));
        const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
