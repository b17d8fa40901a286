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
