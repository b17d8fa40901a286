import type { LoaderFunctionArgs } from '@remix-run/node';
import { gatewaysFor } from '~/server/gateways.server';
import { answerTile } from '~/server/ports/streets/tile.server';

/** docs/decisions/map.md */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerTile(request, params, gatewaysFor(request).streets);
