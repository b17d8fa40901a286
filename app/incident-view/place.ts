import type { Incident } from '~/domain/incident/incident';
import type { IncidentTexts } from './when';

/** Names the town of a sector, where the settings know it. */
export type TownOf = (sector: string) => string | null;

/** "CB1 9", "CB1 9 and 2 more areas": sectors, since an incident is seldom one postcode wide. */
export function placeOf({ sectors, postcodes }: Pick<Incident, 'sectors' | 'postcodes'>, t: IncidentTexts): string {
  const place = sectors[0] ?? postcodes[0];
  if (place === undefined) return t('placeUnknown');
  const more = sectors.length - 1;
  if (more <= 0) return place;
  return more === 1 ? t('placesOneMore', { place }) : t('placesMore', { place, count: more });
}
