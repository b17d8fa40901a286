import { useEffect, useState } from 'react';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import type { Choice } from './choice-form';
import { fetchRecents, postChoice } from './dialog-server';
import { DistributorPanel } from './distributor-panel';
import type { FoundAddress } from './found';
import type { Shown } from './lookup';
import { mirrorRecents } from './mirror';
import { Recents } from './recents';
import { Results } from './results';
import type { SearchPurpose } from './search-path';
import type { ChoiceState } from './use-choice';
import { WaysOn } from './ways-on';

export interface DialogBodyProps {
  purpose: SearchPurpose;
  shown: Shown;
  choiceState: ChoiceState;
  send: (choice: Choice) => void;
  onLeave: () => void;
}

/** What stands below the field: one of the states of the search. Specification: lookup, section 4 "Address search". */
export function DialogBody({ purpose, shown, choiceState, send, onLeave }: DialogBodyProps) {
  const t = useTexts(searchTexts);
  const value = 'value' in shown ? shown.value : '';
  const waysOn = (after: 'results' | 'nothing' | 'failure' | 'busy') => (
    <WaysOn mode={purpose.mode} returnTo={purpose.returnTo} value={value} after={after} onFollow={onLeave} />
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

/** Recent searches come when the dialog opens, because the page itself is the same for everyone. */
function DialogRecents({ purpose, send }: Pick<DialogBodyProps, 'purpose' | 'send'>) {
  const [recents, setRecents] = useState<readonly FoundAddress[]>([]);
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
