import { beforeAll, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { createForms } from '~/server/content/forms/create.server';
import { withLanguages } from '~/server/languages/content.server';
import { secretsOf } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { createAcceptedWork } from '~/server/submissions/create.server';
import { demoOperator } from '../../../tests/support/demo-operator';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { inTheClear } from '../../../tests/support/in-the-clear';
import { startSmtp, type SmtpMood } from '../../../tests/support/services/smtp';
import { describeOnEveryStore, quietLogger, sqlitePlace } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { purgeAcknowledgements } from './acknowledge.server';
import { mailOf } from './create.server';

const undo = undoAfterEach();
const ANN = 'ann@mail.example';
const SECRETS = secretsOf('a secret of sixteen letters');
const content = createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 });
const START = Date.UTC(2026, 10, 20, 14, 40);
let now = START;
let dataDir = '';
beforeAll(async () => {
  const place = await sqlitePlace();
  dataDir = place.env.DATA_DIR;
  return () => place.remove();
});

async function start(store: Store, mood?: SmtpMood) {
  now = START;
  const server = await startSmtp(mood);
  undo.push(server.close);
  const forms = createForms({ content, dataDir, logger: quietLogger });
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const logger = { ...quietLogger, warn: log, error: log };
  const mail = mailOf({
    env: {
      BASE_URL: 'https://www.meridian.example',
      EMAIL: 'smtp',
      EMAIL_FROM: 'no-reply@meridian.example',
      SMTP_URL: server.url,
      NOTIFY_URL: '',
      NOTIFY_API_KEY: undefined,
      NOTIFY_EMAIL_TEMPLATE_ID: undefined,
      NOTIFY_EMAIL_REPLY_TO_ID: undefined,
    },
    forms,
    spokenIn: withLanguages(() => content),
    logger,
  });
  const work = createAcceptedWork({
    env: { SECRETS },
    operator: demoOperator({ store }),
    store,
    logger,
    now: () => now,
    mail: mail && { ...mail, idleMs: 10, pause: () => 0 },
  });
  undo.push(() => work.outbox.stop());
  undo.push(async () => work.acknowledgements?.stop());
  const waiting = async () =>
    (
      await store.db
        .selectFrom('outbox')
        .where('kind', '=', 'email')
        .where('state', '=', 'waiting')
        .select('id')
        .execute()
    ).length;
  return {
    ...work,
    received: server.received,
    lines,
    waiting,
    async settle() {
      now += 5000;
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 8000 });
    },
  };
}

const form = (id: string, pageType: string, more: Partial<Submission> = {}) =>
  exampleSubmission({
    id,
    pageType,
    formData: [
      {
        sectionName: 'About you',
        sectionFields: [
          { name: 'yourName', value: 'Ann Example' },
          { name: 'emailAddress', value: ANN },
          { name: 'message', value: 'Buy cheap pills at https://evil.example' },
        ],
      },
    ],
    ...more,
  });
const claim = (more?: Partial<Submission>) => form('compensation-claim', 'compensationClaim', more);

