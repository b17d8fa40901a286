import type { Position } from '../position';

/** A river or a main road of the ground; rank 1 is the wider. */
export interface Way {
  readonly kind: 'river' | 'road';
  /** Of a road its number, such as "A14". */
  readonly name: string;
  readonly rank: 1 | 2;
  readonly line: readonly Position[];
}

/** What every map is drawn on, beside the regions of the operator: the land of everybody, rivers and main roads. */
export interface GroundData {
  /** Rings of land, first point not repeated. */
  readonly land: readonly (readonly Position[])[];
  readonly ways: readonly Way[];
}
