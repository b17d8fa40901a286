import { beforeAll, describe, expect, it } from 'vitest';
import { apiSite, type ApiSite } from '../../support/api-site';
import { breachesOf, operationAt, type Operation } from '../../support/openapi';
import { scoreCookie } from '../../support/score';
import { jsonPost } from './operations';

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 60_000);

const posts: readonly Operation[] = [
  'mpan-checker',
  'mpan-export-checker',
  'manual-mpan-checker',
].map((name) => operationAt(`/api/${name}`, 'post'));
const check = {
  checkbox: true,
  mpan: '1000001901079',
  supplierName: 'Fenland Home Energy',
  supplierNumber: '0808 157 0141',
};
const manual = {
  isBillPayerManual: true,
  personalDetails: { firstName: 'Sam', lastName: 'Example', telephoneNumber: '020 7946 0123' },
  manualAddress: { addressLine1: 'Plot 4', city: 'Colchester', postcode: 'co19zz' },
};
async function ask(operation: Operation, target: string, init: RequestInit) {
  const answer = await site.ask(target, init);
  expect(await breachesOf(operation, answer), target).toEqual([]);
  const body: unknown = answer.status === 204 ? null : await answer.clone().json();
  return { status: answer.status, headers: answer.headers, body };
}

describe('an email is sent for nobody without a score [J-662]', () => {
  const send = (operation: Operation, name: string, headers: Record<string, string>) => {
    const emailAddress = `${name}@mail.example`;
    const body =
      operation === posts[2]
        ? { ...manual, personalDetails: { ...manual.personalDetails, emailAddress } }
        : { ...check, emailAddress };
    return ask(operation, operation.path, { ...jsonPost(body), headers });
  };
  const captcha = { status: 422, body: { error: 'captcha', field: null, errors: [] } };

  it.each(posts)('$path: without one, with a low one, with a forged one', async (operation) => {
    const low = await scoreCookie(0.3);
    for (const headers of [{ Cookie: 'none=1' }, low, { Cookie: 'mpn_check=forged' }])
      expect(await send(operation, 'nobody', headers)).toMatchObject(captcha);
    expect((await send(operation, 'somebody', await scoreCookie(0.5))).status).toBe(204);
  });

  it.each(posts)(
    '$path takes a score once, and the same request again under it',
    async (operation) => {
      const score = await scoreCookie();
      expect((await send(operation, 'once', score)).status).toBe(204);
      expect((await send(operation, 'once', score)).status).toBe(204);
      expect(await send(operation, 'other', score)).toMatchObject(captcha);
      for (const other of posts.filter((post) => post !== operation))
        expect(await send(other, 'once', score)).toMatchObject(captcha);
    },
  );

  it('floods no mailbox, whoever asks and however it is written', async () => {
    const statuses: number[] = [];
    for (const name of [
      'drowned',
      'Drowned',
      'DROWNED',
      'drowned+1',
      'drowned+2',
      'drowned',
      'drowned+3',
      'drowned',
    ])
      statuses.push((await send(posts[0]!, name, await scoreCookie())).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
    const { headers, body } = await send(posts[2]!, 'drowned', await scoreCookie());
    expect(body).toMatchObject({
      error: 'too-many-requests',
      message: expect.stringContaining('several emails') as string,
    });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect((await send(posts[0]!, 'dry', await scoreCookie())).status).toBe(204);
  });
});
