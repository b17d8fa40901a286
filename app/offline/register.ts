/**
 * Tells the worker which page is shown and which files it has, so that nothing is fetched twice. A
 * browser without service workers, or one that refuses, works as before.
 */
export function keepPages(isSlow: boolean): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const tell = ({ active }: ServiceWorkerRegistration) =>
    active?.postMessage({
      isSlow,
      files: performance.getEntriesByType('resource').map(({ name }) => name),
    });
  serviceWorker
    .register('/service-worker.js')
    .then(() => serviceWorker.ready)
    .then(tell, () => undefined);
}

/** Re-inserted, so that it is announced. */
export function tellOfKept(): void {
  const notice = document.getElementById('kept');
  if (!notice?.firstChild) return;
  notice.replaceChildren(...[...notice.childNodes].map((node) => node.cloneNode(true)));
  addEventListener('online', () => {
    // Sends any request to be forgotten that was made meanwhile.
    navigator.serviceWorker.controller?.postMessage({ isSlow: true, files: [] });
    for (const part of notice.querySelectorAll<HTMLElement>('[data-kept]'))
      part.hidden = part.dataset['kept'] === 'away';
  });
}
