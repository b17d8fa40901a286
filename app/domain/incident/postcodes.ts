import type { Incident } from './incident';

export type AffectedPostcodes =
  | { readonly kind: 'none' }
  /** 12 or fewer: shown in the sentence. */
  | { readonly kind: 'few'; readonly places: readonly string[] }
  /** More than 12: a disclosure with the count, sectors first. */
  | {
      readonly kind: 'many';
      readonly count: number;
      readonly sectors: readonly string[];
      readonly postcodes: readonly string[];
    };

const FEW = 12;

/**
 * Returns the affected places: full postcodes if the feed has them, else sectors. Specification:
 * journeys, section 9 "Affected postcodes list"; decision J-1039.
 */
export function postcodesOf({
  postcodes,
  sectors,
}: Pick<Incident, 'postcodes' | 'sectors'>): AffectedPostcodes {
  const places = postcodes.length > 0 ? postcodes : sectors;
  if (places.length === 0) return { kind: 'none' };
  if (places.length <= FEW) return { kind: 'few', places };
  return { kind: 'many', count: places.length, sectors, postcodes };
}
