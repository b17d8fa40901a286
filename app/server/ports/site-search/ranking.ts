/** What news says was true on one day. */
const NEWS = 0.4;
/** Pages below this share of the best score only mention a word of the phrase. */
const WORTH_SHOWING = 0.1;
/** The fit at which one part of a phrase reaches half of its greatest weight. */
const HALF = 4;

/**
 * Positions, best first. A page that has more parts of the phrase comes before one that has a
 * single part often. `parts` is how well pages fit each part, by position.
 */
export function ranked(
  parts: readonly ReadonlyMap<number, number>[],
  { asTyped, isNews }: { asTyped: ReadonlyMap<number, number>; isNews: (place: number) => boolean },
): number[] {
  const fits = new Map<number, { fit: number; count: number }>();
  for (const part of parts)
    for (const [place, fit] of part) {
      const before = fits.get(place) ?? { fit: 0, count: 0 };
      fits.set(place, { fit: before.fit + fit / (fit + HALF), count: before.count + 1 });
    }
  const found = parts.filter(({ size }) => size > 0).length;
  const scores = [...fits].map(([place, { fit, count }]) => {
    const whole = asTyped.get(place) ?? 0;
    const score =
      (fit * Math.sqrt(count / found) + whole / (whole + HALF)) * (isNews(place) ? NEWS : 1);
    return { place, score };
  });
  const best = scores.reduce((most, { score }) => Math.max(most, score), 0);
  return scores
    .filter(({ score }) => score >= best * WORTH_SHOWING)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place }) => place);
}
