import { usesInMemory } from '../../../../tests/support/score';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { describe, expect, it } from 'vitest';
import type { OffersData } from '../offers-data';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import {
  liveOf,
  offersContent,
  exampleOffers,
  visitOf,
  WORK,
  work,
  type OfferAnswers,
} from '../../../../tests/fixtures/example-visit';
import { cookiesOf } from '~/server/visit/cookies.server';
import {
  keepOffersVisit,
  newOffersVisit,
  offersVisitIn,
  type OffersVisit,
} from '~/server/ports/offers/visit-cookie.server';
import { writeVisit, type Visit } from '~/server/visit/session.server';
import { loadOffers } from './load.server';
import { postOffers } from './post.server';
import { newVisitorAddress } from '../../../../tests/support/server';

const now = Date.now();
const PAGE = '/power-cut/offers-page';
const MPAN = '1000001909022';
const INCIDENT = `/power-cut/incident?incidentid=${WORK}&originSector=NR2+9`;
const filled: OfferAnswers = { registration: { formDataFilled: true } };

const YESTERDAY = now - 20 * 3_600_000;
const challenge = createChallenge(createEncrypter('a secret of sixteen letters', 'bot check'));

interface Case extends OfferAnswers {
  service?: (token: string) => Promise<{ success: boolean; score: number }>;
  visit?: Partial<Visit> | null;
  own?: Partial<OffersVisit>;
  hidden?: boolean;
  noMeterPoints?: boolean;
  query?: string;
}

function visitor({
  visit = { futurePlannedIncidentRef: WORK },
  own = {},
  hidden = false,
  noMeterPoints = false,
  query = '',
  service,
  ...told
}: Case) {
  const { offers, requests } = exampleOffers(told);
  const snapshot = buildSnapshot([work(now)], now);
  const settings = { operator: { phone: '0808 157 0105' } };
  const gateways = {
    offers,
    bots: {
      challenge,
      service: service ? { scoreOf: service, siteKey: 'public' } : null,
      uses: usesInMemory(),
    },
    incidents: { snapshot: () => snapshot },
    addresses: noMeterPoints ? { hasMeterPoints: false } : {},
    content: {
      live: () => liveOf(hidden),
      offers: () => offersContent,
      dictionary: () => ({}),
      settings: () => settings,
    },
  } as unknown as Parameters<typeof loadOffers>[1];
  const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? '';
  let ownCookie = cookieOf(
    keepOffersVisit({ ...newOffersVisit(visit === null ? null : MPAN), ...own }),
  );
  const requestOf = async (fields?: Record<string, string>, search = query) => {
    const visitCookie = visit === null ? '' : cookieOf(await writeVisit(visitOf(visit)));
    return new Request(`http://site.test${PAGE}${search}`, {
      headers: { Cookie: `${visitCookie}; ${ownCookie}`, 'x-peer-address': newVisitorAddress() },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    });
  };
  const see = async (answer: Response) => {
    const setCookie = answer.headers.get('Set-Cookie');
    if (setCookie) ownCookie = cookieOf(setCookie);
    const to = answer.headers.get('Location');
    return {
      status: answer.status,
      to,
      data: to === null ? ((await answer.json()) as OffersData) : null,
    };
  };
  return {
    requests,
    load: async (search?: string) =>
      see(await loadOffers(await requestOf(undefined, search), gateways)),
    post: async (fields: Record<string, string>) =>
      see(await postOffers(await requestOf(fields), gateways)),
    kept: async () => offersVisitIn(cookiesOf(await requestOf()), visit === null ? null : MPAN),
  };
}

describe('the page where addresses have no meter points', () => {
  it('says that nothing can be requested, and leads on', async () => {
    const { status, data } = await visitor({ visit: null, noMeterPoints: true }).load();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      cards: [],
      nothing: expect.stringMatching(/^You can’t request items .* 0808 157 0105\.$/),
      incidentPath: '/power-cut/incident',
    });
  });

  it('stays hidden where it is', async () => {
    const { to } = await visitor({ visit: null, noMeterPoints: true, hidden: true }).load();
    expect(to).toBe('/power-cut/incident');
  });
});

