import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerAddresses } from '~/server/addresses/api.server';
import { onlyBy } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

export const loader = ({ request }: LoaderFunctionArgs) => answerAddresses(request, gateways);
export const action = onlyBy('GET, HEAD');
