import { Failure } from '~/domain/failure';
import { isRecord } from '~/domain/is-record';
import { nullIfNotFound, refusesCaller } from '~/server/lib/http-client.server';
import type { FeedShape } from './feed-shape';

const AT_ONCE = 4;
const A_READING = 150;
/** A few broken records are no broken service. */
const FEW_FAILURES = 4;

interface Known {
  readonly type: unknown;
  readonly readAt: number;
  readonly body: unknown;
}

const bareDetails = (id: string, row: Readonly<Record<string, unknown>>) => ({
  outageId: id,
  outageType: row['t'],
  point: row['p'],
});

/**
 * Asks for new ids and changed types first, then the oldest, within a budget and while there is
 * time. What it has not read stands as the list has it, and what is gone (404) is left out. Fails
 * if the service refuses us or if most details fail.
 */
export function createDetails(shape: FeedShape) {
  const known = new Map<string, Known>();

  async function readOne(id: string, ask: (id: string) => Promise<unknown>): Promise<unknown> {
    const body = await nullIfNotFound(ask(id));
    if (body === null || (isRecord(body) && String(body['outageId']) === id)) return body;
    throw new Failure('unavailable', `${shape.operator}: these are no details`);
  }

  return async (
    list: readonly unknown[],
    ask: (id: string) => Promise<unknown>,
    isTimeUp: () => boolean,
  ): Promise<readonly unknown[]> => {
    const wanted = list.filter(isRecord).flatMap((row) => {
      const id = /^\d{1,20}$/.test(String(row['i'])) ? String(row['i']) : null;
      return id === null ? [] : [{ id, type: row['t'], row }];
    });
    if (list.length > 0 && wanted.length === 0)
      throw new Failure('unavailable', `${shape.operator}: no row of the list has an id`);
    const ids = new Set(wanted.map(({ id }) => id));
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    const age = ({ id, type }: (typeof wanted)[number]) => {
      const one = known.get(id);
      return one && one.type === type ? one.readAt : -Infinity;
    };
    const queue = wanted.toSorted((a, b) => age(a) - age(b)).slice(0, A_READING);
    const mostFailures = Math.max(FEW_FAILURES, queue.length / 2);
    let failures = 0;
    let refused: unknown = null;
    const askInTurn = async () => {
      for (let next = queue.shift(); next && !isTimeUp(); next = queue.shift()) {
        const { id, type } = next;
        try {
          known.set(id, { type, body: await readOne(id, ask), readAt: Date.now() });
        } catch (error) {
          failures += 1;
          if (refusesCaller(error) || failures > mostFailures) {
            refused = error;
            queue.length = 0;
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
    if (refused !== null) throw refused;
    return wanted.flatMap(({ id, row }) => {
      const one = known.get(id);
      return one ? (one.body ?? []) : bareDetails(id, row);
    });
  };
}
