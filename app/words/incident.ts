import { incident, incidentSentences } from '#words/en.json';

/** What the server says of an incident; the browser needs `incident` alone. */
export const incidentWords = { ...incident, ...incidentSentences };
export type IncidentTextKey = keyof typeof incidentWords;
