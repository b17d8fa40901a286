import { useEffect } from 'react';
import { sessionKeys } from '../browser-storage';
import { pushSoon } from './push-soon';

/**
 * `form_completed` once for each form that was sent, however often the page after it is opened: `sending` tells one sending from another, and
 * is null where nothing was sent. Specification: form engine, section 4 (Form flow 6).
 */
export function useCompletedEvent(form: string, sending: string | null): void {
  useEffect(() => {
    if (sending === null || sessionKeys.get('formCompleted') === sending) return undefined;
    return pushSoon({ event: 'form_completed', form }, () => sessionKeys.set('formCompleted', sending));
  }, [form, sending]);
}
