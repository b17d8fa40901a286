import type { ReactNode } from 'react';
import { PurposeFields } from './purpose-fields';
import { SEARCH_PATH, type SearchPurpose } from './search-path';
import { SiteForm } from '~/ui/site-form';

export interface Choice {
  readonly intent: 'select' | 'forget' | 'forget-all';
  readonly choice: string;
  readonly isRecent: boolean;
}

export interface ChoiceFormProps {
  purpose: SearchPurpose;
  recent?: boolean;
  /** In the dialog; without it the browser posts the form. */
  onChoice?: ((choice: Choice) => void) | undefined;
  children: ReactNode;
}

/**
 * One form around a whole list: each button submits its own choice, so 24 flats need 24 buttons and
 * not 24 forms. Buttons are named `select`, `forget` or `forget-all` after their action. Nothing
 * personal goes into a URL.
 */
export function ChoiceForm({ purpose, recent = false, onChoice, children }: ChoiceFormProps) {
  return (
    <SiteForm
      action={SEARCH_PATH}
      method="post"
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (!onChoice || !(button instanceof HTMLButtonElement)) return;
        event.preventDefault();
        onChoice({
          intent: button.name as Choice['intent'],
          choice: button.value,
          isRecent: recent,
        });
      }}
    >
      <PurposeFields purpose={purpose} />
      {recent && <input type="hidden" name="recent" value="true" />}
      {children}
    </SiteForm>
  );
}
