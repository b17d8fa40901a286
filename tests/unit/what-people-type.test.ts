import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseEmailAddress } from '~/domain/email-address';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';
import { parseMobile, parseTelephone } from '~/domain/telephone';
import { readFormValues, valueOf } from '~/forms/engine/form-values';
import { dayFrom } from '~/forms/parts/day-answer';
import { formProblem } from '~/forms/parts/text-rules';
import { manualFinderSchema } from '~/forms/schemas/finders';
import { offersEmailSchema } from '~/forms/schemas/offers-email';
import { address } from '~/server/front/address';
import { readJsonBody } from '~/server/lib/api.server';
import { MpanInput, PostcodeInput } from '~/server/lib/api-input';
import { formFields } from '~/server/lib/form.server';
import { signatureOf } from '../fixtures/signature-of';
import { createHttpHook } from '~/server/texts/gateways/http.server';
import { answerTextsHook } from '~/server/texts/replies/hook.server';
import { displayNameOf } from '~/server/uploads/names';
import { receiveForm } from '~/server/uploads/receive.server';
import { openDoor, refuse } from '../support/front';
import { sharedData } from '../support/shared-data';

const TYPED = '\u202d\ufeffCB1\u200b 9\u00adZA\u2060\u202c';
const READ = 'CB1 9ZA';
const post = (body: BodyInit) => new Request('http://site.test/x', { method: 'POST', body });
const multipart = () => {
  const form = new FormData();
  form.append('place', TYPED);
  return post(form);
};

it.each<readonly [string, () => Promise<unknown>]>([
  ['the address of a page', askedAtTheDoor],
  [
    'a plain form',
    async () => (await formFields(post(new URLSearchParams({ place: TYPED }))))['place'],
  ],
  ['a plain form in parts', async () => (await formFields(multipart()))['place']],
  ['a form with files', receivedWithFiles],
  ['a form of the engine', async () => valueOf(readFormValues([['place', TYPED]]), 'place')],
  [
    'a call of the API',
    async () =>
      (await readJsonBody(post(JSON.stringify({ place: TYPED })), z.object({ place: z.string() })))
        .place,
  ],
  ['a text message', textMessage],
  ['the name of a file', async () => displayNameOf(TYPED)],
])('what shows nothing does not come in through %s', async (_, read) =>
  expect(await read()).toBe(READ),
);

async function askedAtTheDoor(): Promise<unknown> {
  const door = await openDoor([address(refuse)]);
  try {
    const answer = await fetch(`${door.url}/x?place=${encodeURIComponent(TYPED)}`);
    const { url } = (await answer.json()) as { url: string };
    return new URL(url, door.url).searchParams.get('place');
  } finally {
    await door.close();
  }
}

async function receivedWithFiles(): Promise<unknown> {
  const dir = await mkdtemp(path.join(tmpdir(), 'typed-'));
  try {
    const form = await receiveForm(multipart(), dir);
    return 'fields' in form && form.fields[0]?.[1];
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function textMessage(): Promise<unknown> {
  const secret = 'a secret of sixteen letters';
  const now = Date.UTC(2026, 10, 20, 14);
  const text = {
    id: 'm-1',
    from: '+447700900123',
    to: '60006',
    message: TYPED,
    receivedAt: '2026-11-20T14:00:00Z',
  };
  const body = JSON.stringify(text);
  let message: unknown;
  const handle = async (come: { readonly message: string }) => {
    message = come.message;
    return 'done' as const;
  };
  const request = new Request('http://site.test/hooks/texts', {
    method: 'POST',
    headers: { 'X-Signature': signatureOf(body, secret, now) },
    body,
  });
  const replies = { handle, receive: async () => undefined };
  await answerTextsHook(request, { replies, hook: createHttpHook(secret), now: () => now });
  return message;
}

it.each([
  'sam@mail.example',
  'info@b\u00fcro-mail.example',
  'sam@mail.example;',
  'sam@123.123.123.123',
  'sam@mail',
])('forms, offers and meter points agree about %s', (typed) => {
  const isTaken = parseEmailAddress(typed) !== null;
  expect(formProblem(typed, { inputMode: 'email' }) === null).toBe(isTaken);
  expect(offersEmailSchema.safeParse({ emailAddress: typed }).success).toBe(isTaken);
  expect(manualFinderSchema.shape.emailAddress.safeParse(typed).success).toBe(isTaken);
});
it.each(['01632.960.001', '016977 2123', '+44 (0)7700 900123', '12345'])(
  'so they do about %s',
  (typed) => {
    const isTaken = parseTelephone(typed) !== null;
    expect(formProblem(typed, { inputMode: 'tel' }) === null).toBe(isTaken);
    expect(manualFinderSchema.shape.telephoneNumber.safeParse(typed).success).toBe(isTaken);
  },
);

const READERS: readonly (readonly [RegExp, (typed: string) => string | null])[] = [
  [/^town/, parseTelephone],
  [/^postcode/, (typed) => PostcodeInput.safeParse(typed).data ?? null],
  [/^meter point/, (typed) => MpanInput.safeParse(typed).data ?? null],
  [/^e-mail/, parseEmailAddress],
  [/^day/, dayFrom],
  [/^/, parseMobile],
];
const table = sharedData('field-cases/numbers.tsv');
it.skipIf(table === null)('numbers, addresses and days that others met are read', async () => {
  const [, ...lines] = (await readFile(table ?? '', 'utf8')).trim().split('\n');
  for (const line of lines) {
    const [what = '', escaped = '', expected = ''] = line.split('\t');
    const typed = JSON.parse(`"${escaped}"`) as string;
    const read = READERS.find(([kind]) => kind.test(what))?.[1](typed) ?? null;
    if (expected === 'taken') expect(read, what).not.toBeNull();
    else expect(read, what).toBe(expected.startsWith('refused') ? null : expected);
  }
});

it('a postcode and a meter point are read as they are by every rule that asks for them', () => {
  expect(parsePostcode(TYPED)?.postcode).toBe(READ);
  expect(parseMpan('10-0000-1901-079')).toBe('1000001901079');
});
