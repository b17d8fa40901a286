/** Small versions of the external services: those that the tests use. */
export { serveDelivery, item, fakeDelivery } from '../../tests/support/fake-delivery';
export { serveOnLoopback } from '../../tests/support/loopback';
export { startClamd } from '../../tests/support/clamd-server';
