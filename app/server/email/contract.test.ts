import { describe, expect, it } from 'vitest';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { EMAIL_TEMPLATE, NOTIFY_KEY, notifyService } from '../../../tests/support/services/notify';
import { startSmtp } from '../../../tests/support/services/smtp';
import { quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { createMailer } from './create.server';
import type { Mail } from './mailer';

const undo = undoAfterEach();
const OFF = {
  EMAIL: undefined,
  EMAIL_FROM: undefined,
  SMTP_URL: undefined,
  NOTIFY_URL: 'https://notify.invalid',
  NOTIFY_API_KEY: undefined,
  NOTIFY_EMAIL_TEMPLATE_ID: undefined,
  NOTIFY_EMAIL_REPLY_TO_ID: undefined,
};
type Mood = 'well' | 'no such mailbox' | 'trouble' | 'wrong key' | 'away';
interface Started {
  readonly env: typeof OFF | object;
  readonly sent: () => readonly { to: string; subject: string; text: string }[];
}

async function smtp(mood: Mood): Promise<Started> {
  const server = await startSmtp((command) => {
    if (mood === 'no such mailbox' && command === 'RCPT') return '550 5.1.1 No such mailbox';
    return mood === 'trouble' && command === 'MAIL' ? '451 4.3.0 Try again' : undefined;
  });
  undo.push(server.close);
  if (mood === 'away') await server.close();
  return {
    env: {
      EMAIL: 'smtp',
      EMAIL_FROM: 'Meridian Power Networks <no-reply@meridian.example>',
      SMTP_URL: mood === 'wrong key' ? server.urlAs('another') : server.url,
    },
    sent: () =>
      server.received.map(({ to, headers, text }) => ({
        to: to.join(),
        subject: headers['subject'] ?? '',
        text,
      })),
  };
}

async function notify(mood: Mood): Promise<Started> {
  const service = notifyService(() => (mood === 'trouble' ? 500 : undefined));
  const server = await serveOnLoopback(async (request) => {
    if (mood !== 'no such mailbox' || request.method !== 'POST') return service.handler(request);
    return Response.json(
      {
        status_code: 400,
        errors: [{ error: 'ValidationError', message: 'email_address Not a valid email address' }],
      },
      { status: 400 },
    );
  });
  undo.push(server.close);
  if (mood === 'away') await server.close();
  return {
    env: {
      EMAIL: 'notify',
      NOTIFY_URL: server.url,
      NOTIFY_API_KEY: mood === 'wrong key' ? NOTIFY_KEY.replace(/2/g, '9') : NOTIFY_KEY,
      NOTIFY_EMAIL_TEMPLATE_ID: EMAIL_TEMPLATE,
    },
    sent: () => service.sent.map(({ to, subject, text }) => ({ to, subject: subject ?? '', text })),
  };
}

async function start(make: (mood: Mood) => Promise<Started>, mood: Mood = 'well') {
  const { env, sent } = await make(mood);
  const logged: unknown[] = [];
  const logger = { ...quietLogger, error: (...line: unknown[]) => void logged.push(line) };
  const mailer = createMailer({ ...OFF, ...env }, logger);
  if (!mailer) throw new Error('Emails are off.');
  return { mailer, sent, logged };
}

const MAIL: Mail = {
  key: 'a1b2c3',
  to: 'ann.example@mail.example',
  subject: 'Mae eich ffurflen gennym – WEB-ABCDEFGHJK',
  text: 'Thank you.\n\n.A line that starts with a dot\nŵ and £5\n\nMeridian',
  isRetry: false,
};
const { to, subject, text } = MAIL;

describe.each([
  ['SMTP', smtp],
  ['GOV.UK Notify', notify],
])('emails by %s', (_, make) => {
  it('arrive as they were written', async () => {
    const { mailer, sent } = await start(make);
    expect(await mailer.send(MAIL)).toBe('sent');
    expect(sent()).toEqual([{ to, subject, text }]);
  });

  it.each<[Mood, string]>([
    ['no such mailbox', 'refused'],
    ['trouble', 'later'],
    ['wrong key', 'later'],
    ['away', 'later'],
  ])('with %s are %s', async (mood, result) => {
    const { mailer, sent, logged } = await start(make, mood);
    expect(await mailer.send(MAIL)).toBe(result);
    expect(sent()).toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/ann|WEB-/);
    expect(logged).toHaveLength(mood === 'wrong key' ? 1 : 0);
  });
});

it.each([
  ['550 5.1.1 No such mailbox', 'refused'],
  ['552 5.2.2 Mailbox full', 'refused'],
  ['550 No such mailbox', 'refused'],
  ['554 5.7.1 Relay access denied', 'later'],
  ['553 5.1.8 Sender address rejected', 'later'],
  ['550 5.4.5 Daily sending limit exceeded', 'later'],
])('by SMTP whose recipient is answered %s are %s', async (reply, result) => {
  const server = await startSmtp((command) => (command === 'RCPT' ? reply : undefined));
  undo.push(server.close);
  const mailer = createMailer(
    { ...OFF, EMAIL: 'smtp', EMAIL_FROM: 'no-reply@meridian.example', SMTP_URL: server.url },
    quietLogger,
  );
  expect(await mailer?.send(MAIL)).toBe(result);
});

it('by SMTP bear their sender, one name for every attempt, and that no person wrote them', async () => {
  const server = await startSmtp();
  undo.push(server.close);
  const from = 'Meridian Power Networks <no-reply@meridian.example>';
  const mailer = createMailer(
    { ...OFF, EMAIL: 'smtp', EMAIL_FROM: from, SMTP_URL: server.url },
    quietLogger,
  );
  await mailer?.send(MAIL);
  await mailer?.send({ ...MAIL, isRetry: true });
  for (const { headers, from: envelope } of server.received) {
    expect(envelope).toBe('no-reply@meridian.example');
    expect(headers).toMatchObject({
      from,
      to: 'ann.example@mail.example',
      'message-id': '<a1b2c3@meridian.example>',
      'auto-submitted': 'auto-generated',
    });
  }
  expect(server.received).toHaveLength(2);
});

it.each(['', '{}', '<h1>Maintenance</h1>'])(
  'by Notify are tried again where something in between answers 200 with “%s”',
  async (body) => {
    const server = await serveOnLoopback(() => new Response(body));
    undo.push(server.close);
    const { env } = await notify('well');
    const mailer = createMailer({ ...OFF, ...env, NOTIFY_URL: server.url }, quietLogger);
    expect(await mailer?.send(MAIL)).toBe('later');
    expect(await mailer?.send({ ...MAIL, isRetry: true })).toBe('later');
  },
);

it('by Notify are sent once, however often they come', async () => {
  const { mailer, sent } = await start(notify);
  expect(await mailer.send(MAIL)).toBe('sent');
  expect(await mailer.send({ ...MAIL, isRetry: true })).toBe('sent');
  expect(sent()).toHaveLength(1);
});

it('are off unless they are asked for', () => {
  expect(createMailer(OFF, quietLogger)).toBeNull();
});
