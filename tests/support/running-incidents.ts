import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import {
  createIncidents,
  type IncidentsOptions,
  type RunningIncidents,
} from '~/server/incidents/create.server';
import type { Cluster } from '~/server/cluster/cluster';
import { createOperator } from '~/server/operator.server';
import { openStore, type Store } from '~/server/store/open.server';
import { demoOf } from './demo-operator';
import { quietLogger } from './stores';

export interface IncidentsWish extends Partial<IncidentsOptions['env']> {
  /** Where an earlier run kept its things; a new folder otherwise. */
  dir?: string;
  store?: Store;
  cluster?: Cluster;
  now?: () => number;
  SCENARIO?: 'calm' | 'storm';
  OPERATOR_KEY?: string;
  firstLookMs?: number;
}

/** Starts incidents as the site does, on a folder and a store of their own, and ends them after the test, or after all of them. */
export function incidentsForTests(until: 'test' | 'all' = 'test') {
  const undo: (() => Promise<unknown>)[] = [];
  (until === 'test' ? afterEach : afterAll)(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function folder(): Promise<string> {
    const dir = await mkdtemp(path.join(tmpdir(), 'incidents-test-'));
    undo.push(() => rm(dir, { recursive: true, force: true }));
    return dir;
  }

  async function start({
    dir,
    store,
    cluster,
    now,
    SCENARIO = 'calm',
    OPERATOR_KEY,
    firstLookMs,
    ...env
  }: IncidentsWish = {}): Promise<RunningIncidents> {
    const DATA_DIR = dir ?? (await folder());
    const database = store ?? (await openStore({ DATA_DIR, DATABASE_URL: undefined }, quietLogger));
    const isRealFeed = env.INCIDENTS_URL !== undefined;
    const latest = () => incidents;
    const demo = demoOf({
      store: database,
      scenario: SCENARIO,
      latest,
      isRealFeed,
      ...(now && { now }),
    });
    const incidents: RunningIncidents = await createIncidents({
      env: {
        INCIDENTS_REFRESH_SECONDS: 30,
        INCIDENTS_URL: undefined,
        OPERATOR_URL: undefined,
        DATA_DIR,
        ...env,
      },
      store: database,
      ...(cluster && { cluster }),
      logger: quietLogger,
      demo,
      operator: createOperator({ OPERATOR_URL: env.OPERATOR_URL, OPERATOR_KEY }, demo.handle),
      ...(now && { now }),
      ...(firstLookMs && { firstLookMs }),
    });
    undo.push(async () => {
      await incidents.close();
      if (!store) await database.close();
    });
    return incidents;
  }

  return { start, folder, later: (step: () => Promise<unknown>) => void undo.push(step) };
}
