import type { Position } from '../position';

/** A river or a main road on the base map; rank 1 is the wider. */
export interface Road {
  readonly kind: 'river' | 'road';
  /** A road's number, such as "A14". */
  readonly name: string;
  readonly rank: 1 | 2;
  readonly line: readonly Position[];
}

/** The base map's data besides the operator's regions: all land, rivers and main roads. */
export interface BaseMapData {
  /** Rings of land, without repeating the first point. */
  readonly land: readonly (readonly Position[])[];
  readonly ways: readonly Road[];
}
