import { directory as demo } from '#demo/demonstration.server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAddressDirectory } from '~/server/ports/addresses/create.server';
import { openStore } from '~/server/store/open.server';

const ROUNDS = 3000;
const quiet = { info() {}, warn() {}, error() {}, debug() {} };

/** Typical searches: contract and other postcodes, streets, houses, and unknown text. */
const WORDS = [
  'Lantern',
  'Kestrel Road',
  '4 Lantern Street',
  'Orchard Close',
  'Wharf',
  'zzzzz',
  'Bramble Way Cambridge',
  'Mill House',
];
const question = (index: number): string => {
  if (index % 3 === 0) return WORDS[(index / 3) % WORDS.length] ?? '';
  return `${['CB', 'IP', 'NR', 'SE', 'TN', 'BN', 'CM'][index % 7]}${1 + (index % 5)} ${index % 10}${'ABDEFGHJLN'[index % 10]}A`;
};

/**
 * Returns the times of single searches in milliseconds, after a warm-up, in the demonstration
 * directory.
 */
export async function measureAddresses() {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-addresses-'));
  const store = await openStore({ DATA_DIR: dir, DATABASE_URL: undefined }, quiet);
  try {
    const directory = await createAddressDirectory({
      env: {},
      store,
      logger: quiet,
      demonstration: demo,
    });
    const times: number[] = [];
    for (let index = 0; index < ROUNDS + 200; index += 1) {
      const started = performance.now();
      await directory.search({ value: question(index) });
      if (index >= 200) times.push(performance.now() - started);
    }
    return times;
  } finally {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
}
