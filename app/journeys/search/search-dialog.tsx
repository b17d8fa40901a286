import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Announcement } from './announcement';
import type { ChosenAddress } from './choice-answer';
import { SearchField } from './search-field';
import type { SearchPurpose } from './search-path';
import { useChoice, type ChoiceState } from './use-choice';
import { checkSearchValue } from '~/domain/address-search';
import { useGo } from '~/ui/router';
import { pushEvent } from '~/cms/analytics/push-event';
import { fetchAddresses, fetchRecents, postChoice } from './dialog-server';
import { createLookup, type Lookup, type LookupState, type LookupResult } from './lookup';
import { mirrorSearchTerm, mirrorRecents } from './mirror';
import type { Choice } from './choice-form';
import { DistributorPanel } from './distributor-panel';
import type { AddressResult } from './search-results';
import { Recents } from './recents';
import { Results } from './results';
import { OtherOptions } from './other-options';

export interface SearchDialogProps {
  purpose: SearchPurpose;
  /** Searched at once unless empty. */
  startValue: string;
  onClose: () => void;
  onChoose?: ((address: ChosenAddress) => void) | undefined;
}

export function SearchDialog({ purpose, startValue, onClose, onChoose }: SearchDialogProps) {
  const t = useTexts(searchTexts);
  const { postcodeOnly = false } = purpose;
  const fieldId = useId();
  const [value, setValue] = useState(startValue);
  const { shown, error, lookup } = useLookup({ purpose, startValue, onClose });
  const { choiceState, send, resetChoice } = useChoice({ purpose, onDone: onClose, onChoose });

  const focusField = () => document.getElementById(fieldId)?.focus();
  // The dialog is open by now; the visitor first needs the field, not the Close button.
  useEffect(focusField, [fieldId]);
  // The pressed button disappears with its list, so the focus moves to what replaced it.
  const body = useRef<HTMLDivElement>(null);
  const answered = choiceState.kind !== 'idle' && choiceState.kind !== 'sending';
  useEffect(() => {
    if (answered) body.current?.focus();
  }, [answered]);

  // After a choice the list is gone; the focus moves to what replaced it, which is then read.
  const announced: LookupResult =
    choiceState.kind === 'idle'
      ? shown
      : choiceState.kind === 'sending'
        ? { kind: 'loading', value }
        : { kind: 'start' };
  const atStart = shown.kind === 'start' && choiceState.kind === 'idle';
  const reset = () => {
    setValue('');
    resetChoice();
    lookup.reset();
    focusField();
  };
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      heading={t('addressSearchTitle')}
      closeLabel={t('addressSearchClose')}
      className="search-dialog"
    >
      <Announcement shown={announced} error={error} />
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
        <div ref={body} tabIndex={-1} className="flow-l">
          <DialogBody {...{ purpose, shown, choiceState, send }} onLeave={onClose} />
        </div>
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

interface LookupOptions {
  purpose: SearchPurpose;
  startValue: string;
  onClose: () => void;
}

function useLookup({
  purpose,
  startValue,
  onClose,
}: LookupOptions): LookupState & { lookup: Lookup } {
  const t = useTexts(searchTexts);
  const { mode, postcodeOnly = false } = purpose;
  const go = useGo();
  const [state, setState] = useState<LookupState>({ shown: { kind: 'start' }, error: null });
  const [lookup] = useState(() =>
    createLookup({
      search: (value, signal) => {
        mirrorSearchTerm(value);
        return fetchAddresses(value, purpose, signal).then((answer) => {
          if (!answer) return null;
          if ('to' in answer) {
            go(answer.to);
            onClose();
            // The dialog says that it is loading until it has closed.
            return new Promise<never>(() => undefined);
          }
          const { found } = answer;
          pushEvent({ event: 'search_performed', search_mode: mode, results: found.length });
          return found;
        });
      },
      check: (value) => {
        const problem = checkSearchValue(value, { postcodeOnly });
        return problem && t(problem);
      },
      onChange: setState,
    }),
  );
  useEffect(() => {
    if (startValue.trim()) lookup.submit(startValue);
    return lookup.stop;
  }, [lookup, startValue]);
  return { ...state, lookup };
}

interface DialogBodyProps {
  purpose: SearchPurpose;
  shown: LookupResult;
  choiceState: ChoiceState;
  send: (choice: Choice) => void;
  onLeave: () => void;
}

export function DialogBody({ purpose, shown, choiceState, send, onLeave }: DialogBodyProps) {
  const t = useTexts(searchTexts);
  const value = 'value' in shown ? shown.value : '';
  const waysOn = (after: 'results' | 'nothing' | 'failure' | 'busy') => (
    <OtherOptions
      mode={purpose.mode}
      returnTo={purpose.returnTo}
      value={value}
      after={after}
      onFollow={onLeave}
    />
  );

  if (choiceState.kind === 'sending' || shown.kind === 'loading')
    return <p className="loading">{t('addressSearchLoading')}</p>;
  if (choiceState.kind === 'other-distributor') return <DistributorPanel {...choiceState} />;
  if (choiceState.kind === 'failed') return waysOn('failure');
  if (shown.kind === 'start') return <DialogRecents purpose={purpose} send={send} />;
  if (shown.kind === 'busy') return waysOn('busy');
  if (shown.kind === 'empty') return waysOn(shown.failed ? 'failure' : 'nothing');
  return (
    <>
      {choiceState.kind === 'gone' && <p className="msg">{t('addressGone')}</p>}
      <Results value={value} found={shown.found} purpose={purpose} onChoice={send} />
      {waysOn('results')}
    </>
  );
}

/** Loaded when the dialog opens, because the page itself is the same for everyone. */
function DialogRecents({ purpose, send }: Pick<DialogBodyProps, 'purpose' | 'send'>) {
  const [recents, setRecents] = useState<readonly AddressResult[]>([]);
  const load = () =>
    void fetchRecents().then(
      (fetched) => {
        setRecents(fetched);
        mirrorRecents(fetched);
      },
      () => undefined,
    );
  useEffect(load, []);
  const take = (choice: Choice) => {
    if (choice.intent === 'select') return send(choice);
    return void postChoice(choice, purpose).then(load, () => undefined);
  };
  return <Recents recents={recents} purpose={purpose} onChoice={take} />;
}
