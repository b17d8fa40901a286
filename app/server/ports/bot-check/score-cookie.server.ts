import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { MINUTE, SECOND, type Instant } from '~/domain/time/instant';
import { env } from '~/server/env.server';
import { HOST_COOKIE, hostCookieName } from '~/server/visit/cookies.server';
import type { Act, BotUses } from './uses.server';

/** Long enough to send a form after the check. */
const LIFETIME = 10 * MINUTE;

const cookie = createCookie(hostCookieName('mpn_check'), {
  ...HOST_COOKIE,
  secrets: [env.SECRETS.current, ...env.SECRETS.earlier],
  maxAge: LIFETIME / SECOND,
});

const Kept = z.object({ score: z.number(), at: z.number(), id: z.string() });

/** A score, and the name of the token that it was given for: it is used once, as the token is. */
export interface KeptScore {
  readonly score: number;
  readonly id: string;
}

/** The score that our own server received for this caller of the API, signed, for ten minutes. Wire contract: recaptcha. */
export const keepScore = ({ score, id }: KeptScore, now: Instant): Promise<string> =>
  cookie.serialize({ score, id, at: now });

export async function keptScore(request: Request, now: Instant): Promise<KeptScore | null> {
  const kept = Kept.safeParse(await cookie.parse(request.headers.get('Cookie')).catch(() => null)).data;
  return kept && now - kept.at < LIFETIME ? { score: kept.score, id: kept.id } : null;
}

/** Uses the kept score for one act; null where it was used for another one before. */
export async function spendScore(
  kept: KeptScore | null,
  uses: Pick<BotUses, 'take'>,
  act: Act,
): Promise<KeptScore | null> {
  return kept && (await uses.take(kept.id, [act])).isOurs ? kept : null;
}
