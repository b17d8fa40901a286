import { LRUCache } from 'lru-cache';
import { MINUTE } from '~/domain/time/instant';
import type { BotCheck } from './port';
import type { Act, BotUses } from './uses.server';

const LONGEST = 4096;

const SEARCH: Act = ['address search'];

export interface AddressCheck {
  personScore(token: string, caller: string): Promise<number | null>;
}

/**
 * A service answers a token only once, but a visitor searches several times: the score is shared in
 * memory for concurrent requests, and stored with the token's use for other processes. A failing
 * service counts against nobody.
 */
export function createPersonScore({
  service,
  uses,
}: {
  service: BotCheck | null;
  uses: Pick<BotUses, 'take' | 'keepScore' | 'nameOf'>;
}): AddressCheck['personScore'] {
  const cache = new LRUCache<string, Promise<number | null>>({ max: 5000, ttl: 3 * MINUTE });
  async function ask(
    check: BotCheck,
    token: string,
    name: string,
    caller: string,
  ): Promise<number | null> {
    const { isOurs, score: storedScore } = await uses.take(name, [SEARCH]);
    if (!isOurs) return 0;
    if (storedScore !== null) return storedScore;
    const score = await check.scoreOf(token, caller).then(
      (answer) => answer.score,
      () => null,
    );
    if (score !== null) await uses.keepScore(name, score);
    return score;
  }
  return (token, caller) => {
    if (!service || token === '' || token.length > LONGEST) return Promise.resolve(null);
    const name = uses.nameOf(token);
    const answer = cache.get(name) ?? ask(service, token, name, caller);
    cache.set(name, answer);
    return answer;
  };
}
