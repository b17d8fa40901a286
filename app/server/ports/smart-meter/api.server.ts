import { json } from '@remix-run/node';
import { z } from 'zod';
import { isGuid } from '~/forms/engine/guid';
import { MpanInput } from '~/server/lib/api-input';
import { api, readJsonBody } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { draftVisitor } from '~/server/drafts/cookie.server';
import { callerOf } from '~/server/lib/rate-limit.server';
import type { Pings } from './pings.server';

const Correlation = z.string().refine(isGuid, 'This is not an identifier of a ping');
const Start = z.object({ mpan: MpanInput, correlationID: Correlation });
const Result = z.object({ correlationID: Correlation });

interface WithPings {
  readonly pings: Pings;
}
const headers = { 'Cache-Control': cachePolicy.noStore };

/** Attempts count against the visit if known, else against the caller. Decision F-562. */
const visitOf = async (request: Request): Promise<string> =>
  (await draftVisitor(request.headers.get('Cookie'))) ?? `caller ${callerOf(request)}`;

export const answerPingStart = api(
  { limit: 'smart-meter-ping-smart', query: Start },
  async ({ request, query: { mpan, correlationID } }, { pings }: WithPings) => {
    const visit = await visitOf(request);
    const { started, ...result } = await pings.start({ mpan, correlationId: correlationID, visit });
    return json({ correlationID, ...result }, { status: started ? 202 : 200, headers });
  },
);

export const answerPingResult = api(
  { limit: 'smart-meter-ping-result' },
  async ({ request }, { pings }: WithPings) => {
    const { correlationID } = await readJsonBody(request, Result, 4000);
    const { waits, ...result } = await pings.resultOf(correlationID);
    return json(result, { status: waits ? 202 : 200, headers });
  },
);
