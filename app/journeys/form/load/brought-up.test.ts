import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '~/forms/fields/example-form';
import type { Draft } from '~/server/drafts/drafts';
import type { PageData } from '../page-data';
import { ask, bodyOf, gatewaysWith, send } from '../../../../tests/support/form-visitor';
import type { FormGateways } from './gateways';
import { loadPage } from './load-page.server';
import { postPage } from './post-page.server';

const condition = { action: 'show', logic: 'all', rules: [{ field: 'texts', operator: 'is', value: 'Yes' }] };
const form = formOf(
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
    forms: { byId: () => form },
    uploads: { filesOf: () => Promise.resolve([]), hold: () => Promise.resolve() },
  } as unknown as FormGateways;
  const path = `/forms/${form.id}/one`;
  const answer = await postPage(await send(path, { texts: 'Yes', _asked: 'texts' }), form.id, 'one', gateways);
  const to = answer.headers.get('Location') ?? '';
  expect(to).toBe(`${path}?_more=number%20later#number`);

  const page = await bodyOf<PageData>(await loadPage(await ask(to.split('#')[0] ?? ''), form.id, 'one', gateways));
  expect(page.more).toEqual([
    { name: 'number', label: 'Another number' },
    { name: 'later', label: 'Later ones too' },
  ]);
  expect([page.action, page.page.problems]).toEqual([path, []]);
  const on = await postPage(
    await send(path, { texts: 'Yes', number: '', later: '', _asked: page.page.asked.value }),
    form.id,
    'one',
    gateways,
  );
  expect(on.headers.get('Location')).toBe(`/forms/${form.id}/two`);
});
