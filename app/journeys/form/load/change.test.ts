import { expect, it } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import {
  exampleGiven,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../../tests/fixtures/example-form';
import type { PageData } from '../page-data';
import {
  bodyOf,
  draftOf,
  gatewaysWith,
  send,
  ask,
  seePage,
} from '../../../../tests/support/form-visitor';
import type { Draft } from '~/server/drafts/drafts';
import type { SearchedAddress } from '~/server/visit/session.server';
import type { FormGateways } from './gateways';
import { postPage } from './post-page.server';

const form = formOf(
  wireForm([
    wirePage(
      'One',
      { alias: 'home', type: 'address card', caption: 'Where?' },
      {
        alias: 'things',
        type: 'asset repeater',
        caption: 'Things',
        settings: { fields: [{ alias: 'n', type: 'text' }] },
      },
    ),
    wirePage('Two', { alias: 'more', type: 'text', caption: 'More' }),
  ]),
);
const CHANGE = `/forms/${form.id}/one?_change=1`;
const home = { 'home.addressLine1': '4 Lantern Street', 'home.postcode': 'CB1 9ZA' };

function changing(): FormGateways {
  const first = acceptPage(
    form,
    EMPTY_DRAFT,
    'one',
    formValues({ ...home, 'things.0.n': 'Lamp' }),
    exampleGiven,
  );
  const second = acceptPage(
    form,
    first!.draftAnswers,
    'two',
    formValues({ more: 'More' }),
    exampleGiven,
  );
  const uploads = { filesOf: () => Promise.resolve([]), hold: () => Promise.resolve() };
  return {
    ...gatewaysWith({ [form.id]: draftOf(second!.draftAnswers) }),
    forms: { byId: () => form },
    uploads,
  } as unknown as FormGateways;
}
const press = async (
  button: string,
  gateways: FormGateways,
  path = CHANGE,
  more: Record<string, string> = {},
) => {
  const values = { ...home, 'things.0.n': 'Lamp', _do: button, ...more };
  const answer = await postPage(await send(path, values), form.id, 'one', gateways);
  return answer.headers.get('Location') ?? '';
};

it.each([['manual:home'], ['add:things'], ['remove:things:0']])(
  'a change is not forgotten by %s: after Next the check follows',
  async (button) => {
    const gateways = changing();
    const to = await press(button, gateways);
    expect(new URL(to, 'http://x').searchParams.get('_change')).toBe('1');
    expect(await press('next', gateways, to.split('#')[0])).toBe(`/forms/${form.id}/check`);
  },
);

it.each([
  ['the button', 'find:home', {}],
  ['Enter in its field', 'next', { '_find.home': 'CB1 9ZA' }],
])('nor by the address search, by %s', async (_, button, more) => {
  const gateways = changing();
  const search = new URL(await press(button, gateways, CHANGE, more), 'http://x');
  const back = search.searchParams.get('returnTo') ?? '';
  expect(back).toContain('_change=1');
  const chosenAddress: SearchedAddress = {
    postcode: 'CB1 9ZA',
    mpan: null,
    houseNo: '7',
    houseName: null,
    fullAddress: '7 Orchard Row, Cambridge, CB1 9ZA',
    dno: 1,
  };
  const chosen = await seePage(
    await ask(back, { visit: { chosenAddress } }),
    form.id,
    'one',
    gateways,
  );
  const to = chosen.headers.get('Location') ?? '';
  expect(to).toContain('_change=1');
  expect(await press('next', gateways, to.split('#')[0])).toBe(`/forms/${form.id}/check`);
});

it('Back on a page that was opened to change it leads to the check', async () => {
  const gateways = changing();
  expect(await press('back', gateways)).toBe(`/forms/${form.id}/check`);
  const page = await bodyOf<PageData>(await seePage(await ask(CHANGE), form.id, 'one', gateways));
  expect(page.back).toBe(`/forms/${form.id}/check`);
});

it('Back after an error on a page that was opened to change it leads to the check, as it was [F-500]', async () => {
  const gateways = changing();
  const wrong = await postPage(
    await send(CHANGE, { ...home, 'home.postcode': 'CB1' }),
    form.id,
    'one',
    gateways,
  );
  const page = await bodyOf<PageData>(wrong);
  expect([wrong.status, page.back, page.isChange]).toEqual([422, `/forms/${form.id}/check`, true]);
  expect(JSON.stringify(page.page)).toContain('"CB1"');
  expect(await press('back', gateways, CHANGE, { 'home.postcode': 'CB1' })).toBe(
    `/forms/${form.id}/check`,
  );
  const again = await bodyOf<PageData>(await seePage(await ask(CHANGE), form.id, 'one', gateways));
  expect(JSON.stringify(again.page)).toContain('"CB1 9ZA"');
});

it('a chosen address, or a pin, leads back to the check at once where the page asks for nothing else [F-500]', async () => {
  const place = formOf(
    wireForm([
      wirePage('One', { alias: 'home', type: 'address card', caption: 'Where?' }),
      wirePage('Two', { alias: 'more', type: 'text', caption: 'More' }),
    ]),
  );
  const first = acceptPage(place, EMPTY_DRAFT, 'one', formValues(home), exampleGiven);
  const second = acceptPage(
    place,
    first!.draftAnswers,
    'two',
    formValues({ more: 'More' }),
    exampleGiven,
  );
  const drafts = { [place.id]: draftOf(second!.draftAnswers) };
  const gateways = {
    ...gatewaysWith(drafts),
    forms: { byId: () => place },
  } as unknown as FormGateways;
  const chosenPin = { lat: 52.19312, lng: 0.13101, sector: 'CB1 9' };
  const request = await ask(`/forms/${place.id}/one?_change=1&_chosen=home`, {
    visit: { chosenPin },
  });
  const chosen = await seePage(request, place.id, 'one', gateways);
  expect(chosen.headers.get('Location')).toBe(`/forms/${place.id}/check`);
  expect(drafts[place.id]?.draftAnswers.answers['home']).toMatchObject({
    addressLine1: 'Pin on our map: 52.19312, 0.13101',
    postcode: 'CB1 9',
    pin: '52.19312,0.13101',
  });
});

const condition = {
  action: 'show',
  logic: 'all',
  rules: [{ field: 'texts', operator: 'is', value: 'Yes' }],
};
const revealing = formOf(
  wireForm([
    wirePage(
      'One',
      { alias: 'texts', type: 'radio', caption: 'Texts?', preValues: ['Yes', 'No'] },
      { alias: 'number', type: 'text', caption: 'Another number', condition },
      { alias: 'later', type: 'checkbox', caption: 'Later ones too', condition },
    ),
    wirePage('Two', { alias: 'more', type: 'text', caption: 'More' }),
  ]),
);

it('a page that comes again for what an answer brought up says so first, and leads to the first of it', async () => {
  const drafts: Record<string, Draft> = {};
  const gateways = {
    ...gatewaysWith(drafts),
    forms: { byId: () => revealing },
    uploads: { filesOf: () => Promise.resolve([]), hold: () => Promise.resolve() },
  } as unknown as FormGateways;
  const path = `/forms/${revealing.id}/one`;
  const answer = await postPage(
    await send(path, { texts: 'Yes', _asked: 'texts' }),
    revealing.id,
    'one',
    gateways,
  );
  const to = answer.headers.get('Location') ?? '';
  expect(to).toBe(`${path}?_more=number%20later#number`);

  const page = await bodyOf<PageData>(
    await seePage(await ask(to.split('#')[0] ?? ''), revealing.id, 'one', gateways),
  );
  expect(page.revealedQuestions).toEqual([
    { name: 'number', label: 'Another number' },
    { name: 'later', label: 'Later ones too' },
  ]);
  expect([page.action, page.page.problems]).toEqual([path, []]);
  const on = await postPage(
    await send(path, { texts: 'Yes', number: '', later: '', _asked: page.page.questionList.value }),
    revealing.id,
    'one',
    gateways,
  );
  expect(on.headers.get('Location')).toBe(`/forms/${revealing.id}/two`);
});
