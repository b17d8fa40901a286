import { randomUUID } from 'node:crypto';
import { serialize } from 'cookie';
import { z } from 'zod';
import type { Postcode } from '~/domain/postcode';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';
import { SESSION_FLAGS } from '~/forms/engine/session-flag';
import { cookiesOf, HOST_COOKIE, hostCookieName, type Cookies } from './cookies.server';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

export const SearchedAddress = z.object({
  postcode: z.string().max(8),
  mpan: z.string().length(13).nullable(),
  houseNo: z.string().max(50).nullable(),
  houseName: z.string().max(100).nullable(),
  fullAddress: z.string().max(300),
  dno: z.number().int(),
});
export type SearchedAddress = z.infer<typeof SearchedAddress>;

/**
 * In an encrypted cookie, so that the phone's cookies reveal no address. A tampered, expired or
 * malformed one reads as an empty visit (docs/decisions/limits-and-seals.md).
 */
const Visit = z.object({
  id: z.string().max(40).nullable().catch(null).default(null),
  searchedAddress: SearchedAddress.nullable().catch(null).default(null),
  originPostcodeSector: z.string().max(6).nullable().catch(null).default(null),
  futurePlannedIncidentRef: z.string().max(64).nullable().catch(null).default(null),
  /** A confirmed pin without an incident. */
  notFoundPinDropCoords: z
    .object({ lat: z.number(), lng: z.number() })
    .nullable()
    .catch(null)
    .default(null),
  pinLocation: z.object({ lat: z.number(), lng: z.number() }).nullable().catch(null).default(null),
  /** Newest first, two shown, no repeats (docs/decisions/agreed.md). */
  recents: z.array(SearchedAddress).max(5).catch([]).default([]),
  /** Chosen for one of our forms, until the form has taken it (decision L-667). */
  chosenAddress: SearchedAddress.nullable().catch(null).default(null),
  chosenPin: z
    .object({ lat: z.number(), lng: z.number(), sector: z.string().max(6).nullable() })
    .nullable()
    .catch(null)
    .default(null),
  rotaLoadPopUpSeen: z.boolean().catch(false).default(false),
  formFlags: z.record(z.enum(SESSION_FLAGS), z.string().max(15)).catch({}).default({}),
  /** The visitor said that it is not theirs: they are not asked again. */
  differentFrom: z.string().max(64).nullable().catch(null).default(null),
  /** So that its thank-you page is shown to nobody else; with the number's last digits, if any. */
  sentForm: z
    .object({
      id: z.string().max(100),
      at: z.number(),
      textsTo: z.string().max(3).nullable().default(null),
    })
    .nullable()
    .catch(null)
    .default(null),
});
export type Visit = z.infer<typeof Visit>;

export const SESSION_COOKIE = hostCookieName('mpn_visit');
const LIFETIME = 30 * DAY;
/** The size that every browser allows for one cookie, with its name and attributes. */
const LONGEST_COOKIE = 4096;
const encrypter = createEncrypter(env.SECRETS, 'visit cookie');
/** The expiry time is encrypted too, so that a copy of the cookie cannot outlive it. */
const Sealed = z.object({ until: z.number(), visit: Visit });

const EMPTY = Visit.parse({});
export const emptyVisit = (): Visit => ({ ...EMPTY });
export const isVisitIn = (cookies: Cookies): boolean => cookies[SESSION_COOKIE] !== undefined;
export const hasVisit = (request: Request): boolean => isVisitIn(cookiesOf(request));

export function openVisit(sealed: string, now: Instant): Visit {
  const text = encrypter.decrypt(sealed, SESSION_COOKIE);
  try {
    const { until, visit } = Sealed.parse(JSON.parse(text ?? ''));
    return until > now ? visit : emptyVisit();
  } catch {
    return emptyVisit();
  }
}

export function visitIn(cookies: Cookies): Visit {
  const sealed = cookies[SESSION_COOKIE];
  return sealed === undefined ? emptyVisit() : openVisit(sealed, Date.now());
}
export const readVisit = (request: Request): Promise<Visit> =>
  Promise.resolve(visitIn(cookiesOf(request)));

const cookieOf = (visit: Visit, now: Instant): string =>
  serialize(
    SESSION_COOKIE,
    encrypter.encrypt(JSON.stringify({ until: now + LIFETIME, visit }), SESSION_COOKIE),
    {
      ...HOST_COOKIE,
      maxAge: LIFETIME / SECOND,
    },
  );

/** If it gets too long, drops the oldest recent searches: browsers would reject the cookie. */
export function writeVisit(visit: Visit, now = Date.now()): Promise<string> {
  let data = Visit.parse(visit);
  let cookie = cookieOf(data, now);
  while (cookie.length > LONGEST_COOKIE && data.recents.length > 0) {
    data = { ...data, recents: data.recents.slice(0, -1) };
    cookie = cookieOf(data, now);
  }
  return Promise.resolve(cookie);
}

const sameAddress = (a: SearchedAddress, b: SearchedAddress) =>
  a.postcode === b.postcode && a.fullAddress === b.fullAddress && a.mpan === b.mpan;

const withPlace = (visit: Visit, address: SearchedAddress, sector: string): Visit => ({
  ...visit,
  id: visit.id ?? randomUUID(),
  searchedAddress: address,
  originPostcodeSector: sector,
  futurePlannedIncidentRef: null,
  notFoundPinDropCoords: null,
});

/** No recent search, because choosing it again needs an address. */
export const withPostcode = (visit: Visit, { postcode, sector }: Postcode, dno: number): Visit =>
  withPlace(
    visit,
    { postcode, mpan: null, houseNo: null, houseName: null, fullAddress: postcode, dno },
    sector,
  );

/** Sets the current address, origin sector and recents; clears the future reference and old pin. */
export function withSelectedAddress(visit: Visit, address: SearchedAddress, sector: string): Visit {
  return {
    ...withPlace(visit, address, sector),
    recents: [address, ...visit.recents.filter((recent) => !sameAddress(recent, address))].slice(
      0,
      5,
    ),
  };
}
