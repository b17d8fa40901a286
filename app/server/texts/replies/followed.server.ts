import type { Kysely } from 'kysely';
import { isCurrent, isPlanned, isSinglePremise } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { coversPostcode, mayBeStillOff } from '~/domain/incident/place/still-off';
import { parsePostcode } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import type { Hashes } from '../sign-ups/hashes.server';
import type { Database } from '~/server/store/tables';
import type { SubscriptionKind } from '~/server/store/values';
import { newsOf } from '../text-channel.server';

export interface Followed {
  readonly kind: SubscriptionKind;
  readonly about: string;
  /** A postcode or a sector; null if none was given, or before places were stored. */
  readonly place: string | null;
  readonly mpanMark: string | null;
}

export async function followedBy(
  db: Kysely<Database>,
  marks: Pick<Hashes, 'decryptPlace'>,
  numberMark: string,
): Promise<readonly Followed[]> {
  const rows = await db
    .selectFrom('text_subscription')
    .where('number_mark', '=', numberMark)
    .select(['kind', 'about', 'sealed_place', 'mpan_mark'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, about, sealed_place, mpan_mark }) => ({
    kind,
    about,
    place: sealed_place && marks.decryptPlace(sealed_place, numberMark),
    mpanMark: mpan_mark,
  }));
}

/** As chosen at sign-up, null for English; undefined if the number follows nothing. */
export async function languageOf(
  db: Kysely<Database>,
  numberMark: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('text_subscription')
    .where('number_mark', '=', numberMark)
    .select('language')
    .limit(1)
    .executeTakeFirst();
  return row && row.language;
}

/** More news than one number gets in the week that it is stored. */
const MOST_NEWS = 50;

export async function toldOf(db: Kysely<Database>, numberMark: string): Promise<readonly string[]> {
  const sent = await db
    .selectFrom('outbox')
    .where('kind', '=', 'text')
    .where('key', '=', numberMark)
    .where('channel', 'like', 'news-%')
    .select('channel')
    .orderBy('id', 'desc')
    .limit(MOST_NEWS)
    .execute();
  const ids = sent.map(({ channel }) => newsOf(channel));
  if (ids.length === 0) return [];
  const news = await db
    .selectFrom('text_news')
    .where('id', 'in', ids)
    .select(['id', 'reference'])
    .execute();
  const references = new Map(news.map(({ id, reference }) => [Number(id), reference]));
  return [...new Set(ids.flatMap((id) => references.get(id) ?? []))];
}

function incidentsOf(
  { kind, about, place }: Followed,
  snapshot: IncidentSnapshot,
  now: Instant,
): readonly Incident[] {
  if (kind === 'live') return [snapshot.byReference.get(about) ?? []].flat();
  if (place === null) return [];
  const here =
    parsePostcode(place) === null
      ? (snapshot.bySector.get(place) ?? []).filter((incident) => !isSinglePremise(incident))
      : coveringIncidents({ snapshot, address: { postcode: place }, ownReferences: [], now });
  return here.filter((incident) => isPlanned(incident) === (kind === 'planned'));
}

export function incidentsFollowed(
  followed: readonly Followed[],
  snapshot: IncidentSnapshot,
  now: Instant,
): readonly Incident[] {
  const all = [...new Set(followed.flatMap((one) => incidentsOf(one, snapshot, now)))];
  const rank = (incident: Incident) => (isCurrent(incident, now) ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Power cuts after which a number may still be off, the latest news first. */
export function overFor(
  references: readonly string[],
  followed: readonly Followed[],
  snapshot: IncidentSnapshot,
  now: Instant,
): readonly Incident[] {
  const newest = incidentsFollowed(followed, snapshot, now).toSorted(
    (a, b) => (b.restoredAt ?? 0) - (a.restoredAt ?? 0),
  );
  const all = [
    ...references.flatMap((reference) => snapshot.byReference.get(reference) ?? []),
    ...newest,
  ];
  return [...new Set(all)].filter((incident) => mayBeStillOff(incident, now));
}

/** Null if the number has to tell us first. */
export interface WhereOff {
  readonly incident: Incident;
  readonly postcode: string | null;
}

/** The first power cut that covers the postcode, which was texted or is one the number follows. */
export function whereOff(
  over: readonly Incident[],
  sent: string | null,
  followed: readonly Followed[],
): WhereOff | null {
  const postcodes = followed.flatMap(({ place }) => parsePostcode(place)?.postcode ?? []);
  for (const incident of over) {
    const postcode = (sent === null ? postcodes : [sent]).find((one) =>
      coversPostcode(incident, one),
    );
    if (postcode !== undefined) return { incident, postcode };
  }
  const [first] = over;
  if (!first || sent !== null) return null;
  const [only, ...others] = first.postcodes;
  return { incident: first, postcode: only !== undefined && others.length === 0 ? only : null };
}
