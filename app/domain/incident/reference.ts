/** "INCD-1-A", "INC 1241214280", "04577N2026". Wire contract: IncidentReference. */
export const INCIDENT_REFERENCE = /^[A-Za-z0-9](?:[A-Za-z0-9 /-]{0,62}[A-Za-z0-9])?$/;
