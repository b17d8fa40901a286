import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleIncident } from '~/domain/incident/example-incident';
import { buildSnapshot } from '~/server/incidents/snapshot';
import { answering } from '#demo/answers.server';
import { textMessageAnswers } from '#demo/text-messages.server';
import { createTextService } from '~/server/notifications/gateways/create.server';
import { createPlanner } from '~/server/notifications/plan.server';
import { createTextTransport } from '~/server/notifications/send.server';
import { startWorker } from '~/server/outbox/worker.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createOperator } from '~/server/operator.server';
import { openStore, type Store } from '~/server/store/open.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { keepScore } from '~/server/ports/bot-check/score-cookie.server';
import { createBotUses } from '~/server/ports/bot-check/uses.server';
import { answerSignUp } from '~/server/ports/text-updates/api.server';
import { createEmbeddedTextUpdates } from '~/server/ports/text-updates/embedded.server';
import { createTextLimits } from '~/server/ports/text-updates/limits.server';
import { createMarks } from '~/server/ports/text-updates/marks.server';

const quiet = { info() {}, warn() {}, error() {}, debug() {} };
const marks = createMarks(createEncrypter('a secret of sixteen letters', 'text updates'));
const REFERENCE = 'INCD-1-A';
const snapshot = () =>
  buildSnapshot([exampleIncident({ reference: REFERENCE, sectors: ['CB1 9'] })], Date.now());
const AT_ONCE = 64;
const ROWS = 2000;

const mobileOf = (index: number) => `+4477${String(index).padStart(8, '0')}`;

/** Returns our own process's processor time, independent of the machine's other load. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Sign-ups through the API, this many at once, each with its own caller and number. */
async function signUps(store: Store, count: number) {
  const gateways = {
    textUpdates: createEmbeddedTextUpdates({ store, marks, snapshot, now: Date.now }),
    textLimits: createTextLimits({ store, marks, logger: quiet, signUpsPerHour: 1_000_000 }),
    bots: {
      challenge: createChallenge(createEncrypter('a secret of sixteen letters', 'bot check')),
      service: null,
      uses: createBotUses({
        store,
        encrypter: createEncrypter('a secret of sixteen letters', 'bot uses'),
      }),
    },
    incidents: { snapshot },
    content: { dictionary: () => ({}) },
  };
  let next = 0;
  let accepted = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const index = (next += 1);
        const request = new Request('http://site.test/api/text-updates', {
          method: 'PUT',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': `bench-key-${index}`,
            'x-peer-address': `caller-${index}`,
            Cookie:
              (await keepScore({ score: 0.9, id: `bench-${index}` }, Date.now())).split(';')[0] ??
              '',
          },
          body: JSON.stringify({
            telephoneNumber: mobileOf(index),
            postcode: 'CB1 9ZA',
            incidentId: REFERENCE,
            liveIncidentOptIn: true,
            futureIncidentsOptIn: true,
            futurePlannedOptIn: true,
          }),
        });
        const answer = await answerSignUp(request, gateways);
        if (((await answer.json()) as { success?: boolean }).success) accepted += 1;
      }
    }),
  );
  return {
    accepted,
    perSecond: accepted / ((performance.now() - started) / 1000),
    cpuMs: cpuMs(cpu),
  };
}

async function fill(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => {
      const number_mark = marks.numberMark(mobileOf(from + index));
      return {
        number_mark,
        sealed: marks.encryptNumber(mobileOf(from + index), number_mark),
        way: 'text' as const,
        kind: 'live' as const,
        about: 'INCD-2-A',
        place_mark: null,
        mpan_mark: null,
        created_at: Date.now(),
      };
    });
    await store.db.insertInto('text_subscription').values(rows).execute();
  }
}

/** News for everyone who follows one incident: how long until each message is planned, and sent. */
async function notify(store: Store, count: number) {
  await fill(store, count);
  await store.db.deleteFrom('outbox').execute();
  await store.db
    .insertInto('text_news')
    .values({
      reference: 'INCD-2-A',
      body: 'News',
      kind: 'future',
      places: '[]',
      state: 'planning',
      step: 0,
      cursor: 0,
      created_at: Date.now(),
    })
    .execute();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const started = performance.now();
  await createPlanner(store, Date.now).plan();
  const planned = performance.now() - started;
  const plannedCpu = cpuMs(cpu);
  delay.disable();
  const grown = Math.max(most, process.memoryUsage().rss) - before;
  clearInterval(watch);
  const sendStarted = performance.now();
  const transport = createTextTransport({
    db: store.db,
    sender: createTextService(
      { BASE_URL: 'http://site.test' },
      createOperator(
        { OPERATOR_URL: undefined, OPERATOR_KEY: undefined },
        answering(textMessageAnswers({ store, marks, now: Date.now })),
      ),
      quiet,
    ),
    marks,
    ownText: () => 'Welcome',
    logger: quiet,
    now: Date.now,
    idleMs: 10,
  });
  const worker = startWorker({ store, transport, logger: quiet, now: Date.now });
  const waiting = store.db
    .selectFrom('outbox')
    .where('kind', '=', 'text')
    .where('state', '=', 'waiting')
    .select('id');
  while (await waiting.limit(1).executeTakeFirst()) await sleep(50);
  const sent = performance.now() - sendStarted;
  await worker.stop();
  const { n } = await store.db
    .selectFrom('text_sent')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return { messages: Number(n), planned, plannedCpu, grown, block: delay.max / 1e6, sent };
}

/** Runs on the database at `databaseUrl`, which must be empty, or on a separate SQLite file. */
export async function measureTextUpdates(
  databaseUrl: string | undefined,
  { requests = 5000, numbers = 100_000 } = {},
) {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-texts-'));
  const store = await openStore({ DATA_DIR: dir, DATABASE_URL: databaseUrl }, quiet);
  try {
    return { signUps: await signUps(store, requests), news: await notify(store, numbers) };
  } finally {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
}
