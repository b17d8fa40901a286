import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FormField, FormTickAlone } from '~/forms/fixed/fixed-fields';

export interface RequesterFieldsProps {
  /** Keeps ids unique when a block is on a page twice. */
  prefix?: string | undefined;
}

export function RequesterFields({ prefix = '' }: RequesterFieldsProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      <FormField
        label={t('mpanEmailLabel')}
        hint={t('mpanEmailHint')}
        name="emailAddress"
        id={`${prefix}emailAddress`}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <FormTickAlone name="checkbox" id={`${prefix}checkbox`}>
        {t('mpanBillPayer')}
      </FormTickAlone>
    </>
  );
}
