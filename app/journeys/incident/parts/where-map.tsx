import type { ReactNode } from 'react';
import { incident as incidentTexts } from '#words/en.json';
import { listIn } from '~/words/list-in';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';

export interface WhereMapProps {
  map: ReactNode;
  /** Null if the operator has none, undefined if not shown. */
  roads?: readonly string[] | null | undefined;
  note?: string;
  /** To the map at this place, or to the whole map if no place is known. */
  href?: string | undefined;
}

export function WhereMap({ map, roads, note, href }: WhereMapProps) {
  const t = useTexts(incidentTexts);
  return (
    <figure className="map">
      {map}
      <figcaption>
        {note && <p>{note}</p>}
        {roads !== undefined && (
          <>
            <h2 className="h3">{t('streets')}</h2>
            <p>
              {roads && roads.length > 0
                ? listIn(t('streetsLocale'), roads)
                : t('roadsUnavailable')}
            </p>
          </>
        )}
        <p>
          <ActionLink href={href ?? '/power-cut/map'} icon="map">
            {t(href ? 'seeMapHere' : 'seeMap')}
          </ActionLink>
        </p>
      </figcaption>
    </figure>
  );
}
