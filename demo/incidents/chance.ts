/** From 0 up to 1, by the seed alone: demonstration data is invented, but never random. */
export function chance(...seed: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of seed.join('/')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  // The last round separates similar seeds such as "1" and "2".
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Both inclusive. */
export const between = (
  lowest: number,
  highest: number,
  ...seed: readonly (string | number)[]
): number => lowest + Math.floor(chance(...seed) * (highest - lowest + 1));

export function pick<Item>(
  items: readonly [Item, ...Item[]],
  ...seed: readonly (string | number)[]
): Item {
  return items[Math.floor(chance(...seed) * items.length)] ?? items[0];
}
