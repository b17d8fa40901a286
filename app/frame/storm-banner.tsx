import { useLocation } from '@remix-run/react';
import { frame as frameTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

/**
 * The storm banner slot: filled while the live flag `stormMode` is on (lookup, section 1). Every page leads to the storm's own by it; the
 * home page is about the storm itself.
 */
export function StormBanner() {
  const { pathname } = useLocation();
  const t = useTexts(frameTexts);
  const { stormMode, stormName, stormText } = useLive();
  if (!stormMode || pathname === '/') return null;
  return (
    <aside className="storm-banner" aria-label={stormName ?? t('stormName')}>
      <div className="wrap indent">
        <b>
          <Icon name="storm" />
          {stormName ?? t('stormName')}
        </b>
        <span>{stormText ?? t('stormBanner')}</span>
        <SiteLink href="/storm">{t('stormBannerLink')}</SiteLink>
        <SiteLink href="/power-cut/warm-places">{t('stormBannerWarm')}</SiteLink>
      </div>
    </aside>
  );
}
