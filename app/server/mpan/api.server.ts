import { json } from '@remix-run/node';
import { z } from 'zod';
import { mpanTexts } from '~/cms/texts/mpan';
import { distributorOf } from '~/domain/address-search';
import { wireDistributor } from '../addresses/wire-write';
import { MpanInput } from '../api-input';
import { answerApi, apiError, notAccepted, parseInput, privateJson, queryOf, readJsonBody } from '../api.server';
import { passes } from '../bot-check/bot-check';
import { keptScore, spendScore } from '../bot-check/score-cookie.server';
import type { BotUses } from '../bot-check/uses.server';
import { cachePolicy } from '../cache-policy';
import type { Content } from '../content/content';
import { idempotencyKeyOf } from '../idempotency-key.server';
import { enforceRateLimit } from '../rate-limit.server';
import type { Meters } from './meters';
import type { MpanCheck, MpanRequests, RequestBodies, RequestKind } from './requests';
import { ManualMpanBody, METER_NUMBER, METER_NUMBER_SENTENCE, MpanCheckBody } from './wire';

/** Each request sends an e-mail to somebody: few for one person, enough for a street behind one mobile address. */
export const REQUEST_LIMIT = { perMinute: 20, burst: 20 };
/** A meter number has few letters: trying them all out must not pay. */
export const LOOKUP_LIMIT = { perMinute: 60 };
const LARGEST = 20_000;

const NoStore = { 'Cache-Control': cachePolicy.noStore };
const OTHERS = 'This meter point belongs to another distributor.';
const REFUSED = 'We could not accept this request. Please call us.';

const bodies = {
  'mpan-checker': MpanCheckBody,
  'mpan-export-checker': MpanCheckBody,
  'manual-mpan-checker': ManualMpanBody,
};

const captcha = () =>
  json(
    { error: 'captcha', message: mpanTexts.mpanCaptcha, field: null, errors: [] },
    { status: 422, headers: NoStore },
  );

/** Members of another type, or missing, cannot be right (400); members with a wrong value are the visitor's to mend (422). */
function readRequest<Kind extends RequestKind>(kind: Kind, input: unknown): RequestBodies[Kind] | Response {
  const result = bodies[kind].safeParse(input);
  if (result.success) return result.data as RequestBodies[Kind];
  const { issues } = result.error;
  if (issues.some(({ code, path }) => code === 'invalid_type' || path[0] === 'mpan'))
    return parseInput(bodies[kind], input) as never;
  const named = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const count = named.length;
  return notAccepted(
    count === 1 ? 'There is a problem with 1 answer' : `There is a problem with ${count} answers`,
    named,
  );
}

interface RequestGateways {
  readonly mpanRequests: Pick<MpanRequests, 'request'>;
  readonly content: Pick<Content, 'settings'>;
  readonly bots: { readonly uses: Pick<BotUses, 'take'> };
}

/** The first digits of a meter point say whose it is; that of another distributor cannot be asked for here. */
const isOthers = (kind: RequestKind, body: unknown, content: RequestGateways['content']): boolean =>
  kind === 'mpan-checker' &&
  distributorOf({ distributorMpid: null, dno: -1, mpan: (body as MpanCheck).mpan }, content.settings().distributors) !==
    null;

/**
 * POST /api/mpan-checker, /api/mpan-export-checker and /api/manual-mpan-checker. Each writes to a mailbox, so each needs a score of its
 * own, from POST /api/recaptcha. Specification: journeys, sections 5 and 7.
 */
export const answerMpanRequest = (
  request: Request,
  kind: RequestKind,
  { mpanRequests, content, bots }: RequestGateways,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, kind, REQUEST_LIMIT);
    const sent = await readJsonBody(request, z.record(z.unknown()), LARGEST);
    const body = readRequest(kind, sent);
    if (body instanceof Response) return body;
    if (isOthers(kind, body, content)) return notAccepted(OTHERS, [{ field: 'mpan', message: OTHERS }]);
    const key = idempotencyKeyOf(request);
    const score = await spendScore(await keptScore(request, Date.now()), bots.uses, [kind, key, body]);
    if (!score || !passes(score.score)) return captcha();
    // Without a key of the caller the score is one: sent again it is the same request.
    const answer = await mpanRequests.request(kind, body, { idempotencyKey: key ?? score.id });
    if (answer.state === 'refused') return notAccepted(REFUSED, []);
    if (answer.state === 'mailbox-full')
      return apiError('too-many-requests', mpanTexts.mpanMailboxFull, null, {
        'Retry-After': String(answer.waitSeconds),
      });
    return new Response(null, { status: answer.state === 'arrived' ? 204 : 202, headers: NoStore });
  });

const ByNumber = z.object({ value: z.string().trim().regex(METER_NUMBER, METER_NUMBER_SENTENCE) });

/** GET /api/meter-serial-number-mpan-cheker, spelled as given. The distributor of another network comes from the settings. */
export const answerMeterLookup = (
  request: Request,
  { meters, content }: { meters: Pick<Meters, 'byMeterNumber'>; content: Pick<Content, 'settings'> },
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'meter-lookup', LOOKUP_LIMIT);
    const { value } = parseInput(ByNumber, queryOf(request));
    const { isUkpnDno, distributorMpid, supplierNumber, supplierName, mpan } = await meters.byMeterNumber(value);
    const known = isUkpnDno ? null : distributorOf({ distributorMpid, mpan, dno: -1 }, content.settings().distributors);
    const distributor = known && wireDistributor(known);
    return privateJson({
      isUkpnDno,
      distributorMpid,
      supplierNumber,
      supplierName,
      mpan,
      ...(isUkpnDno ? {} : { distributor }),
    });
  });

/** GET /api/supplier-details. Specification: journeys, section 7; decision J-965. */
export const answerSupplierDetails = (request: Request, meters: Pick<Meters, 'supplierOf'>): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'supplier-details', LOOKUP_LIMIT);
    const asked = parseInput(z.object({ mpan: MpanInput }), queryOf(request));
    const { supplierNumber, supplierName, mpan } = await meters.supplierOf(asked.mpan);
    return privateJson({ supplierNumber, supplierName, mpan });
  });
