import type { ReactNode } from 'react';
import { PurposeFields } from './purpose-fields';
import { SEARCH_PATH, type SearchPurpose } from './search-path';

/** What a button of the search posts: the chosen address, and what to do with it. */
export interface Choice {
  readonly intent: 'select' | 'forget' | 'forget-all';
  readonly choice: string;
  readonly isRecent: boolean;
}

export interface ChoiceFormProps {
  purpose: SearchPurpose;
  /** The list is the visitor's recent searches. */
  recent?: boolean;
  /** Takes the choice in the dialog; without it the browser posts the form. */
  onChoice?: ((choice: Choice) => void) | undefined;
  children: ReactNode;
}

/**
 * One form around a whole list: each button submits its own choice, so that 24 flats cost 24 buttons and not 24 forms.
 * A button is named `select`, `forget` or `forget-all` after what it asks for. Nothing personal goes into an address.
 */
export function ChoiceForm({ purpose, recent = false, onChoice, children }: ChoiceFormProps) {
  return (
    <form
      action={SEARCH_PATH}
      method="post"
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (!onChoice || !(button instanceof HTMLButtonElement)) return;
        event.preventDefault();
        onChoice({ intent: button.name as Choice['intent'], choice: button.value, isRecent: recent });
      }}
    >
      <PurposeFields purpose={purpose} />
      {recent && <input type="hidden" name="recent" value="true" />}
      {children}
    </form>
  );
}
