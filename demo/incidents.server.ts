import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/time/instant';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { MpanInput, PostcodeInput } from '~/server/lib/api-input';
import { parseInput, queryOf, readJsonBody } from '~/server/lib/api.server';
import { CloseRoadsQuestion, closeRoadsRecords } from '~/server/incidents/close-roads-question';
import type { DemoNetwork } from './incidents/network';
import type { Incidents } from '~/server/incidents/incidents';
import { demoFeed } from './feed.server';
import { withFollowUp, type FollowUps } from './incidents/follow-ups.server';
import { createLocalQuestions, type LocalQuestions } from './incidents/local-questions.server';
import type { Position } from '~/domain/position';
import type { Wire } from '~/server/lib/wire';
import { respond, type Answers } from './answers.server';

export type DemoSnapshot = Pick<Incidents, 'snapshot' | 'wireJsonOf'>;

export interface IncidentParts {
  readonly followUps: () => Promise<FollowUps>;
  readonly network: DemoNetwork;
  readonly latest: () => DemoSnapshot;
  readonly isRealFeed: boolean;
  readonly addresses: AddressDirectory;
  readonly nearestSector: (point: Position) => string | null;
  readonly now: () => Instant;
}

const listJson = (network: DemoNetwork, at: Instant, followUps: FollowUps): string =>
  JSON.stringify(
    network
      .recordsAt(at)
      .map((record) => withFollowUp(record, followUps)) satisfies Wire<'Incidents'>,
  );

async function listAnswer(
  request: Request,
  { network, followUps: readFollowUps, now }: IncidentParts,
): Promise<Response> {
  const at = now();
  const feed = demoFeed(at);
  if (feed !== null) return new Response(feed, { headers: { 'Content-Type': 'application/json' } });
  const followUps = await readFollowUps();
  const [newest = 0] = followUps.values();
  const etag = `"${[network.changedAt(at), followUps.size, newest].join('-')}"`;
  const headers = { ETag: etag, 'Last-Modified': new Date(at).toUTCString() };
  if (request.headers.get('If-None-Match') === etag)
    return new Response(null, { status: 304, headers });
  const json = listJson(network, at, followUps);
  return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** From the snapshot that pages show, so that both agree even with a real feed. */
export function createDemoQuestions(parts: IncidentParts): LocalQuestions {
  const { network, latest, isRealFeed, addresses, nearestSector, now } = parts;
  const snapshot = () => latest().snapshot();
  const ownReferences = isRealFeed ? () => [] : network.referencesOf;
  return createLocalQuestions({ snapshot, addresses, nearestSector, ownReferences, now });
}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const Meter = z.object({ mpan: MpanInput });
const Place = z.object({
  mpan: z.preprocess(blankIsAbsent, MpanInput.optional()),
  postcode: PostcodeInput,
});

export function incidentAnswers(parts: IncidentParts, questions: LocalQuestions): Answers {
  const { latest } = parts;
  return {
    '/api/power-cut/all-incidents': { GET: (request) => listAnswer(request, parts) },
    '/api/power-cut/incident-by-id': {
      GET: (request) => {
        const json = latest().wireJsonOf(queryOf(request)['id'] ?? '');
        if (json === null) throw new Failure('not-found', 'We could not find what you asked for');
        return new Response(json, { headers: { 'Content-Type': 'application/json' } });
      },
    },
    '/api/power-cut/incident-by-mpan': {
      GET: async (request) => {
        const found = await questions.byMpan(parseInput(Meter, queryOf(request)).mpan);
        const records = found.flatMap(({ reference }) => latest().wireJsonOf(reference) ?? []);
        return new Response(`[${records.join(',')}]`, {
          headers: { 'Content-Type': 'application/json' },
        });
      },
    },
    '/api/get-future-planned-power-cuts': {
      GET: async (request) => {
        const { mpan, postcode } = parseInput(Place, queryOf(request));
        const incidentReferences = await questions.futurePlanned({
          postcode,
          ...(mpan && { mpan }),
        });
        return respond<'FuturePlannedPowerCuts'>({ incidentReferences });
      },
    },
    '/api/power-cut/close-roads': {
      POST: async (request) => {
        const { asked, near } = await readJsonBody(request, CloseRoadsQuestion);
        return respond<'CloseRoads'>(closeRoadsRecords(await questions.closeRoads(asked, near)));
      },
    },
  };
}
