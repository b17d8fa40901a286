import { useState } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { useGo } from '~/ui/router';
import type { ChoiceAnswer, ChosenAddress } from './choice-answer';
import type { Choice } from './choice-form';
import { postChoice } from './dialog-server';
import { mirrorSearchedAddress } from './mirror';
import type { SearchPurpose } from './search-path';

export type ChoiceState =
  | { readonly kind: 'idle' | 'sending' | 'failed' }
  | Extract<ChoiceAnswer, { kind: 'gone' | 'other-distributor' }>;

export interface UseChoice {
  purpose: SearchPurpose;
  onDone: () => void;
  onChoose?: ((address: ChosenAddress) => void) | undefined;
}

export function useChoice({ purpose, onDone, onChoose }: UseChoice) {
  const go = useGo();
  const [choiceState, setChoiceState] = useState<ChoiceState>({ kind: 'idle' });
  const send = (choice: Choice): void => {
    setChoiceState({ kind: 'sending' });
    pushEvent({
      event: choice.isRecent ? 'search_address_selected_recent' : 'search_address_selected',
      search_mode: purpose.mode,
    });
    const follow = (answer: ChoiceAnswer) => {
      if (answer.kind === 'other-distributor' || answer.kind === 'gone')
        return setChoiceState(answer);
      if (answer.kind === 'chosen') {
        if (onChoose) onChoose(answer.address);
        else if (purpose.returnTo) go(purpose.returnTo);
      } else if (answer.kind === 'forgotten') {
        return setChoiceState({ kind: 'idle' });
      } else if (answer.to.startsWith('/')) {
        if (answer.address) mirrorSearchedAddress(answer.address);
        go(answer.to);
      } else {
        window.location.assign(answer.to);
      }
      return onDone();
    };
    postChoice(choice, purpose).then(follow, () => setChoiceState({ kind: 'failed' }));
  };
  return { choiceState, send, resetChoice: () => setChoiceState({ kind: 'idle' }) };
}
