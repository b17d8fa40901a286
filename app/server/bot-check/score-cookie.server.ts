import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { MINUTE, SECOND, type Instant } from '~/domain/instant';
import { env } from '../env.server';

/** Long enough to send a form after the check. */
const LIFETIME = 10 * MINUTE;

const cookie = createCookie('mpn_check', {
  secrets: [env.SESSION_SECRET],
  httpOnly: true,
  sameSite: 'lax',
  path: '/api',
  maxAge: LIFETIME / SECOND,
  secure: env.BASE_URL.startsWith('https:'),
});

const Kept = z.object({ score: z.number(), at: z.number() });

/** The score that our own server received for this caller of the API, signed, for ten minutes. Wire contract: recaptcha. */
export const keepScore = (score: number, now: Instant): Promise<string> => cookie.serialize({ score, at: now });

export async function keptScore(request: Request, now: Instant): Promise<number | null> {
  const kept = Kept.safeParse(await cookie.parse(request.headers.get('Cookie')).catch(() => null)).data;
  return kept && now - kept.at < LIFETIME ? kept.score : null;
}
