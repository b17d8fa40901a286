/** The push service of the tests, and the browsers that it knows. */
export { browser, pushService } from '../../tests/support/push-service';
export { serveOnLoopback } from '../../tests/support/loopback';
