import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as EditorRoute from '~/routes/preview.links';
import type * as SearchRoute from '~/routes/power-cut.search';
import type * as DialogRoute from '~/routes/power-cut.search_.dialog';
import type * as PlannedRoute from '~/routes/power-cut.planned-power-cut-search';
import type * as FinderRoute from '~/routes/supplier-and-mpan.address';
import { EDITOR_KEY, apiSite, type ApiSite } from '../support/api-site';
import { inTheClear } from '../support/in-the-clear';

const POSTCODES = [
  'CB1 9ZA',
  'CM1 9ZA',
  'BN1 9ZA',
  'BN4 9ZA',
  'TN1 9ZA',
  'M1 9ZA',
  'NR3 9ZA',
  'Lantern Street',
];
const METER_POINT = /(?<!\d)\d{13}(?!\d)/;

let site: ApiSite;
let search: typeof SearchRoute;
let dialog: typeof DialogRoute;
let planned: typeof PlannedRoute;
let address: typeof FinderRoute;
let editor: typeof EditorRoute;
beforeAll(async () => {
  site = await apiSite();
  search = await import('~/routes/power-cut.search');
  dialog = await import('~/routes/power-cut.search_.dialog');
  planned = await import('~/routes/power-cut.planned-power-cut-search');
  address = await import('~/routes/supplier-and-mpan.address');
  editor = await import('~/routes/preview.links');
}, 120_000);

let callers = 0;
const newCaller = () => `198.51.${Math.floor((callers += 1) / 250)}.${callers % 250}`;
interface AskOptions {
  caller?: string;
  cookie?: string;
  post?: Record<string, string>;
}
const requestOf = (
  path: string,
  { caller = newCaller(), cookie = '', post }: AskOptions,
): Request =>
  new Request(`http://site.test${path}`, {
    headers: { 'x-peer-address': caller, ...(cookie ? { Cookie: cookie } : {}) },
    ...(post ? { method: 'POST', body: new URLSearchParams(post) } : {}),
  });
