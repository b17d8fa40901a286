import { emergencyNumber } from '#operator/profile.json';
import { useTexts } from '~/words/use-texts';
import { warmNear as warmNearTexts } from '#words/en.json';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';
import type { WarmNowModel } from './warm-model';
import { WARM_PATH } from './warm-path';
import { WarmWays } from './warm-ways';

/** "Nowhere near you is open until 8am. Call 105: we can help tonight." */
export function WarmClosed({ sentence, isNight }: Extract<WarmNowModel, { kind: 'closed' }>) {
  const t = useTexts(warmNearTexts);
  return (
    <p>
      {sentence} <PhoneLink phone={emergencyNumber}>{t('warmCall105')}</PhoneLink>:{' '}
      {t(isNight ? 'warmHelpTonight' : 'warmHelp')}
    </p>
  );
}

export function WarmNear({ warm }: { warm: WarmNowModel }) {
  const t = useTexts(warmNearTexts);
  return (
    <div className="warm-near">
      <Icon name="warm" />
      <div>
        {warm.kind === 'open' ? (
          <p>
            {t('warmNearest')} <b>{warm.name}</b>
            {warm.far && `, ${t('warmAway', { far: warm.far })}`}. <b>{warm.when}.</b>
          </p>
        ) : (
          <WarmClosed {...warm} />
        )}
        <p className="row">
          {warm.kind === 'open' && <WarmWays {...warm} />}{' '}
          <SiteLink className="act" href={WARM_PATH}>
            {t('warmAll')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
