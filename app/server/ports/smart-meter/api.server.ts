import { json } from '@remix-run/node';
import { z } from 'zod';
import { isGuid } from '~/forms/engine/guid';
import { MpanInput } from '~/server/lib/api-input';
import { answerApi, parseInput, queryOf, readJsonBody } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { draftVisitor } from '~/server/drafts/cookie.server';
import { callerOf, enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { Pings } from './pings.server';

/** Whether a home has power is private, so nobody may ask many meters. */
const START_LIMIT = { perMinute: 12, burst: 12 };
const RESULT_LIMIT = { perMinute: 120 };

const Correlation = z.string().refine(isGuid, 'This is not an identifier of a ping');
const Start = z.object({ mpan: MpanInput, correlationID: Correlation });
const Result = z.object({ correlationID: Correlation });
const headers = { 'Cache-Control': cachePolicy.noStore };

/** Attempts count against the visit if known, else against the caller. Decision F-562. */
const visitOf = async (request: Request): Promise<string> =>
  (await draftVisitor(request.headers.get('Cookie'))) ?? `caller ${callerOf(request)}`;

export const answerPingStart = (request: Request, pings: Pings): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'smart-meter-ping-smart', START_LIMIT);
    const { mpan, correlationID } = parseInput(Start, queryOf(request));
    const visit = await visitOf(request);
    const { started, ...result } = await pings.start({ mpan, correlationId: correlationID, visit });
    return json({ correlationID, ...result }, { status: started ? 202 : 200, headers });
  });

export const answerPingResult = (request: Request, pings: Pings): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'smart-meter-ping-result', RESULT_LIMIT);
    const { correlationID } = await readJsonBody(request, Result, 4000);
    const { waits, ...result } = await pings.resultOf(correlationID);
    return json(result, { status: waits ? 202 : 200, headers });
  });
