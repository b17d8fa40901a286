import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { apiRoute } from '~/server/lib/api.server';
import { answerTextsHook } from '~/server/notifications/replies/hook.server';

const asked = (request: Request) =>
  answerTextsHook(request, { replies: gatewaysFor(request).replies, secret: env.TEXT_MESSAGES_HOOK_SECRET });
const answer = apiRoute({ POST: asked });

/** Texts that people answer ours with. docs/decisions/still-off.md */
export const action = ({ request }: ActionFunctionArgs) => answer({ request });
/** What does not exist is not there for any method. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  env.TEXT_MESSAGES_HOOK_SECRET === undefined ? asked(request) : answer({ request });
