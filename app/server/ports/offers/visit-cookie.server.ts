import { serialize } from 'cookie';
import { z } from 'zod';
import { HOST_COOKIE, hostCookieName, type Cookies } from '~/server/visit/cookies.server';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

const NAME = hostCookieName('mpn_offers');
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** About one meter point's planned work. docs/decisions/planned-and-offers.md */
const OffersVisit = z.object({
  mpan: z.string().length(13).nullable(),
  fromSearch: z.boolean().default(false),
  /** True once the form is sent; the operator may receive it later. */
  formSent: z.boolean().default(false),
  items: z.array(z.string().max(200)).max(50).default([]),
  since: z.number().nullable().default(null),
  done: z
    .object({
      count: z.number().int(),
      kept: z.boolean(),
      /** Unique to the request, however often its confirmation is opened. */
      id: z.string().max(64).default(''),
    })
    .nullable()
    .default(null),
});
export type OffersVisit = z.infer<typeof OffersVisit>;

const encrypter = createEncrypter(env.SECRETS, 'offers cookie');
export const newOffersVisit = (mpan: string | null): OffersVisit => OffersVisit.parse({ mpan });

export function offersVisitIn(cookies: Cookies, mpan: string | null): OffersVisit {
  const opened = encrypter.decrypt(cookies[NAME] ?? '', NAME);
  try {
    const parsed = OffersVisit.parse(JSON.parse(opened ?? ''));
    return parsed.mpan === mpan ? parsed : newOffersVisit(mpan);
  } catch {
    return newOffersVisit(mpan);
  }
}

export const keepOffersVisit = (visit: OffersVisit): string =>
  serialize(NAME, encrypter.encrypt(JSON.stringify(visit), NAME), {
    ...HOST_COOKIE,
    maxAge: WEEK_SECONDS,
  });
