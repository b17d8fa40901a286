import type { LoaderFunctionArgs } from '@remix-run/node';
import { feeds } from '~/journeys/feeds/create.server';
import { createOpenV1 } from '~/journeys/open/v1.server';

const answers = createOpenV1(feeds);

const answer = ({ request, params }: LoaderFunctionArgs) => answers(request, params['*'] ?? '');
export const loader = answer;
export const action = answer;
