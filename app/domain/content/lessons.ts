interface Lesson {
  readonly title: string;
  readonly url: string;
  readonly order: number;
}

/** Null before the first and after the last (L-761). An unknown route has neither. */
export function lessonNeighbours<L extends Lesson>(
  lessons: readonly L[],
  route: string,
): { previous: L | null; next: L | null } {
  const sorted = [...lessons].sort(
    (a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en-GB'),
  );
  const place = sorted.findIndex(({ url }) => url === route);
  if (place < 0) return { previous: null, next: null };
  return { previous: sorted[place - 1] ?? null, next: sorted[place + 1] ?? null };
}
