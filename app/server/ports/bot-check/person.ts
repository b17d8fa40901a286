import { LRUCache } from 'lru-cache';
import { MINUTE } from '~/domain/time/instant';
import type { BotCheck } from './bot-check';
import type { Act, BotUses } from './uses.server';

const LONGEST = 4096;

/** What people do with one token while they look for an address: several questions, and a choice. */
const SEARCH: Act = ['address search'];

export interface AddressCheck {
  /** The score that the configured service gives whoever has this token; null where nothing is known. */
  personScore(token: string, caller: string): Promise<number | null>;
}

/**
 * The score of whoever looks for an address. A service answers a token once, and a visitor asks several times with it: the answer is kept,
 * here for what comes at the same moment and with the token's use for other processes. A service that fails says nothing of anybody.
 */
export function createPersonScore({
  service,
  uses,
}: {
  service: BotCheck | null;
  uses: Pick<BotUses, 'take' | 'keepSaid' | 'nameOf'>;
}): AddressCheck['personScore'] {
  const asked = new LRUCache<string, Promise<number | null>>({ max: 5000, ttl: 3 * MINUTE });
  async function ask(check: BotCheck, token: string, name: string, caller: string): Promise<number | null> {
    const { isOurs, said } = await uses.take(name, [SEARCH]);
    if (!isOurs) return 0;
    if (said !== null) return said;
    const score = await check.scoreOf(token, caller).then(
      (answer) => answer.score,
      () => null,
    );
    if (score !== null) await uses.keepSaid(name, score);
    return score;
  }
  return (token, caller) => {
    if (!service || token === '' || token.length > LONGEST) return Promise.resolve(null);
    const name = uses.nameOf(token);
    const answer = asked.get(name) ?? ask(service, token, name, caller);
    asked.set(name, answer);
    return answer;
  };
}
