import { textUpdateTexts } from '~/cms/texts/text-updates';
import { useTexts } from '~/cms/use-texts';
import { Choice } from '~/ui/choice';
import { Field, FieldError } from '~/ui/field';
import type { SignUpData } from './sign-up-data';

export function MobileField({ value, error }: { value: string; error: string | undefined }) {
  const t = useTexts(textUpdateTexts);
  return (
    <Field
      label={t('textMobile')}
      hint={t('textMobileHint')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      width="mid"
      maxLength={40}
      defaultValue={value}
      error={error ?? null}
    />
  );
}

/** Name, mobile, postcode and what to be told about. Specification: journeys, section 2 "Text-update screens". */
export function SignUpFields({
  data: { incident, saved, values, problems },
}: {
  data: Pick<SignUpData, 'incident' | 'saved' | 'values' | 'problems'>;
}) {
  const t = useTexts(textUpdateTexts);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const chooseError = errorOf('live');
  const offersLive = incident !== null && !incident.over;
  return (
    <>
      <Field
        label={t('textName')}
        name="name"
        autoComplete="name"
        width="mid"
        maxLength={200}
        defaultValue={values.name}
        error={errorOf('name') ?? null}
      />
      <MobileField value={values.mobile} error={errorOf('mobile')} />
      <Field
        label={t('textPostcode')}
        hint={saved ?? t('textPostcodeHint')}
        name="postcode"
        autoComplete="postal-code"
        width="short"
        maxLength={40}
        defaultValue={values.postcode}
        error={errorOf('postcode') ?? null}
      />
      <fieldset className={chooseError ? 'f err' : 'f'} aria-describedby={chooseError ? 'live-error' : undefined}>
        <legend>{t('textWhich')}</legend>
        {chooseError && <FieldError id="live-error">{chooseError}</FieldError>}
        {offersLive && (
          <Choice type="checkbox" id="live" name="signUpForLiveUpdates" value="true" defaultChecked={values.live}>
            {t('textLive')}
          </Choice>
        )}
        <Choice
          type="checkbox"
          id={offersLive ? undefined : 'live'}
          name="signUpForFutureUpdates"
          value="true"
          defaultChecked={values.future}
        >
          {t('textFuture')}
        </Choice>
      </fieldset>
    </>
  );
}
