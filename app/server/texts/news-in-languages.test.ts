import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import type { Language } from '~/words/language';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Content } from '~/server/content/content';
import { withLanguages } from '~/server/languages/content.server';
import { createEmbeddedTextUpdates } from './sign-ups/embedded.server';
import { createHashes } from './sign-ups/hashes.server';
import { describeOnOneStore, quietLogger } from '../../../tests/support/stores';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { createNotifications } from './create.server';
import type { TextMessage } from './notifications';

const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));
const base = {
  settings: () => ({ operator: { name: 'Meridian' } }),
  live: () => ({ stormMode: false }),
  dictionary: () => ({}),
} as unknown as Content;
const contentIn = (language: Language | null) => withLanguages(() => base)(language).content;

const ANN = '+447700900001';
const BOB = '+447700900002';
const NOW = Date.UTC(2026, 2, 10, 12);
const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  estimateText: '10 Mar 15:00 - 16:00',
});

describeOnOneStore('texts in the language that was chosen', (makeStore) => {
  it('are in Welsh for whoever signed up in Welsh, and in English for everybody else [X-88]', async () => {
    const store = await makeStore();
    const sent: TextMessage[] = [];
    const notifications = createNotifications({
      env: { BASE_URL: 'https://www.meridian-power.example' },
      store,
      marks,
      contentIn,
      logger: quietLogger,
      sender: {
        atOnce: 10,
        send: async (messages) => {
          sent.push(...messages);
          return messages.map(() => 'sent' as const);
        },
      },
      now: () => NOW,
      everyMs: 1e9,
    });
    onTestFinished(() => notifications.stop());
    const show = async (estimateText: string) => {
      notifications.handleSnapshot(buildSnapshot([{ ...cut, estimateText }], NOW));
      await notifications.settled();
      await vi.waitFor(async () =>
        expect(
          await store.db.selectFrom('outbox').where('state', '=', 'waiting').select('id').execute(),
        ).toEqual([]),
      );
      const all = sent.splice(0);
      const of = (number: string, isNews: boolean) =>
        all.find(({ to, text }) => to === number && text.includes('/incident') === isNews)?.text ??
        '';
      return { ann: of(ANN, true), bob: of(BOB, true), welcome: of(ANN, false) };
    };
    const list = createEmbeddedTextUpdates({
      store,
      marks,
      snapshot: () => buildSnapshot([cut], NOW),
      now: () => NOW,
    });
    const signUp = (mobile: string, language?: string) =>
      list.signUp({
        mobile,
        name: null,
        place: 'CB1 9ZA',
        mpan: null,
        addressLine1: null,
        reference: null,
        live: false,
        futureUnplanned: true,
        futurePlanned: false,
        key: null,
        ...(language && { language }),
      });
    await show('10 Mar 15:00 - 16:00');
    await signUp(ANN, 'cy');
    await signUp(BOB);

    const { ann, bob, welcome } = await show('10 Mar 17:00 - 18:00');
    expect(welcome).toContain('https://www.meridian-power.example/cy/power-cut/text-updates/stop');
    expect(ann).toMatch(
      /17:00 a 18:00 Maw 10 Maw.*https:\/\/www\.meridian-power\.example\/cy\/power-cut\/incident/,
    );
    expect(bob).toMatch(
      /between 5pm and 6pm Tue 10 Mar.*https:\/\/www\.meridian-power\.example\/power-cut\/incident/,
    );

    // The choice made last counts, for all that a number follows.
    await signUp(ANN);
    await signUp(BOB, 'cy');
    const next = await show('10 Mar 18:00 - 19:00');
    expect(next.ann).toContain('between 6pm and 7pm Tue 10 Mar');
    expect(next.bob).toContain('18:00 a 19:00 Maw 10 Maw');
  });
});
