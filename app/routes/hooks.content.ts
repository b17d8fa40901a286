import type { ActionFunctionArgs } from '@remix-run/node';
import { answerContentHook } from '~/server/content/hook.server';
import { gateways } from '~/server/gateways.server';

export const action = ({ request }: ActionFunctionArgs) =>
  answerContentHook(request, gateways.contentSystem, gateways.nodes);
export const loader = () => new Response(null, { status: 404 });
