import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { exampleIncident } from '../../fixtures/example-incident';
import { createExplore } from '~/journeys/open/explore.server';
import { buildSnapshot } from '../../fixtures/build-snapshot';
import { readArchive } from '~/server/incidents/odds/archive.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import { signatureOf } from '../../fixtures/signature-of';
import { isSigned } from '~/server/lib/signed-body.server';
import { deviceIn, isPushEndpoint, PushSubscription } from '~/server/texts/push/endpoint';
import { createHttpHook } from '~/server/texts/gateways/http.server';
import { answerTextsHook } from '~/server/texts/replies/hook.server';
import {
  anyFields,
  anyText,
  garbled,
  garbledBytes,
  mutated,
  wellFormed,
} from '../../support/mutations';
import { browser } from '../../support/push-service';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

const SECRET = 'a secret of sixteen letters';
const NOW = Date.UTC(2026, 10, 20, 14);

describe('incoming texts', () => {
  const good = {
    id: 'm-1',
    from: '+447700900123',
    to: '60006',
    message: 'OFF',
    receivedAt: '2026-11-20T14:00:00Z',
  };

  it('any body that is signed is a text, or refused; no other is handed on', async () =>
    fc.assert(
      fc.asyncProperty(garbled([good]), fc.boolean(), anyText, async (body, isOurs, noise) => {
        const handled: unknown[] = [];
        const signature = isOurs
          ? signatureOf(wellFormed(body).replace(/^\uFEFF/, ''), SECRET, NOW)
          : noise;
        const headers = new Headers();
        // A header has no such letters; whatever is left is what somebody may send.
        headers.set('X-Signature', signature.replaceAll(/[^ -~]/g, ''));
        const replies = {
          handle: async (text: unknown) => {
            handled.push(text);
            return 'done' as const;
          },
          receive: async () => {},
        };
        const request = new Request('http://site.test/hooks/texts', {
          method: 'POST',
          headers,
          body,
        });
        const { status } = await answerTextsHook(request, {
          replies,
          hook: createHttpHook(SECRET),
          now: () => NOW,
        });
        expect(isOurs ? [204, 400, 413] : [401, 413]).toContain(status);
        expect(handled).toHaveLength(status === 204 ? 1 : 0);
      }),
      { numRuns: 300 },
    ));

  it('any other signature is none', () =>
    fc.assert(
      fc.property(anyText, anyText, (header, body) => {
        expect(isSigned(header, body, SECRET, NOW)).toBe(false);
        expect(isSigned(`t=${Math.floor(NOW / 1000)},v1=${header}`, body, SECRET, NOW)).toBe(false);
      }),
    ));
});

describe('push subscriptions', () => {
  const { device } = browser('ann');

  it('any subscription is one that we may post to and seal for, or none', () =>
    fc.assert(
      fc.property(mutated([device]), (value) => {
        const read = PushSubscription.safeParse(value);
        if (!read.success) return;
        expect(Buffer.from(read.data.keys.p256dh, 'base64url')).toHaveLength(65);
        if (isPushEndpoint(read.data.endpoint))
          expect(new URL(read.data.endpoint).protocol).toBe('https:');
      }),
    ));

  it('any address is one of a push service by its own host, or none; any kept device is one, or none', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.webUrl(),
          anyText.map((text) => `https://fcm.googleapis.com${text}`),
        ),
        (text) => {
          if (isPushEndpoint(text))
            expect(new URL(text).host).toMatch(/^fcm\.googleapis\.com$|\.push\.|\.notify\./);
          expect(deviceIn(text)).toBeNull();
        },
      ),
    ));
});

it('any question to the data set is answered, or refused in its own form', async () => {
  const snapshot = buildSnapshot([exampleIncident({})], NOW);
  const explore = createExplore({ incidents: { snapshot: () => snapshot } });
  const names = [
    'select',
    'where',
    'order_by',
    'limit',
    'offset',
    'timezone',
    'lang',
    'apikey',
    'refine',
    'group_by',
  ];
  let callers = 0;
  await fc.assert(
    fc.asyncProperty(anyFields(names), async (query) => {
      const headers = { 'x-peer-address': `fuzz-${(callers += 1)}` };
      const answer = await explore(
        new Request(`http://site.test/?${query.toString()}`, { headers }),
      );
      const body = (await answer.json()) as Record<string, unknown>;
      expect([200, 400]).toContain(answer.status);
      expect(body).toHaveProperty(answer.status === 200 ? 'results' : 'error_code');
    }),
    { numRuns: 300 },
  );
});

describe('packed bytes [X-108]', () => {
  const good = gzipSync(JSON.stringify([{ incidentReference: 'A-1' }]));
  let server: Server;
  let port: number;
  let bytes: Uint8Array = good;
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
      response.end(bytes);
    });
    port = await listenLocally(server);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = () =>
    createHttpClient({
      name: 'a source',
      baseUrl: `http://127.0.0.1:${port}`,
      retries: 0,
      breakAfter: 0,
      maxBytes: 1000,
    })
      .get('/x', z.unknown())
      .catch((error: unknown) => error);

  it('of an answer are read, or a failure', async () =>
    fc.assert(
      fc.asyncProperty(garbledBytes([good]), async (next) => {
        bytes = next;
        const outcome = await ask();
        if (outcome instanceof Error) expect(isFailure(outcome)).toBe(true);
        else expect(JSON.stringify(outcome).length).toBeLessThanOrEqual(1000);
      }),
      { numRuns: 60 },
    ));

  it('that are much more than they look are not unpacked', async () => {
    bytes = gzipSync(Buffer.alloc(20_000_000));
    expect(bytes.length).toBeLessThan(30_000);
    expect(isFailure(await ask(), 'unavailable')).toBe(true);
  });

  it('of an archive are rows, or a fault', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'fuzz-archive-'));
    const file = path.join(dir, 'rows.jsonl.gz');
    const row =
      '{"seen_at":"2026-01-01T00:00:00Z","gone":0,"reference":"A-1","power_cut_type":"Unplanned"}\n';
    await fc.assert(
      fc.asyncProperty(
        garbledBytes([gzipSync(row.repeat(20)), Buffer.from(row.repeat(20))]),
        async (next) => {
          await writeFile(file, next);
          const outcome = await readArchive(file).catch((error: unknown) => error);
          if (!(outcome instanceof Error)) expect(outcome).toHaveProperty('entries');
        },
      ),
      { numRuns: 60 },
    );
    await rm(dir, { recursive: true });
  });
});
