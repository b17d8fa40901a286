/** Next and previous go round: after the last comes the first. Specification: lookup, section 4 (gallery). */
export const around = (place: number, by: number, count: number): number =>
  (((place + by) % count) + count) % count;

/**
 * The minimum width of a thumbnail, and the gap: 4 px on a phone, 8 from 768 px on (decision
 * L-754).
 */
const NARROWEST = 120;
const SPACE = { narrow: 4, wide: 8 };
const WIDE = 768;

/**
 * Returns how many thumbnails to show, by width and content's maximum; the last of them shows "+N"
 * for the hidden ones.
 */
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
