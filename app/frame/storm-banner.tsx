import { frameTexts } from '~/cms/texts/frame';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

/** The storm banner slot: filled while the live flag `stormMode` is on (lookup, section 1). */
export function StormBanner() {
  const t = useTexts(frameTexts);
  const { stormMode, stormName } = useLive();
  if (!stormMode) return null;
  return (
    <aside className="storm-banner" aria-label={stormName ?? t('stormName')}>
      <div className="wrap indent">
        <b>
          <Icon name="storm" />
          {stormName ?? t('stormName')}
        </b>
        <span>{t('stormBanner')}</span>
        <SiteLink href="/power-cut">{t('stormBannerLink')}</SiteLink>
      </div>
    </aside>
  );
}
