import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FormField, useFixedField } from '~/forms/fixed/fixed-fields';
import { Button } from '~/ui/button';
import { mpanForms, type MpanFormName } from './mpan-paths';
import type { ChosenForMpan } from './page-data';

export interface AddressPartProps {
  name: MpanFormName;
  address: ChosenForMpan | null;
  prefix?: string | undefined;
  /** Opens the search over the page; false where it cannot, and the button then posts the form. */
  onFind?: ((value: string) => boolean) | undefined;
}

/** The field to search with, or the address that was chosen. Its button keeps what was typed and opens the address search. */
export function AddressPart({ name, address, prefix = '', onFind }: AddressPartProps) {
  const t = useTexts(mpanTexts);
  const { postcodeOnly } = mpanForms[name];
  const { error } = useFixedField('find');
  const findId = `${prefix}find`;
  const open = (event: { currentTarget: HTMLButtonElement; preventDefault: () => void }) => {
    const field = event.currentTarget.form?.elements.namedItem('find');
    if (onFind?.(field instanceof HTMLInputElement ? field.value : '')) event.preventDefault();
  };
  if (address)
    return (
      <div className="f" id={findId} tabIndex={-1}>
        <p className="label">{t('mpanChosen')}</p>
        {error && <p className="msg">{error}</p>}
        <p className="row">
          <span className="chosen">{address.fullAddress}</span>
          <Button name="intent" value="change" second onClick={open}>
            {t('mpanChange')}
          </Button>
        </p>
        <input type="hidden" name="address" value={address.choice} />
      </div>
    );
  return (
    <FormField
      label={t(postcodeOnly ? 'mpanPostcodeLabel' : 'mpanAddressLabel')}
      hint={t('mpanPostcodeHint')}
      name="find"
      id={findId}
      autoComplete={postcodeOnly ? 'postal-code' : 'street-address'}
      spellCheck={false}
      maxLength={100}
    >
      <Button name="intent" value="find" second icon="search" onClick={open}>
        {t('mpanFind')}
      </Button>
    </FormField>
  );
}
