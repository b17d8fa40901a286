import { parseMpan } from '~/domain/mpan';
import { parsePostcode, parseSector, sectorOf, type Postcode } from '~/domain/postcode';

/** An unreadable value is not the same as none. */
export type IncidentQuestion =
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'sector'; readonly sector: string }
  | { readonly kind: 'address'; readonly postcode: Postcode | null; readonly mpan: string | null }
  | { readonly kind: 'visit' }
  | { readonly kind: 'nonsense' };

export interface IncidentQuery {
  readonly question: IncidentQuestion;
  readonly originSector: string | null;
  /** From a listing of several incidents. */
  readonly fromMultipin: boolean;
  readonly show: number;
  /** The calendar route found that only Safari can open the entry. */
  readonly openSafari: boolean;
}

const LONGEST_REFERENCE = 64;

function questionOf(query: URLSearchParams): IncidentQuestion {
  const [reference, sector, mpan, postcode] = [
    'incidentid',
    'postcodesector',
    'mpan',
    'postcode',
  ].map((name) => query.get(name)?.trim() ?? '');
  if (reference)
    return reference.length > LONGEST_REFERENCE
      ? { kind: 'nonsense' }
      : { kind: 'reference', reference };
  if (sector) {
    const known = parseSector(sector) ?? sectorOf(sector);
    return known ? { kind: 'sector', sector: known } : { kind: 'nonsense' };
  }
  if (!mpan && !postcode) return { kind: 'visit' };
  const asked = { postcode: parsePostcode(postcode), mpan: parseMpan(mpan) };
  return asked.postcode || asked.mpan ? { kind: 'address', ...asked } : { kind: 'nonsense' };
}

/**
 * Never fails, whatever the query contains: incidentid wins over postcodesector, which wins over
 * mpan and postcode (J-853 to J-856).
 */
export function readIncidentQuery(query: URLSearchParams): IncidentQuery {
  const show = Number(query.get('show') ?? '6');
  return {
    question: questionOf(query),
    originSector: parseSector(query.get('originSector')),
    fromMultipin: ['true', '1'].includes(query.get('fromMultipin') ?? ''),
    show: Number.isInteger(show) && show > 0 ? show : 6,
    openSafari: query.get('calendar') === 'safari',
  };
}
