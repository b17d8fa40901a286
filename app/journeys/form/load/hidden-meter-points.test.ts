import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import type { PageData } from '../page-data';
import { ask, gatewaysWith, send, seePage } from '../../../../tests/support/form-visitor';
import type { Draft } from '~/server/drafts/drafts';
import type { FormGateways } from './gateways';
import { postPage } from './post-page.server';

const MPAN = '1000001901079';
const definition = formOf(
  wireForm(
    [
      wirePage('One', { alias: 'home', type: 'address card', caption: 'Where?' }),
      wirePage('Two', { alias: 'more', type: 'text', caption: 'More', required: true }),
    ],
    { _id: 'with-address' },
  ),
);
const lines = {
  'home.addressLine1': '7 Orchard Row',
  'home.addressLine3': 'Cambridge',
  'home.postcode': 'CB1 9ZA',
};

function visitor() {
  const kept: Record<string, Draft> = {};
  const forms: Pick<FormGateways['forms'], 'byId'> = { byId: () => definition };
  const gateways = { ...gatewaysWith(kept), forms: forms as FormGateways['forms'] };
  const path = '/forms/with-address/one';
  return {
    post: async (mpan: string) =>
      postPage(await send(path, { ...lines, 'home.mpan': mpan }), 'with-address', 'one', gateways),
    shown: async () => {
      const text = await (await seePage(await ask(path), 'with-address', 'one', gateways)).text();
      const { page } = JSON.parse(text) as PageData;
      return { text, mpan: page.fieldsets[0]?.columns[0]?.[0]?.values['home.mpan']?.[0] ?? '' };
    },
    kept: () => kept['with-address']?.draftAnswers.answers['home'],
  };
}

it('the meter point of a chosen address goes through the page unread, and comes back', async () => {
  const ann = visitor();
  await ann.post(MPAN);
  const { text, mpan } = await ann.shown();
  expect(text).toContain('7 Orchard Row');
  expect(text).not.toContain(MPAN);
  expect(mpan).toMatch(/^~[\w-]{40,60}$/);
  await ann.post('');
  expect(ann.kept()).toMatchObject({ mpan: '' });
  await ann.post(mpan);
  expect(ann.kept()).toMatchObject({ addressLine1: '7 Orchard Row', mpan: MPAN });
});

it.each(['~', '~nonsense', `~${'A'.repeat(90)}`, `~${'A'.repeat(20_000)}`])(
  'what was not sealed here is no meter point: %s',
  async (mpan) => {
    const ann = visitor();
    const answer = await ann.post(mpan);
    expect(answer.status).toBe(303);
    expect(ann.kept()).toMatchObject({ addressLine1: '7 Orchard Row', mpan: '' });
  },
);
