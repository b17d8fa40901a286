import { parsePostcode } from '~/domain/postcode';
import { oneLine, type FormValues, valueOf } from '../engine/form-values';

/** Twice the longest line of an address or a place. */
export const LONGEST_PART = 100;

/** "CB1 9ZA" for "cb19za". Anything else stays as typed. */
const tidy = (part: string, value: string): string =>
  part === 'postcode' ? (parsePostcode(value)?.postcode ?? value) : value;

/** Null if all inputs are empty. */
export function readParts<P extends string>(
  formValues: FormValues,
  parts: readonly P[],
): Record<P, string> | null {
  const values = parts.map(
    (part) => [part, tidy(part, oneLine(valueOf(formValues, part)))] as const,
  );
  return values.some(([, value]) => value !== '')
    ? (Object.fromEntries(values) as Record<P, string>)
    : null;
}

export const writeParts = (answer: Readonly<Record<string, string>>): FormValues =>
  new Map(Object.entries(answer).map(([part, value]) => [part, [value]]));
