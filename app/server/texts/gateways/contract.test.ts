import { describe, expect, it } from 'vitest';
import { inProcess } from '../../../../tests/support/demo-operator';
import { serveOnLoopback, type Handler } from '../../../../tests/support/loopback';
import { operationAt, requestBreachesOf } from '../../../../tests/support/openapi';
import {
  NOTIFY_KEY,
  notifyService,
  TEXT_TEMPLATE,
} from '../../../../tests/support/services/notify';
import {
  ACCOUNT,
  API_KEY,
  API_SECRET,
  AUTH_TOKEN,
  FROM,
  SERVICE,
  twilioService,
} from '../../../../tests/support/services/twilio';
import { quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import type { TextMessage } from '../notifications';
import { createTextService, type TextEnv } from './create.server';

const undo = undoAfterEach();
/** A status of HTTP that the service gives instead; 422 is its own "not this number, ever". */
type Answer = (to: string) => number | undefined;
type Sent = readonly { readonly to: string; readonly text: string }[];

interface Service {
  readonly handler: Handler;
  readonly sent: () => Sent;
  readonly env: (url: string) => Omit<TextEnv, 'BASE_URL'>;
  readonly wrongKey: Omit<TextEnv, 'BASE_URL'>;
}

function ownService(answer: Answer): Service {
  const messages = new Map<string, { to: string; text: string }>();
  return {
    async handler(request) {
      const body: unknown = await request.json();
      // What the contract does not describe is refused for good.
      if (requestBreachesOf(operationAt('/messages', 'post'), body).length > 0)
        return new Response(null, { status: 422 });
      const key = request.headers.get('Idempotency-Key');
      if (!key) return new Response(null, { status: 400 });
      if (request.headers.get('Authorization') !== 'Bearer a-key')
        return new Response(null, { status: 401 });
      const message = body as { to: string; text: string };
      const isThere = new URL(request.url).pathname === '/messages';
      const status = isThere ? (answer(message.to) ?? 202) : 404;
      if (status < 300) messages.set(key, message);
      return new Response(null, { status });
    },
    sent: () => [...messages.values()],
    env: (url) => ({ TEXT_MESSAGES_URL: url, TEXT_MESSAGES_KEY: 'a-key' }),
    wrongKey: { TEXT_MESSAGES_KEY: 'another' },
  };
}

function notify(answer: Answer): Service {
  const { handler, sent } = notifyService(answer);
  return {
    handler,
    sent: () => sent,
    env: (url) => ({
      TEXT_MESSAGES: 'notify',
      NOTIFY_URL: url,
      NOTIFY_API_KEY: NOTIFY_KEY,
      NOTIFY_TEXT_TEMPLATE_ID: TEXT_TEMPLATE,
    }),
    wrongKey: { NOTIFY_API_KEY: NOTIFY_KEY.replace(/2/g, '9') },
  };
}

function twilio(answer: Answer): Service {
  const { handler, sent } = twilioService((to) => (answer(to) === 422 ? 21211 : answer(to)));
  return {
    handler,
    sent: () => sent.map(({ to, body: text }) => ({ to, text })),
    env: (url) => ({
      TEXT_MESSAGES: 'twilio',
      TWILIO_URL: url,
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
    }),
    wrongKey: { TWILIO_AUTH_TOKEN: 'another' },
  };
}

async function start(
  make: (answer: Answer) => Service,
  answer: Answer = () => undefined,
  more: Omit<TextEnv, 'BASE_URL'> | 'a wrong key' = {},
) {
  const service = make(answer);
  let calls = 0;
  const server = await serveOnLoopback((request) => {
    calls += 1;
    return service.handler(request);
  });
  undo.push(server.close);
  const env = {
    BASE_URL: 'https://www.meridian.example',
    ...service.env(server.url),
    ...(more === 'a wrong key' ? service.wrongKey : more),
  };
  const logged: unknown[] = [];
  const logger = { ...quietLogger, error: (...line: unknown[]) => void logged.push(line) };
  const nobody = async () => new Response(null, { status: 503 });
  return {
    sender: createTextService(env, inProcess(nobody), logger),
    sent: () => service.sent().map(({ to, text }) => [to, text]),
    calls: () => calls,
    logged,
    close: server.close,
  };
}

const message = (index: number): TextMessage => ({
  key: `n1-key-${index}`,
  to: `+447700${900_120 + index}`,
  text: `Text ${index} – £5, 50% & more`,
});
const asSent = ({ to, text }: TextMessage) => [to, text];
const again = (messages: readonly TextMessage[]) =>
  messages.map((one) => ({ ...one, isRetry: true }));

describe.each([
  ['our wire contract', ownService],
  ['GOV.UK Notify', notify],
  ['Twilio', twilio],
])('a text message service that speaks %s [X-29]', (_, make) => {
  it('is sent many, each once, however often they come', async () => {
    const { sender, sent } = await start(make);
    const some = [1, 2, 3].map(message);
    expect(await sender.send(some)).toEqual(['sent', 'sent', 'sent']);
    expect(await sender.send(again([...some, message(4)]))).toEqual(Array(4).fill('sent'));
    expect(sent()).toEqual([1, 2, 3, 4].map(message).map(asSent));
    expect(await sender.send([])).toEqual([]);
  });

  it('that refuses one number takes the others', async () => {
    const { sender, sent } = await start(make, (to) => (to.endsWith('2') ? 422 : undefined));
    expect(await sender.send([1, 2, 3].map(message))).toEqual(['sent', 'refused', 'sent']);
    expect(sent()).toEqual([1, 3].map(message).map(asSent));
  });

  it.each([429, 500, 503])(
    'that answers %d is asked again later, and left alone meanwhile',
    async (status) => {
      const { sender, sent, calls } = await start(make, () => status);
      const many = Array.from({ length: 50 }, (__, index) => message(index));
      expect(new Set(await sender.send(many))).toEqual(new Set(['later']));
      expect(calls()).toBeLessThan(20);
      expect(sent()).toEqual([]);
    },
  );

  it('that is not there is asked again later', async () => {
    const { sender, close } = await start(make);
    await close();
    expect(await sender.send([message(1)])).toEqual(['later']);
  });

  it('loses nothing by a wrong key', async () => {
    const { sender, sent } = await start(make, undefined, 'a wrong key');
    expect(await sender.send([1, 2].map(message))).toEqual(['later', 'later']);
    expect(sent()).toEqual([]);
  });

  it('logs neither numbers nor texts', async () => {
    const wrong = await start(make, undefined, 'a wrong key');
    await wrong.sender.send([message(1)]);
    const refusing = await start(make, () => 422);
    await refusing.sender.send([message(1)]);
    expect(JSON.stringify([...wrong.logged, ...refusing.logged])).not.toMatch(/7700|Text 1/);
  });
});

describe.each([
  ['GOV.UK Notify', notify],
  ['Twilio', twilio],
])('%s', (_, make) => {
  it.each(['', '{}', '<h1>Maintenance</h1>'])(
    'has taken no text where something in between answers 200 with “%s”',
    async (body) => {
      const { sender } = await start((answer) => ({
        ...make(answer),
        handler: () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
      }));
      expect(await sender.send([message(1)])).toEqual(['later']);
      expect(await sender.send(again([message(2)]))).toEqual(['later']);
    },
  );
});

describe('GOV.UK Notify', () => {
  it.each<[string, Omit<TextEnv, 'BASE_URL'>]>([
    ['template', { NOTIFY_TEXT_TEMPLATE_ID: '99999999-9999-4999-8999-999999999999' }],
    ['sender', { NOTIFY_TEXT_SENDER_ID: '99999999-9999-4999-8999-999999999999' }],
  ])(
    'is asked again later where its %s is not there, and the log says so once',
    async (__, more) => {
      const { sender, logged } = await start(notify, undefined, more);
      expect(await sender.send([1, 2].map(message))).toEqual(['later', 'later']);
      expect(logged).toEqual([
        [{ setting: 'BadRequestError' }, 'GOV.UK Notify does not accept our settings; texts wait'],
      ]);
    },
  );
});

describe('Twilio', () => {
  it.each([
    [21610, 'gone'],
    [21211, 'refused'],
    [21614, 'refused'],
    [21408, 'refused'],
    [21606, 'later'],
    [20429, 'later'],
    [30001, 'later'],
  ])('error %d means %s', async (code, result) => {
    const { sender } = await start(twilio);
    expect(await sender.send([message(1)])).toEqual(['sent']);
    const refusing = await start((answer) => ({
      ...twilio(answer),
      handler: twilioService(() => code).handler,
    }));
    expect(await refusing.sender.send([message(1)])).toEqual([result]);
  });

  it('takes an API key and a messaging service, and is told where to report', async () => {
    const fake = twilioService();
    const { sender } = await start(
      (answer) => ({ ...twilio(answer), handler: fake.handler }),
      undefined,
      {
        TWILIO_API_KEY: API_KEY,
        TWILIO_API_SECRET: API_SECRET,
        TWILIO_MESSAGING_SERVICE_SID: SERVICE,
      },
    );
    expect(await sender.send([message(1)])).toEqual(['sent']);
    expect(fake.sent).toMatchObject([
      { from: null, statusCallback: 'https://www.meridian.example/hooks/texts' },
    ]);
  });
});
