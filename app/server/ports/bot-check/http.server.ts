import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { readBody } from '~/server/lib/read-body.server';
import { unavailableAs } from '~/server/lib/unavailable-as';
import { type BotCheck, NO_SCORE } from './port';

const Verdict = z.object({ success: z.boolean(), score: z.number().min(0).max(1).optional() });
const YES = 0.9;
const LIMIT_MS = 2000;
const orUnavailable = unavailableAs('The bot check could not be asked');

/** reCAPTCHA's protocol: secret and token as a form, the verdict as JSON. */
export function createSiteverify({ url, secret }: { url: string; secret: string }): BotCheck {
  return {
    scoreOf: (token, caller) =>
      orUnavailable(async () => {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: caller }),
          redirect: 'manual',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (!answer.ok) throw new Failure('unavailable', `The bot check answered ${answer.status}`);
        const { success, score = YES } = Verdict.parse(
          JSON.parse(await readBody(answer, 100_000, 'the bot check')),
        );
        return success ? { success, score } : NO_SCORE;
      }),
  };
}
