import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import type { BotChallenge } from '~/forms/fields/view';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { PrivacyLink } from './privacy-link';
import { RequesterFields, type RequesterFieldsProps } from './requester-fields';
import { FormField, useFixedField } from '~/forms/fixed/fixed-fields';
import { mpanForms, type MpanFormName } from './mpan-paths';
import type { ChosenForMpan } from './page-data';

export interface MpanFieldsProps extends AddressPartProps, RequesterFieldsProps {
  formKey?: string | undefined;
  /** Absent in a block, whose form leads to the page first. */
  bot?: BotChallenge | undefined;
  /**
   * Looks disabled until the form is valid and changed; pressing it still works and shows what is
   * missing.
   */
  notReady?: boolean;
}

export function MpanFields({ formKey, bot, notReady = false, ...part }: MpanFieldsProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      {/* Enter submits; it must not search. */}
      <button className="default-button" tabIndex={-1} aria-hidden="true" />
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {bot && <BotInputs bot={bot} />}
      <AddressPart {...part} />
      <RequesterFields prefix={part.prefix} />
      <p className="actions">
        <Button aria-disabled={notReady || undefined}>{t('mpanSubmit')}</Button>
      </p>
      <PrivacyLink />
    </>
  );
}

interface AddressPartProps {
  name: MpanFormName;
  address: ChosenForMpan | null;
  prefix?: string | undefined;
  /** Returns false if the search cannot open over the page, and the button then posts the form. */
  onFind?: ((value: string) => boolean) | undefined;
}

/** The button saves the typed values and opens the address search. */
function AddressPart({ name, address, prefix = '', onFind }: AddressPartProps) {
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
