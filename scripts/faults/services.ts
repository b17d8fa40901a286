/** Small versions of the external services: those that the tests use. */
export { serveDelivery, item, fakeDelivery } from '../../tests/support/fake-delivery';
export { serveOnLoopback } from '../../tests/support/loopback';
export { startClamd } from '../../tests/support/clamd-server';
export { asJson, startFeed } from '../../tests/support/feed-server';
export { cutBackAt } from '../../tests/support/cut-record';
export { postingTo, pushService } from '../../tests/support/push-service';
export { demoOsPlaces } from '../../tests/support/services/demo-os-places';
export * as notify from '../../tests/support/services/notify';
export { OS_KEY } from '../../tests/support/services/os-places';
export { startSmtp } from '../../tests/support/services/smtp';
export * as twilio from '../../tests/support/services/twilio';