describe('the page leads [J-162]', () => {
  it.each<[string, Case, string]>([
    ['without an address to the incident page', { ...filled, visit: null }, '/power-cut/incident'],
    ['while hidden to the incident page', { ...filled, hidden: true }, INCIDENT],
    [
      'once redeemed to the incident page',
      { registration: { formDataFilled: true, isOfferRedeemed: true } },
      INCIDENT,
    ],
    ['once redeemed, says the status', { ...filled, status: { isOfferRedeemed: true } }, INCIDENT],
    ['to the form where it was not sent', {}, '/future-planned-power-cut'],
    ['from cancelled work to the incident page', { registration: { cancelled: true } }, INCIDENT],
  ])('%s', async (_, given, to) => {
    const { load, post } = visitor({ own: { items: ['Flask'] }, ...given });
    expect(await load()).toMatchObject({ status: 303, to });
    expect(await post({ request: 'true' })).toMatchObject({ status: 303, to });
  });

  it.each<[string, Case]>([
    ['the form was filled', filled],
    ['the form was sent just now', { own: { formSent: true } }],
    ['a check failed', { registration: 'failed' }],
    ['both failed', { registration: 'failed', status: 'failed' }],
    ['it is a preview', { visit: null, query: '?allowpreview=true' }],
  ])('nowhere where %s', async (_, given) => {
    const { status, data } = await visitor(given).load();
    expect([status, data?.step, data?.limit]).toEqual([200, 'choose', 2]);
  });
});

describe('choosing [J-155, J-156, J-158, J-858]', () => {
  it('adds, removes, stops at the limit and lasts [J-134, J-135]', async () => {
    const { load, post } = visitor(filled);
    expect(await post({ add: 'Flask' })).toMatchObject({ status: 303, to: `${PAGE}#offer-1` });
    await post({ add: 'Car' });
    await post({ add: 'Torch' });
    expect((await post({ add: 'Blanket' })).to).toBe(`${PAGE}#full`);
    expect((await load()).data?.chosen).toEqual(['Flask', 'Torch']);
    await post({ remove: 'Flask' });
    expect((await load()).data?.chosen).toEqual(['Torch']);
  });
  it('keeps a preview a preview, and another meter point apart [J-721, J-857]', async () => {
    const preview = visitor({ visit: null, query: '?allowpreview=1' });
    expect((await preview.post({ add: 'Flask' })).to).toBe(`${PAGE}?allowpreview=true#offer-1`);
    expect(await preview.post({ request: 'true' })).toMatchObject({
      status: 422,
      data: {
        problem: { field: null, message: 'This is a preview. Nothing can be requested here.' },
      },
    });
    const other = visitor({ ...filled, own: { mpan: '1000001909031', items: ['Flask'] } });
    expect((await other.load()).data?.chosen).toEqual([]);
  });
});

