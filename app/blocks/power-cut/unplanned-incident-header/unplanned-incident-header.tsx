import { useAnswerSlot } from '~/journeys/incident/parts/answer-slot';

/**
 * The header of the incident page. Its sentences are read by the server, which knows the incident; here stands what became of them.
 * Outside that page there is no incident to speak of, and nothing shows. Specification: lookup, section 4 "Other blocks".
 */
export function UnplannedIncidentHeader() {
  return <>{useAnswerSlot()}</>;
}
