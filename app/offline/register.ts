/**
 * Starts the service worker for the pages of this device, and tells it which page is shown and which files it has, so that nothing is
 * fetched twice. A browser without service workers, or one that refuses, goes on as it is.
 */
export function keepPages(isSlow: boolean): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const tell = ({ active }: ServiceWorkerRegistration) =>
    active?.postMessage({ isSlow, files: performance.getEntriesByType('resource').map(({ name }) => name) });
  serviceWorker
    .register('/service-worker.js')
    .then(() => serviceWorker.ready)
    .then(tell, () => undefined);
}

/** What a kept page says of itself came with it: put there once more, it is read out. Back online, it says so. */
export function tellOfKept(): void {
  const kept = document.getElementById('kept');
  if (!kept?.firstChild) return;
  kept.replaceChildren(...[...kept.childNodes].map((node) => node.cloneNode(true)));
  addEventListener('online', () => {
    // Whoever asked to be forgotten meanwhile is forgotten now.
    navigator.serviceWorker.controller?.postMessage({ isSlow: true, files: [] });
    for (const said of kept.querySelectorAll<HTMLElement>('[data-kept]')) said.hidden = said.dataset['kept'] === 'away';
  });
}
