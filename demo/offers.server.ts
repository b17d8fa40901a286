import { z } from 'zod';
import { isCancelled, isFuture } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { MpanInput } from '~/server/lib/api-input';
import { parseInput, queryOf } from '~/server/lib/api.server';
import type { LocalQuestions } from './incidents/local-questions.server';
import { respond, type Answers } from './answers.server';
import type { Registrations } from './registrations.server';

const Meter = z.object({ mpan: MpanInput });

/** The soonest, before any cancelled one. */
const first = (works: readonly Incident[]): Incident | null =>
  [...works].sort(
    (a, b) =>
      Number(isCancelled(a)) - Number(isCancelled(b)) ||
      (a.plannedAt ?? Infinity) - (b.plannedAt ?? Infinity),
  )[0] ?? null;

export interface OfferParts {
  readonly registrations: Pick<Registrations, 'registrationOf'>;
  readonly byMpan: LocalQuestions['byMpan'];
  readonly now: () => Instant;
}

export function offerAnswers({ registrations, byMpan, now }: OfferParts): Answers {
  async function registrationOf(request: Request) {
    const { mpan } = parseInput(Meter, queryOf(request));
    const work = first((await byMpan(mpan)).filter((incident) => isFuture(incident, now())));
    return work && { work, ...(await registrations.registrationOf(mpan, work.reference)) };
  }
  return {
    '/api/future-planned-power-cut-registration-checker': {
      GET: async (request) => {
        const registration = await registrationOf(request);
        return respond<'RegistrationCheck'>({
          formDataFilled: registration?.isFilled ?? false,
          cancelled: registration ? isCancelled(registration.work) : false,
          incidentReference: registration?.work.reference ?? null,
          isOfferRedeemed: registration?.isRedeemed ?? false,
        });
      },
    },
    '/api/get-offers-status': {
      GET: async (request) => {
        const registration = await registrationOf(request);
        return respond<'OffersStatus'>({
          hasEmail: registration?.hasEmail ?? false,
          isOfferRedeemed: registration?.isRedeemed ?? false,
        });
      },
    },
  };
}
