import { useEffect, useState, type FormEvent } from 'react';

export type Sending = 'idle' | 'sending' | 'offline';

/**
 * With JavaScript it shows that the answers are being sent, ignores a second press, and keeps the
 * page if there is no network.
 */
export function useSending() {
  const [state, setState] = useState<Sending>('idle');
  useEffect(() => {
    // A page restored from the back/forward cache is no longer sending.
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle');
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const onSubmit = (event: FormEvent) => {
    if (state === 'sending') return event.preventDefault();
    // Offline, the service worker saves the answers, if there is one (docs/decisions/offline.md).
    if (navigator.onLine || navigator.serviceWorker?.controller) return setState('sending');
    event.preventDefault();
    setState('offline');
  };
  return { state, onSubmit };
}
