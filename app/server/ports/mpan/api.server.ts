import { mpanManual as mpanManualTexts, mpan as mpanTexts, submitForm } from '#words/en.json';
import { z } from 'zod';
import { distributorOf } from '~/domain/address-search';
import type { Say } from '~/forms/fixed/validator';
import { meterFinderSchema } from '~/forms/schemas/finders';
import type { Content } from '~/server/content/content';
import { MpanInput } from '~/server/lib/api-input';
import {
  api,
  apiError,
  notAPerson,
  notAccepted,
  parseInput,
  privateJson,
  readJsonBody,
} from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { idempotencyKeyOf } from '~/server/lib/idempotency-key.server';
import { answerInvalidCall, checkForm } from '~/server/lib/posted-form.server';
import { textsOf, type Texts } from '~/words/texts';
import { type Overrides } from '~/words/language';
import { wireDistributor } from '../addresses/wire-write';
import { passes } from '../bot-check/port';
import { storedScore, spendScore } from '../bot-check/score-cookie.server';
import type { BotUses } from '../bot-check/uses.server';
import type { Meters, MpanCheck, MpanRequests, RequestKind } from './port';
import { checkBody, manualBody } from './wire';

const LARGEST = 20_000;

const NoStore = { 'Cache-Control': cachePolicy.noStore };
const OTHERS = 'This meter point belongs to another distributor.';
const REFUSED = 'We could not accept this request. Please call us.';

interface Body<Shape extends z.ZodTypeAny, Schema extends z.ZodTypeAny, Wire> {
  readonly shape: Shape;
  readonly schema: Schema;
  readonly names: Readonly<Record<string, string>>;
  fieldsOf(body: z.input<Shape>): Readonly<Record<string, unknown>>;
  requestOf(form: z.output<Schema>, body: z.output<Shape>): Wire;
}

/** Members that are missing or of another type are 400; those with invalid values are 422. */
async function readAs<Shape extends z.ZodTypeAny, Schema extends z.ZodTypeAny, Wire>(
  { shape, schema, names, fieldsOf, requestOf }: Body<Shape, Schema, Wire>,
  say: Texts<typeof submitForm> & Say,
  input: unknown,
): Promise<Wire | Response> {
  const body = shape.safeParse(input);
  const issues = body.error?.issues ?? [];
  if (issues.some(({ code, path }) => code === 'invalid_type' || path[0] === 'mpan'))
    parseInput(shape, input);
  const form = await checkForm(schema, say, fieldsOf(input as z.input<Shape>));
  const others = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  const wrong = { ...form.fieldErrors, ...others };
  if (form.fieldErrors || !body.success)
    return answerInvalidCall(wrong, names, (count) => say('problems', { count }));
  return requestOf(form.data, body.data as z.output<Shape>);
}

function readRequest(kind: RequestKind, input: unknown, dictionary: Overrides) {
  const say = textsOf({ ...mpanTexts, ...mpanManualTexts, ...submitForm }, dictionary);
  return kind === 'manual-mpan-checker'
    ? readAs(manualBody, say, input)
    : readAs(checkBody, say, input);
}

interface RequestGateways {
  readonly mpanRequests: Pick<MpanRequests, 'request'>;
  readonly content: Pick<Content, 'settings' | 'dictionary'>;
  readonly bots: { readonly uses: Pick<BotUses, 'take'> };
}

/** Its first digits identify the distributor; another distributor's can't be requested here. */
const isOthers = (kind: RequestKind, body: unknown, content: RequestGateways['content']): boolean =>
  kind === 'mpan-checker' &&
  distributorOf(
    { distributorMpid: null, dno: -1, mpan: (body as MpanCheck).mpan },
    content.settings().distributors,
  ) !== null;

/** Each sends an email, so each needs its own score from POST /api/recaptcha. */
export const answerMpanRequest = (kind: RequestKind) =>
  api({ limit: kind }, async ({ request }, { mpanRequests, content, bots }: RequestGateways) => {
    const sent = await readJsonBody(request, z.record(z.unknown()), LARGEST);
    const body = await readRequest(kind, sent, content.dictionary());
    if (body instanceof Response) return body;
    if (isOthers(kind, body, content))
      return notAccepted(OTHERS, [{ field: 'mpan', message: OTHERS }]);
    const key = idempotencyKeyOf(request);
    const score = await spendScore(await storedScore(request, Date.now()), bots.uses, [
      kind,
      key,
      body,
    ]);
    if (!score || !passes(score.score)) return notAPerson(mpanTexts.mpanCaptcha);
    // Without a key from the caller the score is the key, so a resend is the same request.
    const answer = await mpanRequests.request(kind, body, { idempotencyKey: key ?? score.id });
    if (answer.state === 'refused') return notAccepted(REFUSED, []);
    if (answer.state === 'mailbox-full')
      return apiError('too-many-requests', mpanTexts.mpanMailboxFull, null, {
        'Retry-After': String(answer.waitSeconds),
      });
    return new Response(null, { status: answer.state === 'arrived' ? 204 : 202, headers: NoStore });
  });

const byNumber = meterFinderSchema.pick({ meterNumber: true });

/**
 * GET /api/meter-serial-number-mpan-cheker, spelt as in api.openapi.yaml. The distributor of
 * another network comes from the settings.
 */
export const answerMeterLookup = api(
  { limit: 'meter-lookup', query: z.object({ value: z.string().max(100) }) },
  async (
    { query: { value } },
    {
      meters,
      content,
    }: { meters: Pick<Meters, 'byMeterNumber'>; content: Pick<Content, 'settings' | 'dictionary'> },
  ) => {
    const say = textsOf(mpanTexts, content.dictionary());
    const form = await checkForm(byNumber, say, { meterNumber: value });
    if (form.fieldErrors)
      return apiError('invalid', form.fieldErrors['meterNumber'] ?? '', 'value');
    const { isUkpnDno, distributorMpid, supplierNumber, supplierName, mpan } =
      await meters.byMeterNumber(form.data.meterNumber);
    const otherDistributor = isUkpnDno
      ? null
      : distributorOf({ distributorMpid, mpan, dno: -1 }, content.settings().distributors);
    const distributor = otherDistributor && wireDistributor(otherDistributor);
    return privateJson({
      isUkpnDno,
      distributorMpid,
      supplierNumber,
      supplierName,
      mpan,
      ...(isUkpnDno ? {} : { distributor }),
    });
  },
);

export const answerSupplierDetails = api(
  { limit: 'supplier-details', query: z.object({ mpan: MpanInput }) },
  async ({ query }, { meters }: { readonly meters: Pick<Meters, 'supplierOf'> }) => {
    const { supplierNumber, supplierName, mpan } = await meters.supplierOf(query.mpan);
    return privateJson({ supplierNumber, supplierName, mpan });
  },
);
