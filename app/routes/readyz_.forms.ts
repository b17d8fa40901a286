import { gateways } from '~/server/gateways.server';
import { readiness, readinessAnswer } from '~/server/telemetry/readiness.server';

/** Whether what visitors send can be kept (api.openapi.yaml, takesForms). */
export function loader() {
  const answer = readiness(gateways);
  return readinessAnswer(answer, answer.forms);
}
