import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { Field } from '~/ui/field';
import { BillPayer } from './bill-payer';

export interface RequesterFieldsProps {
  values: Readonly<Record<string, string>>;
  /** The message of a field, where it has one. */
  errorOf: (field: string) => string | null;
  /** Tells fields of one page apart where a block stands on it twice. */
  prefix?: string | undefined;
}

/** E-mail and bill payer, which every form that sends a number asks. Specification: journeys, sections 2 and 5. */
export function RequesterFields({ values, errorOf, prefix = '' }: RequesterFieldsProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      <Field
        label={t('mpanEmailLabel')}
        hint={t('mpanEmailHint')}
        name="emailAddress"
        id={`${prefix}emailAddress`}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        defaultValue={values['emailAddress']}
        error={errorOf('emailAddress')}
      />
      <BillPayer
        name="checkbox"
        id={`${prefix}checkbox`}
        checked={values['checkbox'] === 'true'}
        error={errorOf('checkbox')}
      >
        {t('mpanBillPayer')}
      </BillPayer>
    </>
  );
}
