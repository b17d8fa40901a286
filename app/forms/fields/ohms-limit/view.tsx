import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Dropdown, plainOptions } from '../../parts/dropdown';
import { Group } from '../../parts/group';
import { PartInput } from '../../parts/part-input';
import { errorIn, nameOf, valueIn, type FieldViewProps } from '../view';
import { EARTHINGS, FUSES, PHASES } from './limit';

export function OhmsLimit({ field }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const list = (part: string, label: string, values: readonly string[]) => (
    <Dropdown
      name={nameOf(field, part)}
      label={label}
      error={errorIn(field, part)}
      value={valueIn(field, part)}
      options={plainOptions(values)}
      width="mid"
    />
  );
  return (
    <Group field={field} anchor>
      {list('supplyPhase', t('ohmsPhaseLabel'), PHASES)}
      {list('propertyFuses', t('ohmsFusesLabel'), FUSES)}
      {list('earthingType', t('ohmsEarthingLabel'), EARTHINGS)}
      <PartInput
        field={field}
        part="impedanceReading"
        label={t('ohmsReadingLabel')}
        width="short"
        inputMode="decimal"
      />
    </Group>
  );
}
