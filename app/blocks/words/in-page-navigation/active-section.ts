/** Specification: lookup, section 9 "An anchor becomes active when its section top is under 100px". */
const LINE = 100;

/**
 * The place of the section that is active: of those whose top is under the line the one that is lowest on the page; null when
 * none is (decision L-735). A section that is not on the page has no top.
 */
export function activeSection(tops: readonly (number | null)[]): number | null {
  let active: number | null = null;
  tops.forEach((top, place) => {
    if (top === null || top >= LINE) return;
    const best = active === null ? null : (tops[active] ?? null);
    if (best === null || top >= best) active = place;
  });
  return active;
}
