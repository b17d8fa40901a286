import { z } from 'zod';
import type { Instant } from '~/domain/instant';
import type { Parcel } from '../outbox/outbox';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import { mpanHash } from '../supply/mpan-hash';

const reference = z.string().nullish().catch(null);
const PlannedForm = z.object({
  pageType: z.literal('futurePlannedPowerCut'),
  Address: z.object({ Mpan: z.string().length(13) }),
  incidentReference: reference,
  formData: z.array(z.object({ sectionFields: z.array(z.object({ name: z.string(), value: z.unknown() })) })).catch([]),
});
const Request = z.object({
  mpan: z.string().length(13),
  emailAddress: z.string().catch(''),
  incidentReference: reference,
});

interface Told {
  readonly mpan: string;
  readonly reference: string;
  readonly hasEmail: boolean;
  readonly what: 'filled_at' | 'redeemed_at';
}

/** What a parcel tells of planned work and offers, or null. */
function readTold({ channel, body }: Pick<Parcel, 'channel' | 'body'>): Told | null {
  if (channel === 'get-offers-status') {
    const { data } = Request.safeParse(body);
    if (!data) return null;
    const { mpan, emailAddress, incidentReference } = data;
    return { mpan, reference: incidentReference ?? '', hasEmail: emailAddress !== '', what: 'redeemed_at' };
  }
  if (channel !== 'submit-form') return null;
  const { data } = PlannedForm.safeParse(body);
  if (!data) return null;
  const fields = data.formData.flatMap(({ sectionFields }) => sectionFields);
  const hasEmail = fields.some(
    ({ name, value }) => name === 'emailAddress' && typeof value === 'string' && value !== '',
  );
  return { mpan: data.Address.Mpan, reference: data.incidentReference ?? '', hasEmail, what: 'filled_at' };
}

/** The part of the embedded operator that remembers planned forms and requested offers. The same parcel twice changes nothing. */
export function createOffersMemory(options: {
  store: Pick<Store, 'db' | 'dialect'>;
  hashKey: string;
  now: () => Instant;
}): (parcel: Pick<Parcel, 'channel' | 'body'>) => Promise<void> {
  const { store, hashKey, now } = options;
  return async (parcel) => {
    const told = readTold(parcel);
    if (!told) return;
    const { mpan, reference: incident_reference, hasEmail, what } = told;
    const at = now();
    const row = { filled_at: null, redeemed_at: null, [what]: at };
    await withoutSync(store, (db) =>
      db
        .insertInto('planned_registration')
        .values({ mpan_hash: mpanHash(mpan, hashKey), incident_reference, has_email: Number(hasEmail), ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['mpan_hash', 'incident_reference'])
            .doUpdateSet({ [what]: at, ...(hasEmail ? { has_email: 1 } : {}) }),
        )
        .execute(),
    );
  };
}
