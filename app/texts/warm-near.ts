/** What the page of a power cut says of warm places near it: apart from the words of the warm places' own page. */
export const warmNearTexts = {
  warmNearTitle: 'Warm places near you',
  warmLead: 'Anyone may come. Bring any medicine you need.',
  warmAll: 'All warm places',
} as const;
