import type { Incident } from './incident';

export type AffectedPostcodes =
  | { readonly kind: 'none' }
  | { readonly kind: 'few'; readonly places: readonly string[] }
  | {
      readonly kind: 'many';
      readonly count: number;
      readonly sectors: readonly string[];
      readonly postcodes: readonly string[];
    };

const FEW = 12;

/** Full postcodes if the feed has them, else sectors (J-1039). */
export function postcodesOf({
  postcodes,
  sectors,
}: Pick<Incident, 'postcodes' | 'sectors'>): AffectedPostcodes {
  const places = postcodes.length > 0 ? postcodes : sectors;
  if (places.length === 0) return { kind: 'none' };
  if (places.length <= FEW) return { kind: 'few', places };
  return { kind: 'many', count: places.length, sectors, postcodes };
}
