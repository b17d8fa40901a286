export const context = (place: number, by: number, count: number): number =>
  (((place + by) % count) + count) % count;

/** In pixels, like the gap: 4 on a phone, 8 from 768 px on (L-754). */
const NARROWEST = 120;
const SPACE = { narrow: 4, wide: 8 };
const WIDE = 768;

/** The last thumbnail shown has "+N" for the hidden ones. */
export function thumbnailsIn(
  width: number,
  most: number,
  count: number,
): { shown: number; hidden: number } {
  const space = width < WIDE ? SPACE.narrow : SPACE.wide;
  const room = Math.max(1, Math.floor((width + space) / (NARROWEST + space)));
  const shown = Math.min(count, most, room);
  return { shown, hidden: count - shown };
}