describe('requesting [J-154, J-157, J-165, J-456, J-457, J-657, J-728]', () => {
  const chosen = { items: ['Flask', 'Torch'] };
  const body = {
    mpan: MPAN,
    futurePlannedPowerCutOffers: [{ ItemName: 'Flask' }, { ItemName: 'Torch' }],
    incidentReference: WORK,
  };

  it('goes at once where the email address is known [J-159 to J-161, J-163]', async () => {
    const { post, load, requests } = visitor({
      ...filled,
      status: { hasEmail: true },
      own: chosen,
    });
    expect((await post({ request: 'true' })).to).toBe(`${PAGE}?step=done`);
    expect(requests).toEqual([{ ...body, emailAddress: '' }]);
    expect((await load('?step=done')).data).toMatchObject({
      step: 'done',
      done: { count: 2, kept: false },
      chosen: [],
    });
    expect((await load('?step=done')).data?.done?.id).toBe(
      (await load('?step=done')).data?.done?.id,
    );
    expect((await load('?step=done')).data?.done?.id).toMatch(/^[\w-]{36}$/);
    expect((await load()).to).toBe(INCIDENT);
    expect((await post({ request: 'true' })).to).toBe(`${PAGE}?step=done`);
    expect(requests).toHaveLength(1);
  });

  it('asks for the email address where it is not [J-164]', async () => {
    const { post, load, requests } = visitor({ ...filled, own: { ...chosen, since: YESTERDAY } });
    expect((await post({ request: 'true' })).to).toBe(`${PAGE}?step=email`);
    const { data } = await load('?step=email');
    expect([data?.step, data?.bot?.siteKey]).toEqual(['email', null]);
    const _opened = data?.bot?.token ?? '';
    expect(await post({ confirm: 'true', _opened, emailAddress: 'jo@mail' })).toMatchObject({
      status: 422,
      data: {
        step: 'email',
        typed: 'jo@mail',
        fieldErrors: { emailAddress: 'Own words on email' },
      },
    });
    expect((await post({ confirm: 'true', _opened, emailAddress: ' jo@mail.example ' })).to).toBe(
      `${PAGE}?step=done`,
    );
    expect(requests).toEqual([{ ...body, emailAddress: 'jo@mail.example' }]);
  });

  const right = { confirm: 'true', emailAddress: 'jo@mail.example' };
  it.each<[string, Record<string, string>, number | null]>([
    ['without ever opening the page', {}, YESTERDAY],
    ['at once', { _opened: challenge.issue() }, null],
  ])('writes to no mailbox for whoever sends the address %s', async (_, posted, since) => {
    const { post, requests, kept } = visitor({ ...filled, own: { ...chosen, since } });
    const { status, data } = await post({ ...right, ...posted });
    expect([status, data?.step, data?.typed]).toEqual([422, 'email', right.emailAddress]);
    expect(data?.problem?.message).toMatch(/tell that you are a person/);
    expect([requests, (await kept()).items]).toEqual([[], chosen.items]);
  });

  it.each<[string, number, number]>([
    ['a machine', 0.2, 0],
    ['a person', 0.8, 1],
  ])('asks a configured service, which says %s', async (_, score, sent) => {
    const service = async () => ({ success: true, score });
    const { post, load, requests } = visitor({
      ...filled,
      service,
      own: { ...chosen, since: YESTERDAY },
    });
    const { data } = await load('?step=email');
    expect(data?.bot?.siteKey).toBe('public');
    await post({ ...right, _opened: data?.bot?.token ?? '', _person: 'a token of the service' });
    expect(requests).toHaveLength(sent);
  });

  it('tells that it was kept for later', async () => {
    const { post, kept } = visitor({
      ...filled,
      status: { hasEmail: true },
      own: chosen,
      outcome: 'kept',
    });
    await post({ request: 'true' });
    expect((await kept()).done).toMatchObject({ count: 2, kept: true });
  });

  it.each([
    ['unavailable', 503, /could not take/],
    ['invalid', 422, /could not accept/],
  ] as const)('keeps the choice where it fails: %s', async (outcome, status, message) => {
    const { post, kept } = visitor({ ...filled, status: { hasEmail: true }, own: chosen, outcome });
    const answer = await post({ request: 'true' });
    expect(answer.status).toBe(status);
    expect(answer.data?.problem?.message).toMatch(message);
    expect((await kept()).items).toEqual(['Flask', 'Torch']);
  });

  it('wants an item first', async () => {
    const { post, requests } = visitor({ ...filled, status: { hasEmail: true } });
    expect(await post({ request: 'true' })).toMatchObject({
      status: 422,
      data: { problem: { field: 'offers' } },
    });
    expect((await post({})).status).toBe(422);
    expect(requests).toEqual([]);
  });
});
