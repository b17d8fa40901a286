import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerSupplierDetails } from '~/server/mpan/api.server';

const answer = apiRoute({ GET: (request) => answerSupplierDetails(request, gateways.meters) });
export const loader = answer;
export const action = answer;
