import { useAnswerSlot } from '~/journeys/incident/parts/answer-slot';

/**
 * Renders nothing outside the incident page, where there is no incident to speak of; there the
 * server fills its sentences.
 */
export function PlannedIncidentHeader() {
  return <>{useAnswerSlot()}</>;
}
