import { expect, it } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import type { Definition } from '~/forms/engine/definition';
import type { Field } from '~/forms/engine/field-type';
import { exampleGiven, formValues } from '../../../../tests/fixtures/example-form';
import {
  ask,
  begun,
  bodyOf,
  definitions,
  draftOf,
  gatewaysWith,
  send,
  seePage,
} from '../../../../tests/support/form-visitor';
import type { Drafts } from '~/server/drafts/drafts';
import { loadCheck } from './check.server';
import type { FormGateways } from './gateways';
import { postPage } from './post-page.server';

type Counts = Record<'addresses' | 'cookies' | 'reads' | 'writes' | 'known' | 'journeys', number>;

/**
 * Counts how often the answer of its second page is held against its rules: once for each journey.
 */
function counted(definition: Definition, counts: Counts): Definition {
  const countingChecks = (field: Field): Field => ({
    ...field,
    kind: {
      ...field.kind,
      check: (...args) => ((counts.journeys += 1), field.kind.check(...args)),
    },
  });
  const [first, second] = definition.pages;
  if (!first || !second) throw new Error('a form of two pages');
  const fieldsets = second.fieldsets.map((set) => ({
    ...set,
    columns: set.columns.map((all) => all.map(countingChecks)),
  }));
  return { ...definition, pages: [first, { ...second, fieldsets }] };
}

function setUp() {
  const counts: Counts = { addresses: 0, cookies: 0, reads: 0, writes: 0, known: 0, journeys: 0 };
  const [plain] = definitions as [Definition];
  const first = begun('plain')['plain']!;
  const kept = acceptPage(
    plain,
    first.draftAnswers,
    'two',
    formValues({ more: 'More' }),
    exampleGiven,
  )!.draftAnswers;
  const definition = counted(plain, counts);
  const gateways = gatewaysWith({ plain: draftOf(kept) });
  const drafts: Pick<Drafts, 'read' | 'change'> = {
    read: (...args) => ((counts.reads += 1), gateways.drafts.read(...args)),
    change: (...args) => {
      counts.writes += 1;
      if (args[3]) counts.known += 1;
      return gateways.drafts.change(...args);
    },
  };
  const watch = (request: Request): Request =>
    new Proxy(request, {
      get(target, name) {
        if (name === 'url') counts.addresses += 1;
        if (name === 'headers')
          return {
            get: (header: string) => (
              (counts.cookies += Number(header === 'Cookie')),
              target.headers.get(header)
            ),
          };
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const site = {
    ...gateways,
    forms: { byId: () => definition },
    drafts,
  } as unknown as FormGateways;
  return { counts, site, watch };
}

const ONCE = { addresses: 1, cookies: 1, reads: 1 };

it('a posted page reads its address, its visit and its draft once, and derives its journey once, after it was kept', async () => {
  const { counts, site, watch } = setUp();
  const answer = await postPage(
    watch(await send('/forms/plain/one', { name: 'Jo' })),
    'plain',
    'one',
    site,
  );
  expect(answer.headers.get('Location')).toBe('/forms/plain/two');
  expect(counts).toEqual({ ...ONCE, writes: 1, known: 1, journeys: 1 });
});

it('nor more often when it is shown again', async () => {
  const { counts, site, watch } = setUp();
  const answer = await postPage(
    watch(await send('/forms/plain/one', { name: '' })),
    'plain',
    'one',
    site,
  );
  expect(answer.status).toBe(422);
  expect(counts).toEqual({ ...ONCE, writes: 1, known: 1, journeys: 1 });
});

it('a page that is shown, and the check, read once what they are made from', async () => {
  for (const show of [
    async ({ site, watch }: ReturnType<typeof setUp>) =>
      seePage(watch(await ask('/forms/plain/two')), 'plain', 'two', site),
    async ({ site, watch }: ReturnType<typeof setUp>) =>
      loadCheck(watch(await ask('/forms/plain/check')), 'plain', site),
  ]) {
    const all = setUp();
    expect(await bodyOf(await show(all))).toMatchObject({ id: 'plain' });
    expect(all.counts).toEqual({ ...ONCE, writes: 0, known: 0, journeys: 1 });
  }
});
