import { row as rowTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

export interface ViewsProps {
  current: 'list' | 'map';
  listHref: string;
  mapHref: string;
}

export function Views({ current, listHref, mapHref }: ViewsProps) {
  const t = useTexts(rowTexts);
  const page = (view: ViewsProps['current']) => (view === current ? ('page' as const) : undefined);
  return (
    <nav aria-label={t('viewsLabel')}>
      <ul className="views">
        <li>
          <SiteLink href={mapHref} aria-current={page('map')}>
            <Icon name="map" />
            {t('viewsMap')}
          </SiteLink>
        </li>
        <li>
          <SiteLink href={listHref} aria-current={page('list')}>
            <Icon name="document" />
            {t('viewsList')}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}
