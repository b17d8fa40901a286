import type { warmNearTexts } from '~/texts/warm-near';

/** What the page of a power cut says in Welsh of warm places near it. */
export const warmNearWords = {
  warmNearTitle: 'Lleoedd cynnes yn eich ardal',
  warmLead: 'Mae croeso i bawb. Dewch ag unrhyw feddyginiaeth sydd ei hangen arnoch.',
  warmAll: 'Pob lle cynnes',
} as const satisfies Record<keyof typeof warmNearTexts, string>;
