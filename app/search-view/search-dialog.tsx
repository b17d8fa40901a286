import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchMode } from '~/domain/address-search';
import { searchTexts } from '~/cms/texts/search';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Announcement } from './announcement';
import type { ChosenAddress } from './choice-answer';
import { DialogBody } from './dialog-body';
import { SearchField } from './search-field';
import { useChoice } from './use-choice';
import { useLookup } from './use-lookup';

export interface SearchDialogProps {
  mode: SearchMode;
  postcodeOnly?: boolean;
  /** What the field holds when the dialog opens; searched at once unless empty. */
  startValue: string;
  onClose: () => void;
  /** For the modes that only choose. */
  onChoose?: ((address: ChosenAddress) => void) | undefined;
}

/** The address search as a dialog over the page. Specification: lookup, sections 2, 4 and 5. */
export function SearchDialog({ mode, postcodeOnly = false, startValue, onClose, onChoose }: SearchDialogProps) {
  const t = useTexts(searchTexts);
  const fieldId = useId();
  const [value, setValue] = useState(startValue);
  const { shown, error, lookup } = useLookup({ mode, postcodeOnly, startValue });
  const { choiceState, send, resetChoice } = useChoice({ mode, onDone: onClose, onChoose });

  const focusField = () => document.getElementById(fieldId)?.focus();
  // The dialog has opened by now; what a visitor wants first is the field, not the Close button.
  useEffect(focusField, [fieldId]);

  const atStart = shown.kind === 'start' && choiceState.kind === 'idle';
  const reset = () => {
    setValue('');
    resetChoice();
    lookup.reset();
    focusField();
  };
  const clearFirst = () => {
    if (atStart && value === '') return false;
    reset();
    return true;
  };

  return createPortal(
    <Dialog
      open
      onClose={onClose}
      onEscape={clearFirst}
      heading={t('addressSearchTitle')}
      closeLabel={t('addressSearchClose')}
      className="search-dialog"
    >
      <Announcement shown={shown} error={error} />
      <div className="flow-l">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            resetChoice();
            lookup.submit(value);
          }}
        >
          <SearchField
            id={fieldId}
            label={t(postcodeOnly ? 'addressSearchPostcodeLabel' : 'addressSearchLabel')}
            postcodeOnly={postcodeOnly}
            big={false}
            value={value}
            error={error}
            onChange={(event) => {
              setValue(event.target.value);
              resetChoice();
              lookup.type(event.target.value);
            }}
          >
            <Button icon="search">{t('addressSearchButton')}</Button>
          </SearchField>
        </form>
        <DialogBody {...{ mode, shown, choiceState, send }} onLeave={onClose} />
        {!atStart && (
          <Button type="button" second icon="back" onClick={reset}>
            {t('addressSearchBack')}
          </Button>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
