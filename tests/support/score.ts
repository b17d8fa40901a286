import { randomUUID } from 'node:crypto';
import type { BotUses } from '~/server/ports/bot-check/uses.server';

/**
 * The cookie of a caller of the API whom our server just gave a score; each one is good for one act. What reads the configuration is
 * loaded here, after a test has said where its data lies.
 */
export async function scoreCookie(
  score = 0.9,
  id: string = randomUUID(),
): Promise<{ Cookie: string }> {
  const { keepScore } = await import('~/server/ports/bot-check/score-cookie.server');
  return { Cookie: (await keepScore({ score, id }, Date.now())).split(';')[0] ?? '' };
}

/** Uses of bot tokens in memory, as one process would count them; the tests of the store hold the real ones. */
export function usesInMemory(): BotUses {
  const used = new Map<string, { act: string; score: number | null }>();
  return {
    async take(token, acts) {
      const marks = acts.map((act) => JSON.stringify(act));
      const before = used.get(token);
      if (before) return { isOurs: marks.includes(before.act), score: before.score };
      used.set(token, { act: marks[0] ?? '', score: null });
      return { isOurs: true, score: null };
    },
    async keepScore(token, score) {
      const before = used.get(token);
      if (before) before.score = score;
    },
    isUsed: async (token) => used.has(token),
    nameOf: (foreign) => `token ${foreign}`,
  };
}
