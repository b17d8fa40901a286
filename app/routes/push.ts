import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { answerPush, answerPushKey } from '~/server/notifications/push/api.server';

/** What the page of notifications and the service worker ask. docs/decisions/live.md */
export const loader = ({ request }: LoaderFunctionArgs) => answerPushKey(request, gateways);
export const action = ({ request }: ActionFunctionArgs) => answerPush(request, { ...gateways, env });
