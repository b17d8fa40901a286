import type { ActionFunctionArgs } from '@remix-run/node';
import { takeReport } from '~/journeys/offline/send-report.server';
import { OFFLINE_PAGE } from '~/offline/rules';
import { seeOther } from '~/server/answers.server';
import { gatewaysFor } from '~/server/gateways.server';

/** docs/decisions/offline.md */
export const loader = () => seeOther(OFFLINE_PAGE);
export const action = ({ request }: ActionFunctionArgs) =>
  takeReport(request, gatewaysFor(request));
