import { createCookieSessionStorage } from '@remix-run/node';
import { z } from 'zod';
import { SESSION_FLAGS } from '~/forms/engine/session-flag';
import { env } from './env.server';

/** What a searched address keeps of a directory entry: enough to speak of it and to ask about it again. */
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
 * The power-cut shared state of the specification (lookup, section 3), held by the visitor in a signed cookie.
 * A cookie that was tampered with or has another shape reads as an empty visit.
 */
const Visit = z.object({
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
  /** The rota load pop-up was shown in this browser session. */
  rotaLoadPopUpSeen: z.boolean().catch(false).default(false),
  /** Form session flags: when each one runs out (form engine, section 5 Other). */
  formFlags: z.record(z.enum(SESSION_FLAGS), z.string().max(15)).catch({}).default({}),
  /** The form that was sent last, and when: its thank-you page thanks nobody else. */
  sentForm: z
    .object({ id: z.string().max(100), at: z.number() })
    .nullable()
    .catch(null)
    .default(null),
});
export type Visit = z.infer<typeof Visit>;

export const SESSION_COOKIE = 'mpn_visit';
const storage = createCookieSessionStorage({
  cookie: {
    name: SESSION_COOKIE,
    secrets: [env.SESSION_SECRET],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 60 * 60 * 24 * 30,
    secure: env.BASE_URL.startsWith('https:'),
  },
});

export const emptyVisit = (): Visit => Visit.parse({});
export const hasVisit = (request: Request): boolean =>
  (request.headers.get('Cookie') ?? '').includes(`${SESSION_COOKIE}=`);

export async function readVisit(request: Request): Promise<Visit> {
  if (!hasVisit(request)) return emptyVisit();
  const session = await storage.getSession(request.headers.get('Cookie'));
  const parsed = Visit.safeParse(session.data['visit'] ?? {});
  return parsed.success ? parsed.data : emptyVisit();
}

/** The Set-Cookie value that keeps a visit. */
export async function writeVisit(visit: Visit): Promise<string> {
  const session = await storage.getSession();
  session.set('visit', Visit.parse(visit));
  return storage.commitSession(session);
}

const sameAddress = (a: SearchedAddress, b: SearchedAddress) =>
  a.postcode === b.postcode && a.fullAddress === b.fullAddress && a.mpan === b.mpan;

/** Selection as specified (lookup, section 4): current address, origin sector, recents; the future reference and old pin go. */
export function withSelectedAddress(visit: Visit, address: SearchedAddress, sector: string): Visit {
  return {
    ...visit,
    searchedAddress: address,
    originPostcodeSector: sector,
    futurePlannedIncidentRef: null,
    notFoundPinDropCoords: null,
    recents: [address, ...visit.recents.filter((recent) => !sameAddress(recent, address))].slice(0, 5),
  };
}
