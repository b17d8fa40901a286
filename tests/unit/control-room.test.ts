import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '~/server/lib/metrics';
import { addReadings } from '~/server/telemetry/gauges.server';
import '~/server/telemetry/state-of';

const RULES = 'deploy/alert-rules.yml';
const DASHBOARD = 'deploy/grafana-dashboard.json';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const { groups } = load(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: Panel[] };

/** Metrics that Prometheus itself makes. */
const OF_PROMETHEUS = ['up'];
const WORDS = /\b(?:by|le|sum|max|min|rate|increase|avg_over_time|histogram_quantile|topk|and)\b/g;

/** What a question to Prometheus names: neither its functions nor its labels. */
const namesIn = (expression: string): string[] =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by)\s*\([^)]*\)/g, ' ')
    .replace(WORDS, ' ')
    .match(/[a-z_][a-z0-9_]*/gi) ?? [];

const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/([a-z_]+)\s*[=!]/g)].map(([, name = '']) => name),
  ),
  ...[...expression.matchAll(/by\s*\(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(/\s*,\s*/),
  ),
];
/** What Prometheus adds to everything it has scraped, and the one of every histogram. */
const LABELS_OF_PROMETHEUS = ['job', 'instance', 'le'];

let shown = new Set<string>();
let labels = new Set<string>();
beforeAll(async () => {
  const readings = new Registry();
  addReadings(
    {
      incidents: { freshness: () => ({ takenAt: null, stale: true }), snapshot: () => null },
      intake: { isOpen: () => true },
      store: { db: null as never, isOpen: () => false },
    },
    readings,
  );
  const all = [registry, readings].flatMap((one) => one.getMetricsAsArray()) as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[];
  const isHistogram = ({ name }: { name: string }) => /_seconds$/.test(name);
  shown = new Set(
    all.flatMap((one) =>
      isHistogram(one)
        ? [one.name, `${one.name}_bucket`, `${one.name}_count`, `${one.name}_sum`]
        : [one.name],
    ),
  );
  labels = new Set(all.flatMap(({ labelNames = [] }) => labelNames));
});

const queries: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

describe('what the control room sees is there', () => {
  it.each(queries)('%s: %s', (_title, expression) => {
    const names = namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter(
        (name) => !/^e\d$/.test(name) && !shown.has(name) && !OF_PROMETHEUS.includes(name),
      ),
    ).toEqual([]);
    expect(
      labelsIn(expression).filter(
        (name) => !labels.has(name) && !LABELS_OF_PROMETHEUS.includes(name),
      ),
    ).toEqual([]);
  });

  it('every figure of ours is on the dashboard or wakes somebody', () => {
    const used = new Set(queries.flatMap(([, expression]) => namesIn(expression)));
    const ours = [...shown].filter(
      (name) => name.startsWith('site_') && !/_(?:bucket|count|sum)$/.test(name),
    );
    expect(
      ours.filter(
        (name) => ![name, `${name}_bucket`, `${name}_count`].some((one) => used.has(one)),
      ),
    ).toEqual([]);
  });
});

/** What the control room asked for, and the figures that say it. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  'requests by route and status, with histograms; pages that were kept': [
    'site_requests_total',
    'site_request_seconds',
  ],
  'pages drawn': ['site_render_seconds'],
  'event loop delay': ['nodejs_eventloop_lag_p99_seconds'],
  'age of the feed': ['site_feed_age_seconds'],
  'size of the picture': ['site_snapshot_incidents'],
  'records that cannot be read': ['site_feed_faults'],
  'outbox by kind: depth and age': ['site_outbox_parcels', 'site_outbox_oldest_seconds'],
  'deliveries, texts': ['site_deliveries_total'],
  uploads: ['site_uploads_total'],
  drafts: ['site_draft_steps_total'],
  'waiting for a connection': ['site_store_connection_wait_seconds'],
  circuits: ['site_circuit_open'],
};

describe('what was asked for [X-113]', () => {
  it.each(Object.entries(ASKED_FOR))('%s', (_thing, names) =>
    expect(names.filter((name) => !shown.has(name))).toEqual([]),
  );
});

describe('alert rules', () => {
  it('each has a name of its own, a sentence and an urgency', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations, labels: ruleLabels } of rules) {
      expect(annotations.summary).toMatch(/\.$/);
      expect(['page', 'ticket']).toContain(ruleLabels.severity);
    }
  });
});

it('no two panels of the dashboard lie on each other', () => {
  const taken = new Set<string>();
  for (const { gridPos, title } of panels) {
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken.has(`${x} ${y}`), title).toBe(false);
        taken.add(`${x} ${y}`);
      }
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});
