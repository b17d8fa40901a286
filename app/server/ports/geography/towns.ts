import packed from './data/towns.json';
import type { Town } from './port';

const MOST_TOWNS = 20;
/** With fewer letters, a typo makes another town. */
const SHORTEST_TO_GUESS = 4;

/** "King's Lynn" is "kings lynn", "St. Albans" is "st albans". */
export const foldName = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^saint /, 'st ')
    .trim();

const all = packed.map(([name, area, lat, lng, population]) => ({
  town: {
    name: String(name),
    area: area === null ? null : String(area),
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
  } satisfies Town,
  folded: foldName(String(name)),
}));

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

/** A town so many times larger beats the exact name: "Newcastle" is upon Tyne. */
const FAR_LARGER = 20;

/** Of Great Britain, with a word that starts with the text, largest first; else one typo away. */
export function findTowns(text: string): readonly Town[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const weight = ({ town, folded }: (typeof all)[number]) =>
    town.population * (folded === wanted ? FAR_LARGER : 1);
  const alike = all.filter(
    ({ folded }) => folded.startsWith(wanted) || folded.includes(` ${wanted}`),
  );
  const matches =
    alike.length > 0 || wanted.length < SHORTEST_TO_GUESS
      ? alike
      : all.filter(({ folded }) => isOneSlip(folded, wanted));
  return matches
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_TOWNS)
    .map(({ town }) => town);
}

export const townNamed = (name: string): Town | null =>
  all.find(({ folded }) => folded === name)?.town ?? null;
