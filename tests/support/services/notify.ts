import { createHmac, randomUUID } from 'node:crypto';
import { parseMobile } from '~/domain/telephone';
import type { Handler } from '../loopback';

export const NOTIFY_SERVICE = '11111111-1111-4111-8111-111111111111';
const NOTIFY_SECRET = '22222222-2222-4222-8222-222222222222';
export const NOTIFY_KEY = `website-${NOTIFY_SERVICE}-${NOTIFY_SECRET}`;
export const TEXT_TEMPLATE = '33333333-3333-4333-8333-333333333333';
export const EMAIL_TEMPLATE = '44444444-4444-4444-8444-444444444444';
export const SENDER = '55555555-5555-4555-8555-555555555555';

/** The longest text: https://docs.notifications.service.gov.uk/node.html#send-a-text-message-error-codes */
const LONGEST_TEXT = 918;
const CLOCK_SECONDS = 30;

export interface NotifySent {
  readonly id: string;
  readonly type: 'sms' | 'email';
  readonly reference: string | null;
  readonly to: string;
  readonly text: string;
  readonly subject: string | null;
}

const refusal = (status: number, error: string, message: string): Response =>
  Response.json({ status_code: status, errors: [{ error, message }] }, { status });
const badRequest = (message: string) => refusal(400, 'BadRequestError', message);
const invalid = (message: string) => refusal(400, 'ValidationError', message);

const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** A token is a JWT of the service's id and the time, signed with the key's secret. */
function authTrouble(request: Request): string | null {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return 'Unauthorized: authentication token must be provided';
  const { iss, iat } = decoded(claims);
  if (iss !== NOTIFY_SERVICE) return 'Invalid token: service not found';
  if (Math.abs(Number(iat) - Date.now() / 1000) > CLOCK_SECONDS)
    return 'Error: Your system clock must be accurate to within 30 seconds';
  const right = createHmac('sha256', NOTIFY_SECRET).update(`${head}.${claims}`).digest('base64url');
  return decoded(head).alg === 'HS256' && signature === right
    ? null
    : 'Invalid token: API key not found';
}

interface Body {
  readonly phone_number?: string;
  readonly email_address?: string;
  readonly template_id?: string;
  readonly personalisation?: Readonly<Record<string, string>>;
  readonly reference?: string;
  readonly sms_sender_id?: string;
  readonly email_reply_to_id?: string;
}

const KNOWN = {
  sms: ['phone_number', 'template_id', 'personalisation', 'reference', 'sms_sender_id'],
  email: ['email_address', 'template_id', 'personalisation', 'reference', 'email_reply_to_id'],
} as const;
/** The placeholders of the templates: ((message)), and ((subject)) in an email. */
const PLACEHOLDERS = { sms: ['message'], email: ['subject', 'message'] } as const;

function bodyTrouble(type: 'sms' | 'email', body: Body): Response | null {
  const unknown = Object.keys(body).find((name) => !KNOWN[type].includes(name as never));
  if (unknown !== undefined)
    return invalid(`Additional properties are not allowed (${unknown} was unexpected)`);
  if (type === 'sms' && body.phone_number === undefined)
    return invalid('phone_number is a required property');
  if (type === 'sms' && parseMobile(body.phone_number) === null)
    return invalid('phone_number Not a UK mobile number');
  if (type === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(body.email_address ?? ''))
    return invalid('email_address Not a valid email address');
  if (!/^[\da-f-]{36}$/.test(body.template_id ?? ''))
    return invalid('template_id is not a valid UUID');
  if (body.template_id !== (type === 'sms' ? TEXT_TEMPLATE : EMAIL_TEMPLATE))
    return badRequest('Template not found');
  const missing = PLACEHOLDERS[type].filter((name) => body.personalisation?.[name] === undefined);
  if (missing.length > 0) return badRequest(`Missing personalisation: ${missing.join(', ')}`);
  const sender = body.sms_sender_id;
  if (sender !== undefined && sender !== SENDER)
    return badRequest(`sms_sender_id ${sender} does not exist in database for service id`);
  if (type === 'sms' && (body.personalisation?.message ?? '').length > LONGEST_TEXT)
    return badRequest('Content for template has a character count greater than the limit of 918');
  return null;
}

/**
 * A local service that answers as GOV.UK Notify documents, and refuses what it refuses. The same
 * reference twice is two messages, as with the real one.
 * https://docs.notifications.service.gov.uk/node.html
 * @param answer a status that it gives instead, by recipient
 */
export function notifyService(answer: (to: string) => number | undefined = () => undefined) {
  const sent: NotifySent[] = [];
  const handler: Handler = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const trouble = authTrouble(request);
    if (trouble !== null) return refusal(403, 'AuthError', trouble);
    if (pathname === '/v2/notifications' && request.method === 'GET') {
      const found = sent.filter(
        ({ type, reference }) =>
          type === searchParams.get('template_type') && reference === searchParams.get('reference'),
      );
      const notifications = found.map(({ id, type, reference, to, text }) => ({
        id,
        type,
        reference,
        phone_number: type === 'sms' ? to : null,
        email_address: type === 'email' ? to : null,
        status: 'sending',
        body: text,
      }));
      return Response.json({ notifications, links: { current: request.url } });
    }
    const [, type] = /^\/v2\/notifications\/(sms|email)$/.exec(pathname) ?? [];
    if (request.method !== 'POST' || (type !== 'sms' && type !== 'email'))
      return Response.json({ result: 'error', message: 'Not found' }, { status: 404 });
    const body = (await request.json()) as Body;
    const to = body.phone_number ?? body.email_address ?? '';
    const status = answer(to);
    if (status === 429)
      return refusal(
        429,
        'RateLimitError',
        'Exceeded rate limit for key type LIVE of 3000 requests per 60 seconds',
      );
    if (status !== undefined && status >= 500)
      return refusal(status, 'Exception', 'Internal server error');
    if (status === 422)
      return invalid(
        'phone_number Number is not valid – double check the phone number you entered',
      );
    const refused = bodyTrouble(type, body);
    if (refused) return refused;
    const { message = '', subject = null } = body.personalisation ?? {};
    const reference = body.reference ?? null;
    const one = { id: randomUUID(), type, reference, to, text: message, subject } as const;
    sent.push(one);
    return Response.json(
      {
        id: one.id,
        reference,
        content: { body: message, from_number: 'GOVUK' },
        uri: `https://api.notifications.service.gov.uk/v2/notifications/${one.id}`,
        template: { id: body.template_id, version: 1, uri: '' },
      },
      { status: 201 },
    );
  };
  return { handler, sent };
}
