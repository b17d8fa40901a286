import { randomBytes } from 'node:crypto';
import type { Handler } from '../loopback';

export const ACCOUNT = `AC${'1'.repeat(32)}`;
export const AUTH_TOKEN = 'an auth token of the account';
export const API_KEY = `SK${'2'.repeat(32)}`;
export const API_SECRET = 'the secret of an API key';
export const SERVICE = `MG${'3'.repeat(32)}`;
export const FROM = '+447700900000';

/** https://www.twilio.com/docs/messaging/api/message-resource */
const LONGEST_TEXT = 1600;

export interface TwilioSent {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly body: string;
  readonly statusCallback: string | null;
  readonly at: Date;
}

/** https://www.twilio.com/docs/usage/twilios-response#error-and-exception-handling */
const refusal = (status: number, code: number, message: string): Response =>
  Response.json(
    { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status },
  );

const PAIRS = [`${ACCOUNT}:${AUTH_TOKEN}`, `${API_KEY}:${API_SECRET}`].map(
  (pair) => `Basic ${Buffer.from(pair).toString('base64')}`,
);

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** https://www.twilio.com/docs/api/errors */
function formTrouble(form: URLSearchParams): Response | null {
  const to = form.get('To');
  const [from, service, body] = [
    form.get('From'),
    form.get('MessagingServiceSid'),
    form.get('Body') ?? '',
  ];
  if (!to) return refusal(400, 21604, "A 'To' phone number is required.");
  if (!from && !service) return refusal(400, 21603, "A 'From' phone number is required.");
  if (service && service !== SERVICE)
    return refusal(404, 20404, 'The requested resource was not found');
  if (from && from !== FROM)
    return refusal(400, 21606, "The 'From' phone number is not a valid message-capable number.");
  if (body === '') return refusal(400, 21602, 'Message body is required.');
  if (body.length > LONGEST_TEXT)
    return refusal(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal(400, 21211, "Invalid 'To' Phone Number");
  const callback = form.get('StatusCallback');
  if (callback !== null && !isWebUrl(callback))
    return refusal(400, 21609, "The 'StatusCallback' URL is not a valid URL.");
  const validity = form.get('ValidityPeriod');
  if (validity !== null && !(Number(validity) >= 1 && Number(validity) <= 36_000))
    return refusal(400, 21616, "The 'ValidityPeriod' is out of range.");
  return null;
}

/**
 * A local service that answers as Twilio documents, and refuses what it refuses. The same text
 * twice is two messages, as with the real one. https://www.twilio.com/docs/messaging/api
 * @param answer a status, or one of Twilio's error codes, that it gives instead, by recipient
 */
export function twilioService(answer: (to: string) => number | undefined = () => undefined) {
  const sent: TwilioSent[] = [];
  const shown = ({ sid, to, from, body, at }: TwilioSent) => ({
    sid,
    account_sid: ACCOUNT,
    to,
    from,
    body,
    status: 'queued',
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    date_created: at.toUTCString(),
    date_updated: at.toUTCString(),
    date_sent: null,
    error_code: null,
    error_message: null,
    messaging_service_sid: null,
    price: null,
    price_unit: 'USD',
    api_version: '2010-04-01',
    uri: `/2010-04-01/Accounts/${ACCOUNT}/Messages/${sid}.json`,
    subresource_uris: {},
  });

  const handler: Handler = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!PAIRS.includes(request.headers.get('Authorization') ?? ''))
      return refusal(401, 20003, 'Authenticate');
    if (pathname !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
      return refusal(404, 20404, `The requested resource ${pathname} was not found`);
    if (request.method === 'GET') {
      const size = Number(searchParams.get('PageSize') ?? 50);
      const found = sent.filter(({ to }) => to === searchParams.get('To')).reverse();
      return Response.json({
        messages: found.slice(0, size).map(shown),
        page: 0,
        page_size: size,
        uri: pathname,
        next_page_uri: null,
      });
    }
    if (request.headers.get('Content-Type') !== 'application/x-www-form-urlencoded')
      return refusal(415, 20415, 'Unsupported Media Type');
    const form = new URLSearchParams(await request.text());
    const to = form.get('To') ?? '';
    const instead = answer(to);
    if (instead === 429) return refusal(429, 20429, 'Too Many Requests');
    if (instead !== undefined && instead > 599) return refusal(400, instead, 'Refused');
    if (instead !== undefined) return refusal(instead, 20500, 'Internal Server Error');
    const trouble = formTrouble(form);
    if (trouble) return trouble;
    const one = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to,
      from: form.get('From'),
      body: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback'),
      at: new Date(),
    };
    sent.push(one);
    return Response.json(shown(one), { status: 201 });
  };
  return { handler, sent };
}
