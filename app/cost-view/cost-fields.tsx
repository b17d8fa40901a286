import { costTexts } from '~/cms/texts/cost';
import { useTexts } from '~/cms/use-texts';
import { LEAST_KVA } from '~/domain/demand';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { CostPageData, CostProblem } from './cost-data';

export const costMessage = (
  { field, problem }: CostProblem,
  t: ReturnType<typeof useTexts<typeof costTexts>>,
): string => (field === 'postcode' ? t(`costPostcode${problem}`) : t(`costKva${problem}`));

export interface CostFieldsProps {
  values: CostPageData['values'];
  problems: readonly CostProblem[];
  /** Tells fields of one page apart where a block stands on it. */
  prefix?: string;
  isSubmitting?: boolean;
}

/** Postcode and demand, on the page and in the block. Specification: lookup, sections 2 and 5. */
export function CostFields({ values, problems, prefix = '', isSubmitting = false }: CostFieldsProps) {
  const t = useTexts(costTexts);
  const errorOf = (name: 'postcode' | 'kva') => {
    const found = problems.find(({ field }) => field === name);
    return found ? costMessage(found, t) : null;
  };
  return (
    <>
      <Field
        label={t('costPostcodeLabel')}
        hint={t('costPostcodeHint')}
        name="postcode"
        id={`${prefix}postcode`}
        width="mid"
        autoComplete="postal-code"
        spellCheck={false}
        maxLength={30}
        defaultValue={values.postcode}
        error={errorOf('postcode')}
      />
      <Field
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
        defaultValue={values.kva}
        error={errorOf('kva')}
      />
      <p className="actions">
        <Button aria-disabled={isSubmitting || undefined}>{t('costButton')}</Button>
      </p>
    </>
  );
}
