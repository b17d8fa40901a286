import { Group } from '../../parts/group';
import type { FieldViewProps } from '../view';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { FieldModel } from '~/forms/engine/page-model';
import { PartInput } from '~/forms/parts/part-input';
import { TownInput } from '~/forms/parts/town-input';

export function Address({ field }: FieldViewProps) {
  return (
    <Group field={field} anchor>
      <AddressLines field={field} />
    </Group>
  );
}

/** Lines 2 and 4 are always optional; the browser may autofill all of them. */
export function AddressLines({ field }: { field: FieldModel }) {
  const t = useTexts(formFieldTexts);
  const optional = !field.required;
  return (
    <>
      <PartInput
        field={field}
        part="addressLine1"
        label={t('addressLine1Label')}
        optional={optional}
        autoComplete="address-line1"
      />
      <PartInput
        field={field}
        part="addressLine2"
        label={t('addressLine2Label')}
        optional
        autoComplete="address-line2"
      />
      <TownInput
        field={field}
        part="addressLine3"
        label={t('addressLine3Label')}
        optional={optional}
        width="mid"
        autoComplete="address-level2"
      />
      <PartInput
        field={field}
        part="addressLine4"
        label={t('addressLine4Label')}
        optional
        width="mid"
      />
      <PartInput
        field={field}
        part="postcode"
        label={t('addressPostcodeLabel')}
        optional={optional}
        width="short"
        autoComplete="postal-code"
      />
    </>
  );
}
