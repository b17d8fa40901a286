import type { ActionFunctionArgs } from '@remix-run/node';
import { answerContentHook } from '~/server/content/hook.server';
import { gatewaysFor } from '~/server/gateways.server';

export const action = ({ request }: ActionFunctionArgs) =>
  answerContentHook(request, gatewaysFor(request).contentSystem, gatewaysFor(request).cluster);
export const loader = () => new Response(null, { status: 404 });
