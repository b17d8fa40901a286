import { acceptPage } from '~/forms/engine/accept';
import { EMPTY_DRAFT, type DraftAnswers } from '~/forms/engine/draft-answers';
import { exampleGiven, formOf, formValues, wireForm, wirePage } from '../fixtures/example-form';
import { keepDraftVisitor, newDraftVisitor } from '~/server/drafts/cookie.server';
import type { Draft, Drafts } from '~/server/drafts/drafts';
import type { FormGateways } from '~/journeys/form/load/gateways';
import { loadPage } from '~/journeys/form/load/load-page.server';
import { emptyVisit, writeVisit, type Visit } from '~/server/visit/session.server';

export const SITE = 'http://localhost';
const yes = {
  question: 'Is this a dangerous situation?',
  requiredErrorMessage: 'Choose one',
  message: 'Call 105',
};
const link = (id: string) => ({ url: `/forms/${id}`, name: id });
const pages = [
  wirePage('One', { alias: 'name', type: 'text', caption: 'Name', required: true }),
  wirePage('Two', { alias: 'more', type: 'text', caption: 'More', required: true }),
];
const flagged = (id: string, landing: object) =>
  formOf(
    wireForm(pages, {
      _id: id,
      name: id,
      sessionFlag: id === 'lights' ? 'street-furniture-questions' : id,
      landing,
    }),
  );
export const definitions = [
  formOf(wireForm(pages, { _id: 'plain', includeReference: true })),
  formOf(
    wireForm(pages, { _id: 'skips', canSkip: true, ignoreFirstStep: true, nextLabel: 'Go on' }),
  ),
  formOf(
    wireForm(pages, {
      _id: 'closed',
      notAvailableData: { title: 'Closed today', bodyText: 'Call 105.' },
    }),
  ),
  flagged('lights', {
    links: [link('lights'), link('metered'), { url: 'https://example.org/x', name: 'Elsewhere' }],
  }),
  flagged('metered', { links: [link('metered')] }),
  flagged('unmetered', { links: [link('unmetered')], dangerousSituation: yes }),
];

export const draftOf = (draftAnswers: DraftAnswers, more: Partial<Draft> = {}): Draft => ({
  draftAnswers,
  query: {},
  submissionKey: 'k'.repeat(22),
  begun: 0,
  revision: 1,
  formChanged: false,
  lost: [],
  ...more,
});

const standards = {
  hours: 12,
  homeAmount: 95,
  businessAmount: 190,
  amountsAsOf: Date.UTC(2026, 10, 23),
};
const SETTINGS = { places: [], compensation: standards };

/** One visitor's drafts in memory; the contract suite holds the real ones. */
export function gatewaysWith(kept: Record<string, Draft> = {}, isDown = false): FormGateways {
  const drafts: Pick<Drafts, 'read' | 'change'> = {
    read: (_visitor, { id }) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(kept[id] ?? null),
    change: (_visitor, { id }, change) => {
      if (isDown) return Promise.reject(new Error('down'));
      const before = kept[id] ?? draftOf(EMPTY_DRAFT);
      return Promise.resolve((kept[id] = { ...before, ...change(before) }));
    },
  };
  const forms = { byId: (id: string) => definitions.find((one) => one.id === id) ?? null };
  const bots = { challenge: { issue: () => 'token', idOf: () => null }, service: null };
  const uploads = { receive: () => Promise.reject(new Error('no form')) };
  return {
    forms,
    drafts,
    bots,
    uploads,
    incidents: { snapshot: () => null },
    content: { dictionary: () => ({}), live: () => ({}), settings: () => SETTINGS },
  } as unknown as FormGateways;
}

export interface Visiting {
  readonly visit?: Partial<Visit>;
  readonly draftCookie?: string;
}

export async function cookiesOf({ visit, draftCookie }: Visiting): Promise<string> {
  const set = [
    visit ? await writeVisit({ ...emptyVisit(), ...visit }) : '',
    draftCookie ?? (await keepDraftVisitor(newDraftVisitor())),
  ];
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

export const ask = async (path: string, visiting: Visiting = {}) =>
  new Request(SITE + path, { headers: { Cookie: await cookiesOf(visiting) } });
export const send = async (path: string, values: Record<string, string>, visiting: Visiting = {}) =>
  new Request(SITE + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { Cookie: await cookiesOf(visiting) },
  });
export const begun = (form = 'metered'): Record<string, Draft> => {
  const accepted = acceptPage(
    definitions[0]!,
    EMPTY_DRAFT,
    'one',
    formValues({ name: 'Jo' }),
    exampleGiven,
  );
  return { [form]: draftOf(accepted!.draftAnswers) };
};
export const bodyOf = async <T>(answer: Response) => (await answer.json()) as T;

/**
 * Returns the answer of a form page's loader as a response. Throws if its data hold what can't be
 * sent, such as a function.
 */
export async function seePage(...args: Parameters<typeof loadPage>): Promise<Response> {
  const answer = await loadPage(...args);
  return answer instanceof Response
    ? answer
    : Response.json(structuredClone(answer.data), answer.init ?? undefined);
}
