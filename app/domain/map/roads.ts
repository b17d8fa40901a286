import type { Position } from '../position';

/** Rank 1 is the wider. */
export interface Road {
  readonly kind: 'river' | 'road';
  readonly name: string;
  readonly rank: 1 | 2;
  readonly line: readonly Position[];
}

export interface BaseMapData {
  /** Rings that don't repeat the first point. */
  readonly land: readonly (readonly Position[])[];
  readonly ways: readonly Road[];
}
