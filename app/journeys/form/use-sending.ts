import { useEffect, useState, type FormEvent } from 'react';

export type Sending = 'idle' | 'sending' | 'offline';

/**
 * A posted page is an ordinary one, with or without JavaScript. Where it runs, it says that the answers are on their way,
 * takes no second press, and keeps the page when there is no network to send them over.
 */
export function useSending() {
  const [state, setState] = useState<Sending>('idle');
  useEffect(() => {
    // A page that comes back from the browser's memory is not sending any more.
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle');
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const onSubmit = (event: FormEvent) => {
    if (state === 'sending') return event.preventDefault();
    // Without a connection the service worker keeps the answers, where there is one (docs/decisions/offline.md).
    if (navigator.onLine || navigator.serviceWorker?.controller) return setState('sending');
    event.preventDefault();
    setState('offline');
  };
  return { state, onSubmit };
}
