/**
 * Which of the eleven forms it is, for form-specific rules. Decision F-486, F-518: sent as
 * `pageType`.
 */
export const PAGE_TYPES = [
  'reportAPowerCut',
  'voltageComplaint',
  'helicopter',
  'psr',
  'futurePlannedPowerCut',
  'connection',
  'streetFurniture',
  'categoryA',
  'compensationClaim',
  'email',
  'telephoneCallBack',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];
