import { expect, it } from 'vitest';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { createAcknowledgements } from '../email/acknowledge.server';
import { parseEnv } from '../env.server';
import { createEncrypter } from '../lib/encrypt.server';
import { openStore } from '../store/open.server';
import { openKeeping } from './open.server';
import { reencrypt } from './reencrypt.server';

const undo = undoAfterEach();
const SECRET = 'a-secret-of-sixteen-letters';
const ANNA = 'anna@example.com';

describeOnEveryStore('an email that acknowledges a form and could not be sent yet', (makeStore) => {
  const begin = async () => {
    const { env: where } = await makeStore.place();
    const env = parseEnv({ ...where, LOG_LEVEL: 'silent', SESSION_SECRET: SECRET });
    const store = await openStore(where, quietLogger);
    undo.push(() => store.close());
    const acknowledgements = createAcknowledgements({
      store,
      encrypter: createEncrypter(env.SECRETS, 'outbox'),
      mailer: { send: async () => 'later' },
      letterOf: () => ({ to: ANNA, form: 'claim', language: null }),
      referenceOf: async () => 'WEB-ABCDEFGHJK',
      textOf: () => ({ subject: '', text: '' }),
      logger: quietLogger,
    });
    await acknowledgements.stop();
    await store.db
      .transaction()
      .execute((trx) => acknowledgements.put(trx, exampleSubmission(), 'key-12345'));
    const emails = () =>
      store.db.selectFrom('outbox').where('kind', '=', 'email').selectAll().execute();
    return { env, store, emails };
  };

  it('is found by its address, and deleted although it waits', async () => {
    const { env, emails } = await begin();
    const keeping = await openKeeping(env, quietLogger);
    expect((await keeping.find('Anna@Example.com')).sent).toMatchObject([
      { channel: 'acknowledgement', state: 'waiting', body: { to: ANNA } },
    ]);
    expect(await keeping.forget(ANNA)).toMatchObject({ left: 0 });
    expect(await emails()).toEqual([]);
    await keeping.close();
  });

  it('is encrypted again with a new secret', async () => {
    const { env, store, emails } = await begin();
    const { current } = env.SECRETS;
    const secrets = { ...env.SECRETS, current: 'another-secret-of-letters', earlier: [current] };
    const encrypter = (purpose: string) => createEncrypter(secrets, purpose);
    const done = await reencrypt({
      store,
      outbox: encrypter('outbox'),
      names: encrypter('names'),
      numbers: encrypter('text updates'),
      renewFile: async () => true,
    });
    expect(done).toEqual({ rows: 1, files: 0, unreadable: 0 });
    const [row] = await emails();
    const alone = createEncrypter({ ...secrets, earlier: [] }, 'outbox');
    const text = alone.decrypt(row?.sealed ?? '', `outbox ${row?.channel} ${row?.key}`);
    expect(text).toContain(ANNA);
  });
});
