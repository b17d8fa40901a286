import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Label values come from our own closed lists, never from visitors or feeds. */
export const registry = new Registry();

const registers = [registry];
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const metrics = {
  requests: new Counter({
    name: 'site_requests_total',
    help: 'Answers by route, method, status and who gave them: the app, a kept page, a file, a stream or a refusal. Status "gone": the visitor went away first.',
    labelNames: ['route', 'method', 'status', 'by'],
    registers,
  }),
  requestSeconds: new Histogram({
    name: 'site_request_seconds',
    help: 'From the first line of a request to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  }),
  renderSeconds: new Histogram({
    name: 'site_render_seconds',
    help: 'Drawing of documents; its count is how many were drawn. shared: a page that may be kept for everyone.',
    labelNames: ['shared'],
    buckets: SECONDS,
    registers,
  }),
  feedFailures: new Counter({
    name: 'site_feed_failures_total',
    help: 'Looks at the incident source that brought nothing to believe.',
    registers,
  }),
  feedFaults: new Gauge({
    name: 'site_feed_faults',
    help: 'Records of the latest list that were unreadable, came twice, or bear times that cannot be.',
    labelNames: ['fault'],
    registers,
  }),
  deliveries: new Counter({
    name: 'site_deliveries_total',
    help: 'Attempts to deliver accepted work to the operator and text messages to phones, by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  }),
  uploads: new Counter({
    name: 'site_uploads_total',
    help: 'Files that visitors sent: kept, or why not.',
    labelNames: ['outcome'],
    registers,
  }),
  textSignUps: new Counter({
    name: 'site_text_sign_ups_total',
    help: 'Sign-ups for texts: taken, of what looks like a machine, of a number signed up too often, beyond the share of a caller, or beyond the budget of the site.',
    labelNames: ['outcome'],
    registers,
  }),
  textReceipts: new Counter({
    name: 'site_text_receipts_total',
    help: 'What became of texts, as their service reports it: delivered, failed, or gone: the number no longer exists or refuses our texts.',
    labelNames: ['outcome'],
    registers,
  }),
  textSegments: new Counter({
    name: 'site_text_segments_total',
    help: 'Parts of texts that a service has taken; each is paid for.',
    registers,
  }),
  textsHeld: new Counter({
    name: 'site_texts_held_total',
    help: 'Attempts to send a text beyond the ceiling of the day; the texts wait.',
    registers,
  }),
  draftSteps: new Counter({
    name: 'site_draft_steps_total',
    help: 'Steps of forms: written, made again because somebody else wrote first, or failed.',
    labelNames: ['outcome'],
    registers,
  }),
  connectionSeconds: new Histogram({
    name: 'site_store_connection_wait_seconds',
    help: 'How long a query waited for a connection of the pool to PostgreSQL.',
    buckets: SECONDS,
    registers,
  }),
  liveConnections: new Gauge({
    name: 'site_live_lines',
    help: 'Open pages that hear of changes as they happen, by what they listen to.',
    labelNames: ['stream'],
    registers,
  }),
  liveEvents: new Counter({
    name: 'site_live_events_total',
    help: 'Changes told to open pages.',
    labelNames: ['stream'],
    registers,
  }),
  liveRefused: new Counter({
    name: 'site_live_refused_total',
    help: 'Lines that were not opened, or ended by us: no more in this process (ceiling), of one caller, or too slow a reader.',
    labelNames: ['why'],
    registers,
  }),
  policyReports: new Counter({
    name: 'site_csp_reports_total',
    help: 'What browsers say they did not load because of the content security policy, by directive.',
    labelNames: ['directive'],
    registers,
  }),
} as const;