type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;
async function ask(handler: unknown, path: string, options: AskOptions = {}): Promise<Response> {
  const args = {
    request: requestOf(path, options),
    params: {},
    context: {},
  } as LoaderFunctionArgs & ActionFunctionArgs;
  try {
    return (await (handler as Handler)(args)) as Response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
const searchPath = (value: string, mode = 'header') =>
  `/power-cut/search?${new URLSearchParams({ mode, value }).toString()}`;
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
const choicesIn = (text: string): string[] =>
  [...text.matchAll(/"choice":"([^"]+)"/g)].map(([, choice = '']) => choice);

describe('a list of addresses tells no meter point', () => {
  it.each(POSTCODES)('the search for %s, as data and in the dialog', async (value) => {
    for (const mode of ['homepage', 'mpan', 'export', 'area', 'form']) {
      const page = await (await ask(search.loader, searchPath(value, mode))).text();
      expect(page).not.toMatch(METER_POINT);
      const query = new URLSearchParams({ mode, value }).toString();
      const inDialog = await (await ask(dialog.loader, `/power-cut/search/dialog?${query}`)).text();
      expect(inDialog).not.toMatch(METER_POINT);
      expect(choicesIn(inDialog)).toEqual(choicesIn(page));
    }
  });

  it('24 flats are 24 short choices in the page', async () => {
    const data = (await (await ask(search.loader, searchPath('CM1 9ZA'))).json()) as {
      shown: object;
    };
    const choices = choicesIn(JSON.stringify(data));
    expect(new Set(choices).size).toBe(24);
    for (const choice of choices) expect(choice).toMatch(/^CM1 9ZA\|[\w-]{16}$/);
  });

  it('a choice leads on, with the address sealed in the visit and none of it in the answer [F-457, F-458]', async () => {
    const [select = ''] = choicesIn(await (await ask(search.loader, searchPath('CB1 9ZA'))).text());
    const chosen = await ask(search.action, '/power-cut/search', {
      post: { mode: 'form', select },
    });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/power-cut']);
    const cookie = cookieOf(chosen);
    expect(inTheClear(cookie, ['CB1 9ZA', '1000001901079'])).toEqual([]);
    const inDialog = await ask(dialog.action, '/power-cut/search/dialog', {
      cookie,
      post: { mode: 'mpan', select },
    });
    const text = await inDialog.text();
    expect(JSON.parse(text)).toMatchObject({
      kind: 'chosen',
      address: { choice: select, postcode: 'CB1 9ZA' },
    });
    expect(text).not.toMatch(METER_POINT);
    const finder = await ask(address.loader, '/supplier-and-mpan/address?chosen=true', { cookie });
    expect(await finder.text()).not.toMatch(METER_POINT);
    const went = await ask(search.action, '/power-cut/search', {
      cookie,
      post: { mode: 'power-cut', select },
    });
    const recents = await (
      await ask(dialog.loader, '/power-cut/search/dialog', { cookie: cookieOf(went) })
    ).text();
    expect(choicesIn(recents)).toEqual([select]);
    expect(recents).not.toMatch(METER_POINT);
  });

  it.each<[string, string, string, Record<string, string>]>([
    ['an address whose power is off', 'CB1 9ZA', 'power-cut', {}],
    ['one of 24 flats', 'CM1 9ZA', 'header', {}],
    ['planned work', 'BN1 9ZA', 'header', {}],
    ["another operator's", 'M1 9ZA', 'power-cut', {}],
    ["another operator's, for our own alone", 'M1 9ZA', 'form', { ownOnly: 'true' }],
    ['for a form', 'NR3 9ZA', 'form', {}],
  ])('the dialog and the page come to the same: %s', async (_, value, mode, more) => {
    const [select = ''] = choicesIn(
      await (await ask(dialog.loader, `/power-cut/search/dialog?mode=mpan&value=${value}`)).text(),
    );
    const post = { mode, select, ...more };
    const page = await ask(search.action, '/power-cut/search', { post });
    const inDialog = await ask(dialog.action, '/power-cut/search/dialog', { post });
    const to = page.headers.get('Location') ?? '';
    const said = (await inDialog.json()) as { kind: string; to?: string };
    const where = new URL(to, 'http://site.test').searchParams;
    if (where.has('other')) expect(said).toMatchObject({ kind: 'other-distributor' });
    else if (mode === 'form') expect([to, said.kind]).toEqual(['/power-cut', 'chosen']);
    else expect(said).toMatchObject({ kind: 'go', to });
    expect(cookieOf(inDialog) !== '').toBe(cookieOf(page) !== '');
  });

  it('the dialog and the page forget alike', async () => {
    const [select = ''] = choicesIn(await (await ask(search.loader, searchPath('CB1 9ZA'))).text());
    const cookie = cookieOf(
      await ask(search.action, '/power-cut/search', { post: { mode: 'power-cut', select } }),
    );
    const posts: Record<string, string>[] = [{ forget: select }, { 'forget-all': 'true' }];
    for (const post of posts)
      for (const [action, path] of [
        [search.action, '/power-cut/search'],
        [dialog.action, '/power-cut/search/dialog'],
      ] as const) {
        const answer = await ask(action, path, { cookie, post });
        expect(answer.headers.has('Clear-Site-Data')).toBe('forget-all' in post);
        const recents = await ask(dialog.loader, '/power-cut/search/dialog', {
          cookie: cookieOf(answer),
        });
        expect(choicesIn(await recents.text())).toEqual([]);
      }
  });

  it('nobody chooses by a meter point number', async () => {
    const answer = await ask(search.action, '/power-cut/search', {
      post: { select: 'CB1 9ZA|1000001901079' },
    });
    expect(answer.headers.get('Location')).toContain('gone=true');
  });
});

describe('who searches without end waits [F-622]', () => {
  // The clock stands still, so that nothing is given back meanwhile.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const use = async (caller: string, times: number) => {
    const answers: Response[] = [];
    for (let n = 0; n < times; n++)
      answers.push(await ask(search.loader, searchPath('CB1 9ZA'), { caller }));
    return answers;
  };

  it('a search page, a dialog, a choice and the API share one count [F-453 to F-456]', async () => {
    const caller = newCaller();
    const answers = await use(caller, 202);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(200).fill(200),
      429,
      429,
    ]);

    const page = answers.find(({ status }) => status === 429) as Response;
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await page.json()).toMatchObject({
      value: 'CB1 9ZA',
      shown: { kind: 'busy', value: 'CB1 9ZA' },
    });
    const headersOf = search.headers as (all: object) => Record<string, string>;
    expect(headersOf({ loaderHeaders: page.headers, actionHeaders: new Headers() })).toHaveProperty(
      'Retry-After',
    );

    const others = [
      ask(dialog.loader, '/power-cut/search/dialog?value=CB1+9ZA', { caller }),
      site.ask('/api/get-addresses?value=CB1+9ZA', { headers: { 'x-peer-address': caller } }),
    ];
    for (const other of await Promise.all(others)) {
      expect(other.status).toBe(429);
      expect(Number(other.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await ask(search.loader, '/power-cut/search', { caller })).status).toBe(200);
    expect((await ask(search.loader, searchPath('CB1 9ZA'))).status).toBe(200);
  });

  it('a choice, the planned search and the finder keep what was chosen', async () => {
    const caller = newCaller();
    const [select = ''] = choicesIn(await (await ask(search.loader, searchPath('NR3 9ZA'))).text());
    const cookie = cookieOf(
      await ask(search.action, '/power-cut/search', { post: { mode: 'form', select } }),
    );
    await use(caller, 200);

    const chosen = await ask(search.action, '/power-cut/search', {
      caller,
      post: { mode: 'homepage', select },
    });
    expect(chosen.headers.get('Location')).toBe('/power-cut/search?mode=homepage&value=NR3+9ZA');
    expect(chosen.headers.getSetCookie()).toEqual([]);

    const work = await ask(planned.loader, '/power-cut/planned-power-cut-search?chosen=true', {
      caller,
      cookie,
    });
    expect([work.status, work.headers.get('Retry-After')]).toEqual([429, expect.any(String)]);
    expect(await work.json()).toMatchObject({
      busy: true,
      way: 'chosen',
      remembered: expect.stringContaining('NR3 9ZA'),
    });

    const finder = await ask(address.action, '/supplier-and-mpan/address.data', {
      caller,
      cookie,
      post: { address: select, emailAddress: 'sam@mail.example', checkbox: 'true' },
    });
    expect([finder.status, finder.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});

it('wrong editor keys from one /64 end in a page that says so, whatever comes then', async () => {
  const tries = Array.from({ length: 11 }, (_, n) => ({
    caller: `2001:db8:7:7::${n.toString(16)}`,
    post: { key: `wrong ${n}` },
  }));
  const answers = [];
  for (const one of tries) answers.push(await ask(editor.action, '/preview/links', one));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429]);
  expect(await answers[10]?.json()).toMatchObject({
    fieldErrors: { key: expect.stringContaining('Too many') },
  });
  const headersOf = editor.headers as (all: object) => Record<string, string>;
  expect(Number(headersOf({ actionHeaders: answers[10]?.headers })['Retry-After'])).toBeGreaterThan(
    60,
  );

  const right = { post: { key: EDITOR_KEY } };
  expect(
    (await ask(editor.action, '/preview/links', { caller: '2001:db8:7:7::1', ...right })).status,
  ).toBe(429);
  expect(
    (await ask(editor.action, '/preview/links', { caller: '2001:db8:7:8::1', ...right })).status,
  ).toBe(303);
});
