import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Instant } from '~/domain/time/instant';
import { parsePostcode } from '~/domain/postcode';
import { readJsonBody } from '~/server/lib/api.server';
import type { Channel } from '~/server/outbox/outbox';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import { isNumbered } from '~/server/submissions/submissions';
import { done, keyOf, respond, type Answers } from './answers.server';
import type { Registrations, Told } from './registrations.server';

/** In bytes: as large as a form may be, and larger than any accepted one. */
const LARGEST = 1_000_000;

const reference = z.string().nullish().catch(null);
/** Everything is accepted, because the site has already told its visitor so. */
const Submission = z.object({
  pageType: z.string().catch(''),
  kind: z.enum(['priority-note', 'still-off']).optional().catch(undefined),
  guIReference: z.string().nullable().catch(null),
  Address: z
    .object({ Postcode: z.string().nullish().catch(null), Mpan: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
  incidentReference: reference,
  formData: z
    .array(z.object({ sectionFields: z.array(z.object({ name: z.string(), value: z.unknown() })) }))
    .catch([]),
});
type Submission = z.output<typeof Submission>;
const Offers = z.object({
  mpan: z.string().catch(''),
  emailAddress: z.string().catch(''),
  incidentReference: reference,
});
const Anything = z.object({});

/** "C-2041187305", always the same for a key. */
const callReferenceOf = (key: string): string =>
  `C-${String(createHash('sha256').update(key).digest().readUIntBE(0, 6) % 10 ** 10).padStart(10, '0')}`;
const isMeterPoint = (mpan: string | null | undefined): mpan is string => mpan?.length === 13;

/** A note about a known power cut is not a new call. */
const postcodeOfCall = ({ pageType, kind, Address }: Submission): string | null =>
  pageType === 'reportAPowerCut' && kind === undefined
    ? (parsePostcode(Address?.Postcode)?.postcode ?? null)
    : null;

function toldBy({ pageType, Address, incidentReference, formData }: Submission): Told | null {
  const mpan = Address?.Mpan;
  if (pageType !== 'futurePlannedPowerCut' || !isMeterPoint(mpan)) return null;
  const fields = formData.flatMap(({ sectionFields }) => sectionFields);
  const hasEmail = fields.some(
    ({ name, value }) => name === 'emailAddress' && typeof value === 'string' && value !== '',
  );
  return { mpan, reference: incidentReference ?? '', hasEmail, what: 'filled_at' };
}

export interface DeliveryParts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly registrations: Pick<Registrations, 'remember'>;
  readonly now: () => Instant;
}

/**
 * Records that deliveries arrived, without the answers: one row per key, to check "delivered once".
 */
export function deliveryAnswers({ store, registrations, now }: DeliveryParts): Answers {
  const note = (
    delivery: {
      channel: Channel;
      key: string;
      reference: string | null;
      kind?: string;
      incident?: string | null;
    },
    postcode: string | null = null,
  ) =>
    withoutSync(store, async (db) => {
      const at = now();
      const written = await db
        .insertInto('operator_delivery')
        .values({ ...delivery, received_at: at, times: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['channel', 'key'])
            .doUpdateSet({ times: sql<number>`operator_delivery.times + 1` }),
        )
        .returning('times')
        .executeTakeFirst();
      if (postcode === null || written?.times !== 1) return;
      await db.insertInto('power_cut_call').values({ called_at: at, postcode }).execute();
    });

  const taken = (channel: Channel) => async (request: Request) => {
    await readJsonBody(request, Anything, LARGEST);
    await note({ channel, key: keyOf(request), reference: null });
    return done();
  };

  return {
    '/api/submit-form': {
      POST: async (request) => {
        const key = keyOf(request);
        const submission = await readJsonBody(request, Submission, LARGEST);
        const report = toldBy(submission);
        const { kind, incidentReference: incident } = submission;
        const followUp = kind === undefined ? {} : { kind, incident: incident ?? null };
        await note(
          { channel: 'submit-form', key, reference: submission.guIReference, ...followUp },
          postcodeOfCall(submission),
        );
        if (report) await registrations.remember(report);
        const callReference = isNumbered(submission) ? callReferenceOf(key) : null;
        return respond<'FormSubmissionResult'>({ callReference });
      },
    },
    '/api/get-offers-status': {
      POST: async (request) => {
        const { mpan, emailAddress, incidentReference } = await readJsonBody(
          request,
          Offers,
          LARGEST,
        );
        await note({ channel: 'get-offers-status', key: keyOf(request), reference: null });
        if (isMeterPoint(mpan)) {
          const hasEmail = emailAddress !== '';
          await registrations.remember({
            mpan,
            reference: incidentReference ?? '',
            hasEmail,
            what: 'redeemed_at',
          });
        }
        return done();
      },
    },
    '/api/mpan-checker': { POST: taken('mpan-checker') },
    '/api/mpan-export-checker': { POST: taken('mpan-export-checker') },
    '/api/manual-mpan-checker': { POST: taken('manual-mpan-checker') },
  };
}
