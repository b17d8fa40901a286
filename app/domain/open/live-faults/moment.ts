import type { Instant } from '../../time/instant';
import { parseLondon } from '../../time/london-time';

const DAY_ONLY = /^\d{4}-\d\d-\d\d$/;
const MONTH_ONLY = /^\d{4}-\d\d$/;
const YEAR_ONLY = /^\d{4}$/;

/** A moment as clients write one in a query: a year, a month, a day or a time. Without a zone it is London's, like the times of the records. */
export function readMoment(text: string): Instant | null {
  const plain = text.trim().slice(0, 40).replaceAll('/', '-').replace(' ', 'T');
  if (YEAR_ONLY.test(plain)) return parseLondon(`${plain}-01-01T00:00:00`);
  if (MONTH_ONLY.test(plain)) return parseLondon(`${plain}-01T00:00:00`);
  return parseLondon(DAY_ONLY.test(plain) ? `${plain}T00:00:00` : plain);
}
