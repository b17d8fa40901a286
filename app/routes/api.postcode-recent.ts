import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerThreeCalls } from '~/server/supply/api.server';
import { onlyBy } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

export const loader = ({ request }: LoaderFunctionArgs) => answerThreeCalls(request, gateways.supply);
export const action = onlyBy('GET, HEAD');
