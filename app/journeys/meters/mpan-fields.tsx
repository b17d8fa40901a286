import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import type { BotAround } from '~/forms/fields/view';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { AddressPart, type AddressPartProps } from './address-part';
import { PrivacyLink } from './privacy-link';
import { RequesterFields, type RequesterFieldsProps } from './requester-fields';

export interface MpanFieldsProps extends AddressPartProps, RequesterFieldsProps {
  formKey?: string | undefined;
  /** Absent in a block, whose form leads to the page first. */
  bot?: BotAround | undefined;
  /** Looks disabled until the form is right and was changed; it can be pressed all the same, and then says what is missing. */
  notReady?: boolean;
}

/** What is in the form, on its page and in its block. Specification: journeys, section 2 (Export MPAN finder, What's my MPAN block). */
export function MpanFields({ formKey, bot, notReady = false, ...part }: MpanFieldsProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      {/* Enter means to send, not to search. */}
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
