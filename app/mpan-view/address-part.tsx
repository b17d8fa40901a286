import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { mpanForms, type MpanFormName } from './mpan-paths';
import type { ChosenForMpan } from './page-data';

export interface AddressPartProps {
  name: MpanFormName;
  address: ChosenForMpan | null;
  typed: string;
  error: string | null;
  prefix?: string | undefined;
  /** Opens the search over the page; false where it cannot, and the button then posts the form. */
  onFind?: ((value: string) => boolean) | undefined;
}

/** The field to search with, or the address that was chosen. Its button keeps what was typed and opens the address search. */
export function AddressPart({ name, address, typed, error, prefix = '', onFind }: AddressPartProps) {
  const t = useTexts(mpanTexts);
  const { postcodeOnly } = mpanForms[name];
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
    <Field
      label={t(postcodeOnly ? 'mpanPostcodeLabel' : 'mpanAddressLabel')}
      hint={t('mpanPostcodeHint')}
      name="find"
      id={findId}
      autoComplete={postcodeOnly ? 'postal-code' : 'street-address'}
      spellCheck={false}
      maxLength={100}
      defaultValue={typed}
      error={error}
    >
      <Button name="intent" value="find" second icon="search" onClick={open}>
        {t('mpanFind')}
      </Button>
    </Field>
  );
}
