import { incident, incidentSentences, language } from '#words/en.json';

/** What the server says of an incident; the browser needs `incident` alone. */
export const incidentWords = { ...language, ...incident, ...incidentSentences };
export type IncidentTextKey = keyof typeof incidentWords;
