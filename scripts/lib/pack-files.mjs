import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|ya?ml|txt|pbf|html|ico)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 1000;

const ways = [
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * Writes Brotli and gzip versions beside each file of a folder that become smaller; the front door
 * serves them.
 */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST) continue;
    for (const [ending, pack] of ways) {
      const packed = await pack(bytes);
      if (packed.length < bytes.length * 0.95) writeFileSync(file + ending, packed);
    }
  }
}
