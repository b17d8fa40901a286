import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Group } from '../../parts/group';
import { PartInput } from '../../parts/part-input';
import { TownInput } from '../../parts/town-input';
import { lastTyped, type FieldViewProps, type Typed } from '../view';

export const cityIn = (typed: Typed, name: string): string | null =>
  lastTyped(typed, `${name}.city`);

export function Location({ field }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const own = { field };
  return (
    <Group field={field} anchor>
      <TownInput
        {...own}
        part="city"
        label={t('locationCityLabel')}
        optional={!field.required}
        width="mid"
      />
      <PartInput {...own} part="county" label={t('locationCountyLabel')} optional width="mid" />
      <PartInput
        {...own}
        part="postcode"
        label={t('locationPostcodeLabel')}
        optional
        width="short"
      />
      <PartInput
        {...own}
        part="easting"
        label={t('locationEastingLabel')}
        hint={t('locationGridHint')}
        optional
        width="short"
        inputMode="numeric"
      />
      <PartInput
        {...own}
        part="northing"
        label={t('locationNorthingLabel')}
        optional
        width="short"
        inputMode="numeric"
      />
      <PartInput
        {...own}
        part="what3Words"
        label={t('locationWhat3WordsLabel')}
        optional
        width="mid"
      />
    </Group>
  );
}
