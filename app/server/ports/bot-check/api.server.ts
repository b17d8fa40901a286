import { json } from '@remix-run/node';
import { z } from 'zod';
import { api, readJsonBody } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { addressOf } from '~/server/lib/caller.server';
import { NO_SCORE } from './port';
import type { BotChecks } from './create.server';
import { keepScore } from './score-cookie.server';

const Body = z.object({ token: z.string().min(1).max(4096) });

/** A used token is invalid, and does not affect a score already stored. */
export const answerRecaptcha = api(
  { limit: 'recaptcha' },
  async ({ request }, { bots }: { readonly bots: BotChecks }) => {
    const { challenge, service, uses } = bots;
    const { token } = await readJsonBody(request, Body, 8000);
    const id = service ? uses.nameOf(token) : challenge.idOf(token);
    const { success, score } =
      id === null || (await uses.isUsed(id))
        ? NO_SCORE
        : await (service ?? challenge).scoreOf(token, addressOf(request));
    const headers = new Headers({ 'Cache-Control': cachePolicy.noStore });
    if (success && id !== null)
      headers.set('Set-Cookie', await keepScore({ score, id }, Date.now()));
    return json({ success, score }, { headers });
  },
);
