import type { mapScaleTexts } from '~/texts/map-scale';

/** How long the scale of a map is, in Welsh. */
export const mapScaleWords = {
  mapMetres: '{count} metr',
  mapKilometres: '{count} km',
} as const satisfies Record<keyof typeof mapScaleTexts, string>;
