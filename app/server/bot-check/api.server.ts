import { json } from '@remix-run/node';
import { z } from 'zod';
import { answerApi, readJsonBody } from '../api.server';
import { cachePolicy } from '../cache-policy';
import { addressOf } from '../caller.server';
import { enforceRateLimit } from '../rate-limit.server';
import type { BotChecks } from './create.server';
import { keepScore } from './score-cookie.server';

const LIMIT = { perMinute: 60, burst: 30 };
const Body = z.object({ token: z.string().min(1).max(4096) });

/** POST /api/recaptcha. Specification: lookup, section 7; api.openapi.yaml. The score counts because our server keeps it. */
export const answerRecaptcha = (request: Request, { challenge, service }: BotChecks): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'recaptcha', LIMIT);
    const { token } = await readJsonBody(request, Body, 8000);
    const { success, score } = await (service ?? challenge).scoreOf(token, addressOf(request));
    const cookie = await keepScore(score, Date.now());
    return json({ success, score }, { headers: { 'Cache-Control': cachePolicy.noStore, 'Set-Cookie': cookie } });
  });
