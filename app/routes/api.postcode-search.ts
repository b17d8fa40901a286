import type { ActionFunctionArgs } from '@remix-run/node';
import { answerPostcodeSearch } from '~/server/supply/api.server';
import { onlyBy } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

export const action = ({ request }: ActionFunctionArgs) => answerPostcodeSearch(request, gateways.supply);
export const loader = onlyBy('POST');
