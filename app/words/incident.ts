import { incident, incidentSaid, incidentSentences, language } from '#words/en.json';

/** Only for the server: the browser needs no more than `incident`. */
export const incidentWords = { ...language, ...incident, ...incidentSentences, ...incidentSaid };
export type IncidentTextKey = keyof typeof incidentWords;
