import { cost as costTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { LEAST_KVA } from '~/domain/demand';
import { FormField } from '~/forms/fixed/fixed-fields';
import { Button } from '~/ui/button';

export interface CostFieldsProps {
  /** Keeps ids unique when the block is on the same page. */
  prefix?: string;
  isSubmitting?: boolean;
}

export function CostFields({ prefix = '', isSubmitting = false }: CostFieldsProps) {
  const t = useTexts(costTexts);
  return (
    <>
      <FormField
        label={t('costPostcodeLabel')}
        hint={t('costPostcodeHint')}
        name="postcode"
        id={`${prefix}postcode`}
        width="mid"
        autoComplete="postal-code"
        spellCheck={false}
        maxLength={30}
        validateOnBlur
      />
      <FormField
        label={t('costKvaLabel')}
        hint={t('costKvaHint')}
        name="kva"
        id={`${prefix}kva`}
        width="short"
        type="number"
        inputMode="decimal"
        min={LEAST_KVA}
        step="any"
        autoComplete="off"
        validateOnBlur
      />
      <p className="actions">
        <Button aria-disabled={isSubmitting || undefined}>{t('costButton')}</Button>
      </p>
    </>
  );
}
