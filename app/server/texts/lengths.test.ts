import { describe, expect, it } from 'vitest';
import { partsOf, plainLetters } from '~/domain/text-updates/letters';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/time/instant';
import { languages } from '~/words/languages';
import type { Content } from '~/server/content/content';
import { withLanguages } from '~/server/languages/content.server';
import { OWN_MESSAGES } from './sign-ups/rows.server';
import { textIn, type WordingIn } from './in-languages';
import { newsText, ownText, wordingOf, type Wording } from './message-text';
import { replyText, type ReplyName } from './replies/words';

const spokenIn = withLanguages(
  () =>
    ({
      settings: () => ({ operator: { name: 'Meridian Power Networks' } }),
      live: () => ({ stormMode: false }),
      dictionary: () => ({}),
    }) as unknown as Content,
);
const now = Date.UTC(2026, 10, 23, 12);
const wordingIn =
  (replies: boolean): WordingIn =>
  (language) =>
    wordingOf(
      {
        BASE_URL: 'https://www.meridian-power.example',
        TEXT_MESSAGES_HOOK_SECRET: replies ? 'a secret of sixteen' : undefined,
      },
      spokenIn(language).content,
    );
/** A place as long as places are, with letters that few phones have. */
const cut = exampleIncident({
  reference: 'INCD-100101-A',
  sectors: ['NR34 9'],
  town: 'Llanfair Tŷ-gwŷn-y-môr',
  receivedAt: now - HOUR,
  estimateText: '24 Nov 15:00 - 16:30',
  estimatedAt: now + 27 * HOUR,
});
const incidents: Readonly<Record<string, Incident>> = {
  reported: cut,
  onTheWay: { ...cut, steps: [exampleStep('Engineers on their way', { active: true, at: now })] },
  restored: { ...cut, powerCutType: 'restored', restoredAt: now },
  planned: { ...cut, powerCutType: 'planned', plannedAt: now + 240 * HOUR },
  cancelled: { ...cut, powerCutType: 'planned', plannedAt: now + 240 * HOUR, statusId: 8 },
};
const REPLIES: Readonly<Record<ReplyName, true>> = {
  smsReplyHelp: true,
  smsReplyNothing: true,
  smsReplyStopped: true,
  smsReplyNoPicture: true,
  smsReplyWhere: true,
  smsReplyWhich: true,
  smsReplyElsewhere: true,
  smsReplyTold: true,
};
const signedUpFor = { reference: 'INCD-100101-A', place: 'NR34 9ZZ', future: true, planned: true };
const filled = { postcode: 'NR34 9ZZ', reference: 'INCD-100101-A' };

describe.each([null, ...languages.map(({ code }) => code)])('in %s [X-93]', (code) => {
  const texts = [true, false].flatMap((replies) => [
    ...Object.entries(incidents).map(
      ([name, incident]) =>
        [name, replies, (wording: Wording) => newsText(incident, now, wording)] as const,
    ),
    ...OWN_MESSAGES.map(
      (name) => [name, replies, (wording: Wording) => ownText(name, wording, signedUpFor)] as const,
    ),
    ...Object.keys(REPLIES).map(
      (name) =>
        [
          name,
          replies,
          (wording: Wording) => replyText(name as ReplyName, wording, filled),
        ] as const,
    ),
  ]);

  it.each(texts)(
    '%s is in letters that every phone has, and at most two parts long (with replies: %s)',
    (_, replies, say) => {
      const text = textIn(wordingIn(replies), code, say);
      expect(text).toBe(plainLetters(text));
      expect(text).not.toMatch(/[^\x20-\x7e£]/);
      expect([text, partsOf(text) <= 2]).toEqual([text, true]);
    },
  );
});
