import { incident, incidentSaid, incidentSentences, language } from '#words/en.json';

/** The server's texts about an incident; the browser only needs `incident`. */
export const incidentWords = { ...language, ...incident, ...incidentSentences, ...incidentSaid };
export type IncidentTextKey = keyof typeof incidentWords;
