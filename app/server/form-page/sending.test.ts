import { describe, expect, it } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import { exampleGiven, posted } from '~/forms/fields/example-form';
import { KEY } from '~/forms/view/form-paths';
import type { CheckData, NoticeData, PageData } from '~/forms/view/page-data';
import { ask, begun, bodyOf, definitions, gatewaysWith, send } from '../../../tests/support/form-visitor';
import type { Draft } from '../drafts/drafts';
import type { Submissions } from '../submissions/submissions';
import { loadCheck, postCheck } from './check.server';
import type { FormGateways } from './gateways';
import { postPage } from './post-page.server';

const CHECK = '/forms/plain/check';
const answered = (): Record<string, Draft> => {
  const draft = begun('plain')['plain']!;
  const accepted = acceptPage(definitions[0]!, draft.kept, 'two', posted({ more: 'More' }), exampleGiven);
  return { plain: { ...draft, kept: accepted!.kept } };
};

const sentKeys: string[] = [];
const submissions: Partial<Submissions> = {
  newReference: () => 'WEB-K7QF2M9XDA',
  submit: async (_submission, { idempotencyKey }) => {
    sentKeys.push(idempotencyKey);
    return { reference: 'WEB-K7QF2M9XDA', callReference: null };
  },
  find: async (key) => (sentKeys.includes(key) ? { reference: 'WEB-K7QF2M9XDA', callReference: null } : null),
};
const gatewaysFor = (kept: Record<string, Draft>, how: Partial<Submissions> = {}, isDown = false): FormGateways => ({
  ...gatewaysWith(kept, isDown),
  submissions: { ...submissions, ...how } as Submissions,
});
const sendIt = async (gateways: FormGateways, values: Record<string, string> = {}) =>
  postCheck(await send(CHECK, values), 'plain', gateways);

describe('sending', () => {
  it('gives the reference in its cookie, and goes to the thank-you page', async () => {
    const answer = await sendIt(gatewaysFor(answered()));
    expect(answer.status).toBe(303);
    const [reference] = answer.headers.getSetCookie().filter((one) => one.startsWith('referenceNumber='));
    expect(reference).toMatch(/^referenceNumber=WEB-K7QF2M9XDA; Max-Age=500; Path=\/; HttpOnly/);
  });

  it('pressed again, when the draft has gone, gives the same one', async () => {
    await sendIt(gatewaysFor(answered()));
    const answer = await sendIt(gatewaysFor({}), { [KEY]: 'k'.repeat(22) });
    expect(answer.headers.get('Location')).not.toContain('_gone');
    expect(answer.headers.getSetCookie().join()).toContain('WEB-K7QF2M9XDA');
  });

  it('pressed after a day starts again, and says why', async () => {
    const answer = await sendIt(gatewaysFor({}), { [KEY]: 'a key that nobody sent' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forms/plain/one?_gone=1']);
  });

  it('of what is not complete goes to the first open page', async () => {
    const answer = await sendIt(gatewaysFor(begun('plain')));
    expect(answer.headers.get('Location')).toBe('/forms/plain/two');
  });
});

describe('a store that fails', () => {
  const failing = { submit: () => Promise.reject(new Error('down')), find: () => Promise.reject(new Error('down')) };

  it('while the form is accepted: 503, everything is still there, and it says so', async () => {
    const kept = answered();
    const answer = await sendIt(gatewaysFor(kept, failing));
    const body = await bodyOf<CheckData>(answer);
    expect([answer.status, body.telling, body.sections.length]).toEqual([503, 'unavailable', 2]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(kept['plain']?.kept.answers).toMatchObject({ name: 'Jo', more: 'More' });
  });

  it.each(['GET', 'POST'])('before the answers are known, %s: 503, and not "start again"', async (method) => {
    const gateways = gatewaysFor({}, failing, true);
    const answer = method === 'GET' ? await loadCheck(await ask(CHECK), 'plain', gateways) : await sendIt(gateways);
    const body = await bodyOf<NoticeData>(answer);
    expect([answer.status, body.why]).toEqual([503, 'unavailable']);
    expect(body.text).toContain('105');
  });

  it('while a page is kept: 503 with what was typed', async () => {
    const answer = await postPage(
      await send('/forms/plain/one', { name: 'Jo' }),
      'plain',
      'one',
      gatewaysFor({}, failing, true),
    );
    const { telling, page } = await bodyOf<PageData>(answer);
    expect([answer.status, telling]).toEqual([503, 'unavailable']);
    expect(JSON.stringify(page)).toContain('Jo');
  });
});
