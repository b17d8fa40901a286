/** Digits with separators, so possibly a date: callers check. */
const RUN = /(?:\+|\b)\d[\d ().-]{7,24}\d(?!\d)|\b\d{9,40}\b/g;
const DATE = /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}(?!\d)/;
const SHORTEST = 9;

export interface NumberInText {
  readonly start: number;
  readonly end: number;
  /** National: "08003163105". */
  readonly digits: string;
}

/** +44 and 0044 become 0. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '');
  return digits.replace(/^(?:00)?44(?=[1-9]\d{8,9}$)/, '0');
}

export function numbersInText(text: string): NumberInText[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const date = DATE.exec(match[0])?.[0].length ?? 0;
    const digits = nationalDigits(match[0].slice(date));
    const start = match.index + date;
    return digits.length >= SHORTEST ? [{ start, end: match.index + match[0].length, digits }] : [];
  });
}

/** Freephone or at local rates, which are never personal. */
const OF_COMPANIES = /^(?:080[08]\d{6,7}|0[38]00\d{6,7}|03\d{9})$/;

export const isBusinessNumber = (digits: string, businessNumbers: ReadonlySet<string>): boolean =>
  OF_COMPANIES.test(digits) || businessNumbers.has(digits);
