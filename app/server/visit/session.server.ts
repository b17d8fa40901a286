import { randomUUID } from 'node:crypto';
import { serialize } from 'cookie';
import { z } from 'zod';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';
import { SESSION_FLAGS } from '~/forms/engine/session-flag';
import { cookiesOf, HOST_COOKIE, hostCookieName, type Cookies } from './cookies.server';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

/** What a searched address keeps of a directory entry: enough to name it and to look it up again. */
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
 * The power-cut shared state of the specification (lookup, section 3), held by the visitor in a sealed cookie: whoever finds
 * the phone's cookies reads no address in them. One that was tampered with, has ended or has another shape reads as an empty
 * visit (docs/decisions/limits-and-seals.md).
 */
const Visit = z.object({
  /** What tells one visit from another, from its first choice of an address on. */
  id: z.string().max(40).nullable().catch(null).default(null),
  searchedAddress: SearchedAddress.nullable().catch(null).default(null),
  originPostcodeSector: z.string().max(6).nullable().catch(null).default(null),
  futurePlannedIncidentRef: z.string().max(64).nullable().catch(null).default(null),
  /** A confirmed pin at which no incident was found. */
  notFoundPinDropCoords: z.object({ lat: z.number(), lng: z.number() }).nullable().catch(null).default(null),
  /** The pin as last placed. */
  pinLocation: z.object({ lat: z.number(), lng: z.number() }).nullable().catch(null).default(null),
  /** Newest first, five kept, two shown, no repeats (decisions, "Recents"). */
  recents: z.array(SearchedAddress).max(5).catch([]).default([]),
  /** An address chosen for a form of ours, until that form has taken it: the modes that only choose (decision L-667). */
  chosenAddress: SearchedAddress.nullable().catch(null).default(null),
  /** The same for a pin that was dropped for a form, with the sector it is in. */
  chosenPin: z
    .object({ lat: z.number(), lng: z.number(), sector: z.string().max(6).nullable() })
    .nullable()
    .catch(null)
    .default(null),
  /** The rota load pop-up was shown in this browser session. */
  rotaLoadPopUpSeen: z.boolean().catch(false).default(false),
  /** Form session flags: when each one runs out (form engine, section 5 Other). */
  formFlags: z.record(z.enum(SESSION_FLAGS), z.string().max(15)).catch({}).default({}),
  /** The known power cut of which the visitor has said that theirs is different: they are not asked again. */
  differentFrom: z.string().max(64).nullable().catch(null).default(null),
  /** The form that was sent last, and when: its thank-you page thanks nobody else. */
  sentForm: z
    .object({ id: z.string().max(100), at: z.number() })
    .nullable()
    .catch(null)
    .default(null),
});
export type Visit = z.infer<typeof Visit>;

export const SESSION_COOKIE = hostCookieName('mpn_visit');
const LIFETIME = 30 * DAY;
/** What every browser keeps of one cookie, with its name and attributes. */
const LONGEST_COOKIE = 4096;
const encrypter = createEncrypter(env.SECRETS, 'visit cookie');
/** The expiry time is inside the seal as well: a copy of the cookie cannot outlive it. */
const Sealed = z.object({ until: z.number(), visit: Visit });

const EMPTY = Visit.parse({});
export const emptyVisit = (): Visit => ({ ...EMPTY });
/** Whether there is anything to read as a visit. */
export const isVisitIn = (cookies: Cookies): boolean => cookies[SESSION_COOKIE] !== undefined;
export const hasVisit = (request: Request): boolean => isVisitIn(cookiesOf(request));

/** The visit of a cookie's value; an empty one for anything that this site did not seal or that has ended. */
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
export const readVisit = (request: Request): Promise<Visit> => Promise.resolve(visitIn(cookiesOf(request)));

const cookieOf = (visit: Visit, now: Instant): string =>
  serialize(SESSION_COOKIE, encrypter.encrypt(JSON.stringify({ until: now + LIFETIME, visit }), SESSION_COOKIE), {
    ...HOST_COOKIE,
    maxAge: LIFETIME / SECOND,
  });

/** The Set-Cookie value that keeps a visit. If it grows too long, the oldest recent searches go, since a browser would drop the whole cookie. */
export function writeVisit(visit: Visit, now = Date.now()): Promise<string> {
  let kept = Visit.parse(visit);
  let cookie = cookieOf(kept, now);
  while (cookie.length > LONGEST_COOKIE && kept.recents.length > 0) {
    kept = { ...kept, recents: kept.recents.slice(0, -1) };
    cookie = cookieOf(kept, now);
  }
  return Promise.resolve(cookie);
}

const sameAddress = (a: SearchedAddress, b: SearchedAddress) =>
  a.postcode === b.postcode && a.fullAddress === b.fullAddress && a.mpan === b.mpan;

/** Selection as specified (lookup, section 4): current address, origin sector, recents; the future reference and old pin go. */
export function withSelectedAddress(visit: Visit, address: SearchedAddress, sector: string): Visit {
  return {
    ...visit,
    id: visit.id ?? randomUUID(),
    searchedAddress: address,
    originPostcodeSector: sector,
    futurePlannedIncidentRef: null,
    notFoundPinDropCoords: null,
    recents: [address, ...visit.recents.filter((recent) => !sameAddress(recent, address))].slice(0, 5),
  };
}
