// Starts the service worker for a visitor of the low-data version who asked for it (app/offline).
(() => {
  const place = document.getElementById('keeping');
  const say = (name) => () => place.append(place.dataset[name]);
  if (!navigator.serviceWorker) return say('failed')();
  return navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(say('done'), say('failed'));
})();
