import { textUpdateTexts } from '~/cms/texts/text-updates';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { AddressChoice } from './address-choice';
import { Problems } from './problems';
import { STOP, TEXT_UPDATES, type StopData } from './sign-up-data';
import { MobileField } from './sign-up-fields';

/** Stop text updates, for one address or altogether. Specification: journeys, section 2 "Text-update screens". */
export function StopPage({ data: { variant, saved, requestKey, mobile, problems, failure } }: { data: StopData }) {
  const t = useTexts(textUpdateTexts);
  const forAddress = variant === 'address';
  const path = forAddress ? `${STOP}/address` : STOP;
  return (
    <>
      <BackLink href={TEXT_UPDATES} label={t('textUpdatesBack')}>
        {t('textUpdatesBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <Problems problems={problems} failure={failure} />
          <h1>{t(forAddress ? 'textStopAddressTitle' : 'textStopTitle')}</h1>
          <p className="lead">{t(forAddress ? 'textStopAddressText' : 'textStopText')}</p>
          {forAddress && <AddressChoice saved={saved} returnTo={`${path}?chosen=true`} problems={problems} />}
          <form method="post" action={path} className="flow-l" noValidate>
            <input type="hidden" name="requestKey" value={requestKey} />
            <MobileField value={mobile} error={problems.find(({ field }) => field === 'mobile')?.message} />
            <Button>{t(failure ? 'textTryAgain' : 'textStopButton')}</Button>
          </form>
          <p>
            <ActionLink href={forAddress ? STOP : `${STOP}/address`} icon="cross">
              {t(forAddress ? 'textStopGeneral' : 'textStopAddress')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
