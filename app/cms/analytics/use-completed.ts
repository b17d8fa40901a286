import { useEffect } from 'react';
import { sessionKeys } from '../browser-storage';
import { pushSoon } from './push-soon';

/**
 * Sends `form_completed` once for each sent form, however often its last page is opened: `sending`
 * identifies the submission, and is null if nothing was sent.
 */
export function useCompletedEvent(form: string, sending: string | null): void {
  useEffect(() => {
    if (sending === null || sessionKeys.get('formCompleted') === sending) return undefined;
    return pushSoon({ event: 'form_completed', form }, () =>
      sessionKeys.set('formCompleted', sending),
    );
  }, [form, sending]);
}
