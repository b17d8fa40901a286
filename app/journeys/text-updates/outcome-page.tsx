import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Outcome } from './outcomes';
import type { Texted } from './texted.server';
import { STOP, TEXT_UPDATES } from './sign-up-data';

const NEXT = { live: 'textNextLive', later: 'textNextLater' } as const;

export function OutcomePage({
  title,
  text,
  icon,
  offersStop,
  texted = null,
}: Outcome & { offersStop?: boolean; texted?: Texted | null }) {
  const t = useTexts(textUpdateTexts);
  return (
    <>
      <BackLink href={TEXT_UPDATES} label={t('textUpdatesBack')}>
        {t('textUpdatesBack')}
      </BackLink>
      <div className="wrap indent page-end flow-l">
        <div className="notice" data-s="restored" role="status">
          <Icon name={icon} />
          <div className="flow">
            <h1>{t(title)}</h1>
            <p className="lead">{t(text)}</p>
            {texted && (
              <p>
                {t('textDoneNumber', { digits: texted.digits })} {t(NEXT[texted.about])}
              </p>
            )}
            {offersStop && <p>{t('textPrivacy')}</p>}
          </div>
        </div>
        <p>
          <ButtonLink href="/power-cut">{t('textDoneHome')}</ButtonLink>
        </p>
        {offersStop && (
          <p>
            <ActionLink href={STOP} icon="cross">
              {t('textWantStop')}
            </ActionLink>
          </p>
        )}
      </div>
    </>
  );
}
