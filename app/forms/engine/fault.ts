import { type ZodError } from 'zod';

/** `place` reads: page 2 "About you", fieldset 1, field "phone". */
export interface Fault {
  readonly place: string;
  readonly reason: string;
}

export type Report = (place: string, reason: string) => void;

export const placeOf = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export const named = (kind: string, index: number, caption: string): string =>
  `${kind} ${index + 1}${caption ? ` "${caption}"` : ''}`;

export function reportIssues(error: ZodError, place: string, report: Report): void {
  for (const issue of error.issues) {
    const path = issue.path
      .map((step) => (typeof step === 'number' ? String(step + 1) : step))
      .join('.');
    report(placeOf(place, path), issue.message);
  }
}
