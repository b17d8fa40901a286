import { Failure, isFailure } from '~/domain/failure';
import { isCancelled, isFuture } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import type { Incidents } from '../incidents/incidents';
import type { Store } from '../store/open.server';
import { mpanHash } from '../supply/mpan-hash';
import { demoRegistrations } from './demo-registrations';
import type { OffersQuestions } from './offers';

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly incidents: Pick<Incidents, 'byMpan'>;
  /** Key of the hashes under which meter points are kept. */
  readonly hashKey: string;
  readonly now: () => Instant;
}

/** Work that will happen before work that was called off; then the soonest. */
const first = (works: readonly Incident[]): Incident | null =>
  [...works].sort(
    (a, b) => Number(isCancelled(a)) - Number(isCancelled(b)) || (a.plannedAt ?? Infinity) - (b.plannedAt ?? Infinity),
  )[0] ?? null;

const NOTHING = { formDataFilled: false, cancelled: false, incidentReference: null, isOfferRedeemed: false };

/** The demonstration network's knowledge, with what its own operator was told. Journeys, section 7; API contract, examples. */
export function createEmbeddedOffers({ store: { db }, incidents, hashKey, now }: Options): OffersQuestions {
  async function workOf(mpan: string): Promise<Incident | null> {
    const all = await incidents.byMpan(mpan);
    return first(all.filter((incident) => isFuture(incident, now())));
  }

  /** A form that named no work counts for whatever is planned. */
  const told = (mpan: string, reference: string) =>
    db
      .selectFrom('planned_registration')
      .where('mpan_hash', '=', mpanHash(mpan, hashKey))
      .where('incident_reference', 'in', [reference, ''])
      .select(['filled_at', 'has_email', 'redeemed_at'])
      .execute();

  async function known(mpan: string) {
    const work = await workOf(mpan);
    if (!work) return null;
    const rows = await told(mpan, work.reference);
    const demo = demoRegistrations[work.reference];
    return {
      work,
      formDataFilled: demo !== undefined || rows.some((row) => row.filled_at !== null),
      hasEmail: demo !== undefined || rows.some((row) => row.has_email === 1),
      isOfferRedeemed: (demo?.isOfferRedeemed ?? false) || rows.some((row) => row.redeemed_at !== null),
    };
  }

  const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw isFailure(error, 'unavailable')
        ? error
        : new Failure('unavailable', 'The registrations could not be reached', null, { cause: error });
    }
  };

  return {
    async registration(mpan) {
      const found = await orUnavailable(known(mpan));
      if (!found) return NOTHING;
      const { work, formDataFilled, isOfferRedeemed } = found;
      return { formDataFilled, cancelled: isCancelled(work), incidentReference: work.reference, isOfferRedeemed };
    },
    async status(mpan) {
      const found = await orUnavailable(known(mpan));
      return { hasEmail: found?.hasEmail ?? false, isOfferRedeemed: found?.isOfferRedeemed ?? false };
    },
  };
}
