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

const CookieScore = z.object({ score: z.number(), at: z.number(), id: z.string() });

/** Like its token, a score is used once. */
export interface StoredScore {
  readonly score: number;
  readonly id: string;
}

export const keepScore = ({ score, id }: StoredScore, now: Instant): Promise<string> =>
  cookie.serialize({ score, id, at: now });

export async function storedScore(request: Request, now: Instant): Promise<StoredScore | null> {
  const stored = CookieScore.safeParse(
    await cookie.parse(request.headers.get('Cookie')).catch(() => null),
  ).data;
  return stored && now - stored.at < LIFETIME ? { score: stored.score, id: stored.id } : null;
}

export async function spendScore(
  score: StoredScore | null,
  uses: Pick<BotUses, 'take'>,
  act: Act,
): Promise<StoredScore | null> {
  return score && (await uses.take(score.id, [act])).isOurs ? score : null;
}
