import type { Env } from '~/server/env.server';
import type { Operator } from '~/server/operator.server';
import type { Outbox, LeasedMessage } from '~/server/outbox/outbox';
import { createEncrypter, type Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import type {
  Offers,
  OffersPlace,
  OffersRequest,
  OffersRequests,
  RequestOptions,
  RequestOutcome,
} from './port';
import { Failure, isFailure } from '~/domain/failure';
import { createHttpOffers } from './http.server';
import { randomUUID } from 'node:crypto';
import { SECOND, type Instant } from '~/domain/time/instant';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { unavailableAs } from '~/server/lib/unavailable-as';

const CHANNEL = 'get-offers-status';
const PATIENCE = 2 * SECOND;

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly outbox: Pick<Outbox, 'put' | 'deliver' | 'outcomeOf'>;
  readonly encrypter: Pick<Encrypter, 'hash'>;
  readonly now?: () => Instant;
  readonly patienceMs?: number;
}

/** docs/decisions/planned-and-offers.md */
export function createOffersRequests(options: Options): OffersRequests {
  const { store, outbox, encrypter, now = Date.now, patienceMs = PATIENCE } = options;
  const { db } = store;
  const placeHash = ({ mpan, incidentReference }: OffersPlace) =>
    encrypter.hash(`${mpan} ${incidentReference ?? ''}`);

  const rowBy = (column: 'place_hash' | 'key', value: string) =>
    db
      .selectFrom('offers_request')
      .where(column, '=', value)
      .select(['key', 'body_mark'])
      .executeTakeFirst();

  /** Null if there is already a request for this place or with this key. */
  const accept = (request: OffersRequest, key: string, body_mark: string | null) =>
    db.transaction().execute(async (trx): Promise<LeasedMessage | null> => {
      const written = await trx
        .insertInto('offers_request')
        .values({ place_hash: placeHash(request), key, body_mark, accepted_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .execute();
      return written.length === 0
        ? null
        : outbox.put(trx, { channel: CHANNEL, key, body: request });
    });

  async function outcomeOf(key: string): Promise<RequestOutcome> {
    const outcome = await outbox.outcomeOf(CHANNEL, key);
    if (outcome?.state === 'parked') {
      // A rejected request does not count: the visitor may send another one.
      await db.deleteFrom('offers_request').where('key', '=', key).execute();
      throw new Failure('invalid', 'The operator did not accept this request');
    }
    return outcome?.state === 'waiting' ? 'kept' : 'requested';
  }

  async function again(
    request: OffersRequest,
    { idempotencyKey }: RequestOptions,
    mark: string | null,
  ) {
    const sameKey = idempotencyKey === undefined ? undefined : await rowBy('key', idempotencyKey);
    if (sameKey && sameKey.body_mark !== mark)
      throw new Failure('invalid', 'This key was used for another request', 'Idempotency-Key');
    const row = sameKey ?? (await rowBy('place_hash', placeHash(request)));
    return row ? outcomeOf(row.key) : 'requested';
  }

  const orUnavailable = unavailableAs('The request could not be accepted');

  return {
    async request(request, requestOptions = {}) {
      const mark = requestOptions.body === undefined ? null : encrypter.hash(requestOptions.body);
      const key = requestOptions.idempotencyKey ?? randomUUID();
      const held = await orUnavailable(accept(request, key, mark));
      if (!held) return orUnavailable(again(request, requestOptions, mark));
      await withTimeout(patienceMs, outbox.deliver(held), undefined);
      // It is accepted, even if the store fails now.
      return outcomeOf(key).catch((error: unknown): RequestOutcome => {
        if (isFailure(error, 'invalid')) throw error;
        return 'kept';
      });
    },
    wasRequested: (place) =>
      orUnavailable(rowBy('place_hash', placeHash(place)).then((row) => row !== undefined)),
  };
}

interface Parts {
  env: Pick<Env, 'SECRETS'>;
  operator: Operator;
  store: Store;
  outbox: Outbox;
}

export const createOffers = ({ env, operator, store, outbox }: Parts): Offers => ({
  ...createHttpOffers(operator.client("the operator's offers")),
  ...createOffersRequests({ store, outbox, encrypter: createEncrypter(env.SECRETS, 'offers') }),
});
