import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerBoundaries } from '~/server/geography/api.server';
import { onlyBy } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

export const loader = ({ request }: LoaderFunctionArgs) => answerBoundaries(request, gateways.geography);
export const action = onlyBy('GET, HEAD');
