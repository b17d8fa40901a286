import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { StayForm } from '~/ui/stay-form';
import { TOWN_LIST } from './town-suggest';

export interface TownSearchProps {
  action: string;
  value: string;
  problem: 'town-not-found' | null;
  keep: readonly (readonly [string, string])[];
}

export function TownSearch({ action, value, problem, keep }: TownSearchProps) {
  const t = useTexts(mapTexts);
  return (
    <StayForm action={action} role="search" aria-label={t('townLabel')} className="flow">
      {keep.map(([name, kept]) => (
        <input key={`${name} ${kept}`} type="hidden" name={name} value={kept} />
      ))}
      <Field
        label={t('townLabel')}
        hint={t('townHint')}
        name="town"
        key={value}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        list={TOWN_LIST}
        error={problem ? t('cityLocationNotFoundTitle') : null}
      >
        <Button second>{t('townButton')}</Button>
      </Field>
      {problem && <p>{t('cityLocationNotFoundSubtitle')}</p>}
    </StayForm>
  );
}

export function OutsideNotice() {
  const t = useTexts(mapTexts);
  return (
    <div role="alert">
      <Notice status="aware" icon="info">
        <p>{t('notLocalDistributor')}</p>
      </Notice>
    </div>
  );
}
