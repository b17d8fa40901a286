import { ageKind } from '~/domain/incident/data-age';
import { isCurrent, isMultiple, isPlanned } from '~/domain/incident/flags';
import { sectorUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { parsePostcode, parseSector } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import { momentOf } from '~/domain/time/speak-time';
import type { Age } from '~/journeys/incident/models/age-model';
import type { badgeTexts } from '~/texts/open/badge';
import type { Texts } from '~/texts/texts';

/** "CB1" or "CB1 9": never a full postcode, which would say where somebody lives to whoever sees the page around the badge. */
export interface BadgePlace {
  readonly name: string;
  readonly isSector: boolean;
}

/** The place of a badge's address: "cb1", "CB1-9", "CB1 9"; null for what is none. */
export function badgePlace(written: string): BadgePlace | null {
  const text = written.slice(0, 20).replaceAll('-', ' ');
  const sector = parseSector(text);
  if (sector !== null) return { name: sector, isSector: true };
  // An outcode is what makes a postcode of any of its inward codes.
  const outcode = parsePostcode(`${text}1AA`)?.outcode ?? null;
  return outcode === null ? null : { name: outcode, isSector: false };
}

export interface Badge {
  readonly title: string;
  readonly count: string;
  readonly age: string;
  /** Null where we do not know: what looks calm would be a promise. */
  readonly isOff: boolean | null;
  /** The page behind it, without the site's name. */
  readonly path: string;
}

interface Picture extends Age {
  readonly incidents: readonly Incident[];
}

/** What a badge says: how many power cuts there are now, and from when that is. */
export function badgeOf(place: BadgePlace, picture: Picture | null, now: Instant, t: Texts<typeof badgeTexts>): Badge {
  const title = t('badgeTitle', { place: place.name });
  const path = place.isSector ? sectorUrl(place.name) : '/power-cut/list';
  if (!picture) return { title, count: t('badgeUnknown'), age: t('badgeCall'), isOff: null, path };
  const isHere = (sector: string) => (place.isSector ? sector === place.name : sector.startsWith(`${place.name} `));
  const here = picture.incidents.filter(
    (incident) => !isMultiple(incident) && isCurrent(incident, now) && incident.sectors.some(isHere),
  );
  const off = here.filter((incident) => !isPlanned(incident)).length;
  const cuts = off === 0 ? t('badgeNone') : off === 1 ? t('badgeOne') : t('badgeMany', { count: off });
  const { data, takenAt, stale } = picture;
  const isOld = stale || ['old', 'very-old', 'unchanged'].includes(ageKind(data, now));
  const time = momentOf(data?.at ?? takenAt, now);
  return {
    title,
    count: here.length > off ? t('badgeAnd', { cuts, planned: t('badgePlanned') }) : cuts,
    age: t(isOld ? 'badgeOld' : data ? 'badgeUpdated' : 'badgeLooked', { time }),
    isOff: off > 0,
    path,
  };
}
