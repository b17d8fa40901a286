import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FormField, FormTick, useFixedField } from '~/forms/fixed/fixed-fields';
import { FieldError } from '~/ui/field';
import type { SignUpData } from './sign-up-data';

export function MobileField() {
  const t = useTexts(textUpdateTexts);
  return (
    <FormField
      label={t('textMobile')}
      hint={t('textMobileHint')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      width="mid"
      maxLength={40}
    />
  );
}

export function SignUpFields({
  data: { incident, saved },
}: {
  data: Pick<SignUpData, 'incident' | 'saved'>;
}) {
  const t = useTexts(textUpdateTexts);
  const { error: chooseError } = useFixedField('live');
  const offersLive = incident !== null && !incident.over;
  return (
    <>
      <FormField
        label={t('textName')}
        name="name"
        autoComplete="name"
        width="mid"
        maxLength={200}
      />
      <MobileField />
      <FormField
        label={t('textPostcode')}
        hint={saved ?? t('textPostcodeHint')}
        name="postcode"
        autoComplete="postal-code"
        width="short"
        maxLength={40}
      />
      <fieldset
        className={chooseError ? 'f err' : 'f'}
        aria-describedby={chooseError ? 'live-error' : undefined}
      >
        <legend>{t('textWhich')}</legend>
        {chooseError && <FieldError id="live-error">{chooseError}</FieldError>}
        {offersLive && (
          <FormTick id="live" name="signUpForLiveUpdates">
            {t('textLive')}
          </FormTick>
        )}
        <FormTick id={offersLive ? undefined : 'live'} name="signUpForFutureUpdates">
          {t('textFuture')}
        </FormTick>
      </fieldset>
    </>
  );
}
