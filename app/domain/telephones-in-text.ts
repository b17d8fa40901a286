/** What may be a telephone number in a text: a run of digits and the marks between them. Dates are looked at by the caller. */
const RUN = /(?:\+|\b)\d[\d ().-]{7,24}\d(?!\d)|\b\d{9,40}\b/g;
const DATE = /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}(?!\d)/;
const SHORTEST = 9;

export interface NumberInText {
  readonly start: number;
  readonly end: number;
  /** Digits only, national: "08003163105". */
  readonly digits: string;
}

/** Digits of a British number as dialled here: +44 and 0044 become 0. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '');
  return digits.replace(/^(?:00)?44(?=[1-9]\d{8,9}$)/, '0');
}

/** Long numbers in a text, of telephones or of whatever else has nine digits and more. */
export function numbersInText(text: string): NumberInText[] {
  return [...text.matchAll(RUN)].flatMap((found) => {
    const date = DATE.exec(found[0])?.[0].length ?? 0;
    const digits = nationalDigits(found[0].slice(date));
    const start = found.index + date;
    return digits.length >= SHORTEST ? [{ start, end: found.index + found[0].length, digits }] : [];
  });
}

/** Numbers that companies are called on, free or at the price of a call to a town: nobody's own. */
const OF_COMPANIES = /^(?:080[08]\d{6,7}|0[38]00\d{6,7}|03\d{9})$/;

/** Whether a number may be shown: a company's by its kind, or one of those that the operator names itself. */
export const isBusinessNumber = (digits: string, known: ReadonlySet<string>): boolean =>
  OF_COMPANIES.test(digits) || known.has(digits);
