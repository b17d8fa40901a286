import type { Incident } from '~/domain/incident/incident';
import { streetsOf } from '~/domain/incident/place/place-name';
import type { IncidentTexts } from './days-in-words';

/** "CB1 9", "CB1 9 and 2 more areas": sectors, because an incident rarely fits one postcode. */
export function placeOf(
  { sectors, postcodes }: Pick<Incident, 'sectors' | 'postcodes'>,
  t: IncidentTexts,
): string {
  const place = sectors[0] ?? postcodes[0];
  if (place === undefined) return t('placeUnknown');
  const more = sectors.length - 1;
  if (more <= 0) return place;
  return t('placesMore', { place, count: more });
}

type Named = Pick<Incident, 'sectors' | 'postcodes' | 'town' | 'type' | 'streets'>;

/** "Lantern Street", "Lantern Street and 1 more"; null if no street is known or may be named. */
export function streetOf(
  incident: Pick<Incident, 'type' | 'streets'>,
  t: IncidentTexts,
): string | null {
  const [street, ...more] = streetsOf(incident);
  if (street === undefined || more.length === 0) return street ?? null;
  return t('streetsMore', { street, count: more.length });
}

/** "Lowestoft, NR33 3", or only the sectors if no town is known. */
export const townPlaceOf = (incident: Named, t: IncidentTexts): string =>
  [incident.town, placeOf(incident, t)].filter((part) => part !== null).join(', ');

/** "London Road, Lowestoft, NR33 3", with the street if the feed has it. */
export const namedPlaceOf = (incident: Named, t: IncidentTexts): string =>
  [streetOf(incident, t), townPlaceOf(incident, t)].filter((part) => part !== null).join(', ');
