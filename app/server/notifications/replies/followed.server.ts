import type { Kysely } from 'kysely';
import { isCurrent, isPlanned, isSinglePremise } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { coversPostcode, mayBeStillOff } from '~/domain/incident/place/still-off';
import { parsePostcode } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import type { Marks } from '~/server/ports/text-updates/marks.server';
import type { Database } from '~/server/store/tables';
import type { SubscriptionKind } from '~/server/store/text-update-tables';
import { newsOf } from '../text-channel.server';

/** One thing that a number follows. */
export interface Followed {
  readonly kind: SubscriptionKind;
  readonly about: string;
  /** A postcode or a sector; null where none was given, or before it was kept. */
  readonly place: string | null;
  readonly mpanMark: string | null;
}

/** All that a number follows: twenty things at most. */
export async function followedBy(
  db: Kysely<Database>,
  marks: Pick<Marks, 'decryptPlace'>,
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

/** The language that a number chose when it signed up, null for English; undefined for one that follows nothing. */
export async function languageOf(db: Kysely<Database>, numberMark: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('text_subscription')
    .where('number_mark', '=', numberMark)
    .select('language')
    .limit(1)
    .executeTakeFirst();
  return row && row.language;
}

/** More pieces of news than one number gets in the week that they are kept. */
const MOST_NEWS = 50;

/** The power cuts that a number was texted about, the latest news first. */
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
  const news = await db.selectFrom('text_news').where('id', 'in', ids).select(['id', 'reference']).execute();
  const references = new Map(news.map(({ id, reference }) => [Number(id), reference]));
  return [...new Set(ids.flatMap((id) => references.get(id) ?? []))];
}

/** The incidents of this picture that one thing is about: as news of them would reach the number. */
function incidentsOf({ kind, about, place }: Followed, snapshot: IncidentSnapshot, now: Instant): readonly Incident[] {
  if (kind === 'live') return [snapshot.byReference.get(about) ?? []].flat();
  if (place === null) return [];
  const here =
    parsePostcode(place) === null
      ? (snapshot.bySector.get(place) ?? []).filter((incident) => !isSinglePremise(incident))
      : coveringIncidents({ snapshot, address: { postcode: place }, ownReferences: [], now });
  return here.filter((incident) => isPlanned(incident) === (kind === 'planned'));
}

/** The incidents that a number follows, those first that keep power off now. */
export function incidentsFollowed(
  followed: readonly Followed[],
  snapshot: IncidentSnapshot,
  now: Instant,
): readonly Incident[] {
  const all = [...new Set(followed.flatMap((one) => incidentsOf(one, snapshot, now)))];
  const rank = (incident: Incident) => (isCurrent(incident, now) ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** After which power cut a number may be still off: the one that it was told of last first. */
export function overFor(
  told: readonly string[],
  followed: readonly Followed[],
  snapshot: IncidentSnapshot,
  now: Instant,
): readonly Incident[] {
  const newest = incidentsFollowed(followed, snapshot, now).toSorted(
    (a, b) => (b.restoredAt ?? 0) - (a.restoredAt ?? 0),
  );
  const all = [...told.flatMap((reference) => snapshot.byReference.get(reference) ?? []), ...newest];
  return [...new Set(all)].filter((incident) => mayBeStillOff(incident, now));
}

/** Which power cut, and where. `null` for what the number has to say first. */
export interface WhereOff {
  readonly incident: Incident;
  readonly postcode: string | null;
}

/** The first of these power cuts that covers the postcode, the one that was sent or else one that the number follows. */
export function whereOff(
  over: readonly Incident[],
  sent: string | null,
  followed: readonly Followed[],
): WhereOff | null {
  const known = followed.flatMap(({ place }) => parsePostcode(place)?.postcode ?? []);
  for (const incident of over) {
    const postcode = (sent === null ? known : [sent]).find((one) => coversPostcode(incident, one));
    if (postcode !== undefined) return { incident, postcode };
  }
  const [first] = over;
  if (!first || sent !== null) return null;
  const [only, ...others] = first.postcodes;
  return { incident: first, postcode: only !== undefined && others.length === 0 ? only : null };
}
