import packed from './data/towns.json';
import type { Town } from './geography';

const MOST_TOWNS = 20;
/** Below this many letters a slip of the finger makes another town. */
const SHORTEST_TO_GUESS = 4;

/** Without case, accents and punctuation: "King's Lynn" is "kings lynn", "St. Albans" is "st albans". */
export const foldName = (text: string): string =>
  text.slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’.]/g, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/^saint /, 'st ').trim();

/** Towns of the United Kingdom, largest first. */
const all = packed.map(([name, area, lat, lng, population]) => ({
  town: { name: String(name), area: area === null ? null : String(area), lat: Number(lat), lng: Number(lng), population: Number(population) } satisfies Town,
  folded: foldName(String(name)),
}));

/** Whether one slip leads from one word to the other: a letter wrong, missing, too much, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/**
 * Towns whose name begins with the text; else one of whose words does; else one slip away from it. Largest first.
 * Specification: lookup, section 2 "Map view"; decision: the search is limited to GB as its maps service was.
 */
export function findTowns(text: string): readonly Town[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const ways = [
    (folded: string) => folded === wanted,
    (folded: string) => folded.startsWith(wanted),
    (folded: string) => folded.includes(` ${wanted}`),
    (folded: string) => wanted.length >= SHORTEST_TO_GUESS && isOneSlip(folded, wanted),
  ];
  const found = ways.slice(0, 3).flatMap((fits) => all.filter(({ folded }) => fits(folded)));
  const best = found.length > 0 ? found : all.filter(({ folded }) => (ways[3] as (name: string) => boolean)(folded));
  return [...new Set(best)].slice(0, MOST_TOWNS).map(({ town }) => town);
}

/** The largest town of exactly this name. */
export const townNamed = (name: string): Town | null => all.find(({ folded }) => folded === name)?.town ?? null;
