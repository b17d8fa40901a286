import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { apiRoute } from '~/server/lib/api.server';
import { createTextHook } from '~/server/texts/gateways/create.server';
import { answerTextsHook } from '~/server/texts/replies/hook.server';

const hook = createTextHook(env);
const asked = (request: Request) =>
  answerTextsHook(request, { replies: gatewaysFor(request).replies, hook });
const answer = apiRoute({ POST: asked });

/** docs/decisions/still-off.md, docs/operations.md */
export const action = ({ request }: ActionFunctionArgs) => answer({ request });
/** Without a secret this path does not exist, for any method. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  hook === null ? asked(request) : answer({ request });