describeOnEveryStore('the email that acknowledges a form', (makeStore) => {
  it('says the reference, what was sent, what happens next and 105, and nothing that was typed', async () => {
    const site = await start(await makeStore());
    const submission = claim();
    await site.submissions.submit(submission, { idempotencyKey: 'key-12345' });
    await site.settle();
    const [mail, ...others] = site.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([ANN]);
    expect(mail?.headers['subject']).toBe(
      `We have your form. Your reference is ${submission.guIReference}`,
    );
    expect(mail?.text).toBe(
      [
        'Thank you. We have your claim.',
        `Your reference is ${submission.guIReference}.`,
        'What you sent: Claim for a long power cut, on 20 November 2026, 2:40pm.',
        'What happens next\nWe will answer within 10 working days. If we accept it, we will ask for your bank details then.',
        'Power cut, or something dangerous? Call 105, free, at any time. If anyone is hurt, call 999.',
        'If you didn’t send us this form, somebody may have typed your address by mistake. You don’t need to do anything.',
        'This email was sent automatically. Please don’t reply to it.',
        'Meridian Power Networks\n0808 157 0105\nhttps://www.meridian.example',
      ].join('\n\n'),
    );
  });

  it('has the reference that the visitor sees, where the operator gives it', async () => {
    const site = await start(await makeStore());
    const submission = form('report-a-power-cut', 'reportAPowerCut');
    const accepted = await site.submissions.submit(submission, { idempotencyKey: 'key-12345' });
    expect(accepted.reference).toMatch(/^C-\d{10}$/);
    await site.settle();
    expect(site.received[0]?.text).toContain(`Your reference is ${accepted.reference}.`);
    expect(site.received[0]?.text).not.toContain(submission.guIReference);
  });

  it('is in the language of the form', async () => {
    const site = await start(await makeStore());
    await site.submissions.submit(
      form('report-a-power-cut', 'reportAPowerCut', { language: 'cy' }),
      { idempotencyKey: 'key-12345' },
    );
    await site.settle();
    expect(site.received[0]?.text).toMatch(/^Diolch\. Mae eich adroddiad gennym\./);
    expect(site.received[0]?.text).toContain('Beth sy’n digwydd nesaf');
  });

  it.each<[string, Submission]>([
    ['gives no email address', claim({ formData: [] })],
    [
      'gives something else',
      claim({
        formData: [
          { sectionName: '', sectionFields: [{ name: 'emailAddress', value: 'not an address' }] },
        ],
      }),
    ],
    ['is a note about a known power cut', claim({ kind: 'priority-note' })],
    ['is not one of ours', form('another', 'compensationClaim')],
  ])('is not sent where the form %s', async (_, submission) => {
    const site = await start(await makeStore());
    await site.submissions.submit(submission, { idempotencyKey: 'key-12345' });
    expect(await site.waiting()).toBe(0);
  });

  it('is not sent for what was not accepted, and once for what is sent twice', async () => {
    const site = await start(await makeStore());
    const submission = claim();
    const also = () => Promise.reject(new Error('the disk is full'));
    await expect(
      site.submissions.submit(submission, { idempotencyKey: 'key-12345', also }),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await site.waiting()).toBe(0);
    for (let turn = 0; turn < 2; turn += 1)
      await site.submissions.submit(submission, { idempotencyKey: 'key-12345' });
    await site.settle();
    expect(site.received).toHaveLength(1);
  });

  it('is tried again after trouble, under one name, without a word of it in the log', async () => {
    let trouble = 2;
    const site = await start(await makeStore(), (command) =>
      command === 'RCPT' && (trouble -= 1) >= 0 ? '451 4.3.0 Try again' : undefined,
    );
    await site.submissions.submit(claim(), { idempotencyKey: 'key-12345' });
    await site.settle();
    expect(site.received).toHaveLength(1);
    expect(site.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(site.lines)).not.toMatch(/ann|WEB-|key-12345/);
  });

  it('is dropped where the mailbox does not exist, and after two days', async () => {
    const store = await makeStore();
    const refusing = await start(store, (command) =>
      command === 'RCPT' ? '550 5.1.1 No such mailbox' : undefined,
    );
    await refusing.submissions.submit(claim(), { idempotencyKey: 'key-12345' });
    await refusing.settle();
    expect(refusing.received).toEqual([]);
    await refusing.acknowledgements?.stop();

    const failing = await start(store, () => '421 4.3.2 Busy');
    await failing.submissions.submit(claim(), { idempotencyKey: 'key-23456' });
    now += 5000;
    await vi.waitFor(() => expect(failing.lines.length).toBeGreaterThan(0));
    expect(await failing.waiting()).toBe(1);
    now += 2 * DAY;
    await failing.settle();
  });

  it('goes to one mailbox six times at once, then once an hour; every form is accepted', async () => {
    const site = await start(await makeStore());
    const send = async (key: string) => {
      const submission = claim();
      const accepted = await site.submissions.submit(submission, { idempotencyKey: key });
      expect(accepted.reference).toBe(submission.guIReference);
    };
    for (let turn = 0; turn < 8; turn += 1) await send(`key-1234${turn}`);
    await site.settle();
    expect(site.received).toHaveLength(6);
    now += HOUR;
    await send('key-23456');
    await site.settle();
    expect(site.received).toHaveLength(7);
  });

  it('holds nothing that can be read in the database, and is forgotten after a week', async () => {
    const store = await makeStore();
    const site = await start(store);
    await site.submissions.submit(claim(), { idempotencyKey: 'key-12345' });
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    expect(inTheClear(JSON.stringify(rows), [ANN, 'Ann Example'])).toEqual([]);
    await site.settle();
    const emails = () => store.db.selectFrom('outbox').where('kind', '=', 'email').selectAll();
    await purgeAcknowledgements(store.db, now + 6 * DAY);
    expect(await emails().execute()).toHaveLength(1);
    await purgeAcknowledgements(store.db, now + 8 * DAY);
    expect(await emails().execute()).toEqual([]);
  });
});
