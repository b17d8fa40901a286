import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '../../../tests/fixtures/example-form';
import {
  ask,
  begun,
  bodyOf,
  gatewaysWith,
  send,
  seePage,
} from '../../../tests/support/form-visitor';
import { keepPreview } from '~/server/previews/cookie.server';
import type { Draft } from '~/server/drafts/drafts';
import type { FormGateways } from './load/gateways';
import { postCheck } from './load/check.server';
import type { CheckData, NoticeData, PageData } from './page-data';

const link = { id: 'a-link-1', tree: '/forms/plain', until: 8e12 };
const cookie = keepPreview('token', 'draft', link).split(';')[0] ?? '';
const definition = formOf(
  wireForm([wirePage('One, the draft', { alias: 'name', type: 'text', caption: 'Name' })], {
    _id: 'plain',
  }),
);
const faults = [{ place: 'page 1, field "name"', reason: 'unknown type "tea"' }];
const site = (draft: object, kept: Record<string, Draft> = {}, tree = link.tree) => {
  const gateways = gatewaysWith(kept);
  const forms = { ...gateways.forms, draft: () => Promise.resolve(draft) };
  return {
    ...gateways,
    forms,
    previews: { open: () => Promise.resolve({ ...link, tree }) },
  } as unknown as FormGateways;
};
function withLink(request: Request): Request {
  request.headers.set('Cookie', `${request.headers.get('Cookie')}; ${cookie}`);
  return request;
}

it('a preview link shows the draft of a form, which says so', async () => {
  const answer = await seePage(
    withLink(await ask('/forms/plain/x')),
    'plain',
    definition.pages[0]?.slug ?? '',
    site({ definition, faults: [] }),
  );
  expect(await bodyOf<PageData>(answer)).toMatchObject({
    draftNotice: 'preview',
    page: { caption: 'One, the draft' },
  });
});

it('a link for another form shows what is published', async () => {
  const answer = await seePage(
    withLink(await ask('/forms/plain/one')),
    'plain',
    'one',
    site({ definition, faults: [] }, {}, '/forms/other'),
  );
  expect(await bodyOf<PageData>(answer)).toMatchObject({
    draftNotice: null,
    page: { caption: 'One' },
  });
});

it('a draft that cannot run says why', async () => {
  const answer = await seePage(
    withLink(await ask('/forms/plain/one')),
    'plain',
    'one',
    site({ definition: null, faults }),
  );
  expect((await bodyOf<NoticeData>(answer)).text).toBe('page 1, field "name": unknown type "tea"');
});

it('nothing of a draft is ever sent', async () => {
  const answer = await postCheck(
    withLink(await send('/forms/plain/check', {})),
    'plain',
    site({ definition, faults: [] }, begun('plain')),
  );
  expect([answer.status, (await bodyOf<CheckData>(answer)).draftNotice]).toEqual([200, 'preview']);
});
