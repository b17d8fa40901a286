import { json, type ActionFunctionArgs } from '@remix-run/node';
import { answerMeterPhase } from '~/journeys/form/load/meter.server';
import { gatewaysFor } from '~/server/gateways.server';

export const action = ({ request, params }: ActionFunctionArgs) =>
  answerMeterPhase(request, params.form, gatewaysFor(request));
export const loader = () =>
  json(null, { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } });
