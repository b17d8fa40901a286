import { type Posted, valueOf } from '../engine/posted';

/** Reads an answer made of several inputs of text; null when all are empty. */
export function readParts<P extends string>(
  posted: Posted,
  parts: readonly P[],
  longest = 500,
): Record<P, string> | null {
  const values = parts.map(
    (part) =>
      [
        part,
        valueOf(posted, part)
          .replace(/\s*\n\s*/g, ' ')
          .slice(0, longest)
          .trim(),
      ] as const,
  );
  return values.some(([, value]) => value !== '') ? (Object.fromEntries(values) as Record<P, string>) : null;
}

export const writeParts = (answer: Readonly<Record<string, string>>): Posted =>
  new Map(Object.entries(answer).map(([part, value]) => [part, [value]]));
