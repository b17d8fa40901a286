import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { readListQuery } from '~/domain/incident/list/list-query';
import { readPinRequest } from '~/domain/map/pin-request';
import { manualBody, checkBody } from '~/server/ports/mpan/wire';
import { WireSignUp, WireStop } from '~/server/texts/sign-ups/wire';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';
import { readSearchQuery } from '~/journeys/search/search-query';
import { parseAddress } from '~/server/lib/caller.server';
import { readJsonBody } from '~/server/lib/api.server';
import { postedFields } from '~/server/lib/posted-form.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { readToken, tokenOf } from '~/server/previews/token';
import { WireSubmission, readWire } from '~/server/submissions/wire';
import { receiveForm } from '~/server/uploads/receive.server';
import { consentIn } from '~/server/visit/consent.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { preferencesIn } from '~/server/visit/preferences.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import { emptyVisit, visitIn } from '~/server/visit/session.server';
import { preferenceChoices } from '~/cms/preferences';
import { anyFields, anyText, garbled, mutated, wellFormed } from '../../support/mutations';

describe('cookies', () => {
  const names = ['mpn_visit', 'mpn_prefs', 'mpn_consent', 'mpn_form', 'mpn_editor', 'other'];
  const header = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

  it('any header is a visit that may be empty, known choices, and a consent or none', () =>
    fc.assert(
      fc.property(header, anyText, (text, saveData) => {
        const cookies = cookiesIn(text);
        expect(visitIn(cookies)).toEqual(emptyVisit());
        const { lowData, ...choices } = preferencesIn(cookies, saveData);
        expect(typeof lowData).toBe('boolean');
        for (const [name, value] of Object.entries(choices))
          expect(preferenceChoices[name as keyof typeof preferenceChoices]).toContain(value);
        const consent = consentIn(cookies);
        if (consent)
          expect([typeof consent.analytics, typeof consent.marketing]).toEqual([
            'boolean',
            'boolean',
          ]);
      }),
      { numRuns: 500 },
    ));

  it('what was sealed under another key, or changed, is not opened', () => {
    const [ours, theirs] = [
      createEncrypter('a secret of sixteen letters', 'x'),
      createEncrypter('another secret, as long', 'x'),
    ];
    fc.assert(
      fc.property(anyText, fc.nat(), anyText, (text, at, noise) => {
        const sealed = ours.encrypt(text, 'place');
        expect(ours.decrypt(sealed, 'place')).toBe(wellFormed(text));
        expect(theirs.decrypt(sealed, 'place')).toBeNull();
        expect(ours.decrypt(noise, 'place')).toBeNull();
        const place = at % sealed.length;
        const other = sealed[place] === 'A' ? 'B' : 'A';
        const opened = ours.decrypt(
          sealed.slice(0, place) + other + sealed.slice(place + 1),
          'place',
        );
        expect([null, wellFormed(text)]).toContain(opened);
      }),
    );
  });
});

describe('addresses [X-67]', () => {
  it.each([
    [
      'an incident page',
      readIncidentQuery,
      ['postcode', 'reference', 'mpan', 'incident', 'lat', 'lng', 'place', 'address'],
    ],
    ['the search', readSearchQuery, ['value', 'journey', 'mpan', 'select', 'page', 'returnTo']],
    [
      'the list',
      readListQuery,
      ['kind', 'sort', 'page', 'q', 'place', 'postcode', 'show', 'type', 'county'],
    ],
    [
      'a pin',
      readPinRequest,
      ['lat', 'lng', 'z', 'zoom', 'x', 'y', 'pin.x', 'pin.y', 'place', 'town', 'move'],
    ],
  ] as [string, (query: URLSearchParams) => unknown, string[]][])(
    'any query of %s is read',
    (_name, read, names) =>
      fc.assert(
        fc.property(anyFields(names), (query) => void read(query)),
        { numRuns: 400 },
      ),
  );

  it('any way back stays on this site', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `/${text}`),
          anyText.map((text) => `//${text}`),
          fc.webUrl(),
        ),
        (text) => {
          const back = safeReturnTo(text);
          expect(new URL(back, 'https://site.example').origin).toBe('https://site.example');
        },
      ),
      { numRuns: 500 },
    ));

  it('any X-Forwarded-For is an address or nothing', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.ipV4(),
          fc.ipV6(),
          fc.ipV6().map((one) => `[${one}]:1`),
        ),
        (text) => {
          expect(parseAddress(text) ?? '1').toMatch(/^[\da-f.:]+$/);
        },
      ),
    ));

  it('any preview link of others opens nothing; ours opens as it was made', () => {
    const link = { id: 'abcdefgh', tree: '/help', until: 1 };
    const token = tokenOf('a secret of sixteen letters', link);
    expect(readToken('a secret of sixteen letters', token)).toEqual(link);
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `${token.split('.')[0]}.${text}`),
          anyText.map((text) => `${text}.${token.split('.')[1]}`),
        ),
        (text) => {
          fc.pre(text !== token);
          expect(readToken('a secret of sixteen letters', text)).toBeNull();
        },
      ),
    );
  });
});

describe('bodies', () => {
  const post = (body: BodyInit, type: string) =>
    new Request('http://site.example/x', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
  const GOOD = [
    {
      mobileNumber: '07700900123',
      incidentReference: 'A-1',
      postcode: 'CB1 9ZA',
      mpan: '1000001901079',
      accept: true,
    },
    { formName: 'report-a-power-cut', data: { a: 1 }, answers: { yourName: 'A' }, reference: 'x' },
    { name: 'A', email: 'a@b.example', mpan: '1000001901079', postcode: 'CB1 9ZA', files: [] },
  ];

  it('any JSON is read by its schema, or answered with 400', async () => {
    const schema = z.object({ mobileNumber: z.string(), accept: z.boolean().optional() });
    await fc.assert(
      fc.asyncProperty(garbled(GOOD), async (text) => {
        const outcome = await readJsonBody(post(text, 'application/json'), schema, 5000).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Response) expect(outcome.status).toBe(400);
        else expect(typeof (outcome as { mobileNumber: unknown }).mobileNumber).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a sign-up', WireSignUp],
    ['a stop', WireStop],
    ['a submission', WireSubmission],
    ['a finder', checkBody],
    ['a manual finder', manualBody],
  ])('any body of %s is taken or refused', (_name, schema) =>
    fc.assert(
      fc.property(mutated(GOOD), (body) => {
        if (!('safeParse' in schema)) return;
        const read = (schema as z.ZodTypeAny).safeParse(body);
        if (read.success && schema === (WireSubmission as unknown)) readWire(read.data as never);
      }),
    ),
  );

  it('any form that is posted is fields of text', async () =>
    fc.assert(
      fc.asyncProperty(anyFields(['a', 'b.c', '__proto__', 'constructor']), async (fields) => {
        const read = await postedFields(
          post(fields.toString(), 'application/x-www-form-urlencoded'),
        );
        for (const value of Object.values(read)) expect(typeof value).toBe('string');
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      }),
    ));

  it('any multipart body is a form, too much, or a failure, and leaves no file behind', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'fuzz-parts-'));
    const whole = [
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n',
      '--b--\r\n',
    ].join('');
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: whole.length }),
        fc.uint8Array({ maxLength: 40 }),
        fc.boolean(),
        anyText,
        async (at, noise, isCut, boundary) => {
          const body = Buffer.concat([
            Buffer.from(whole.slice(0, at)),
            noise,
            Buffer.from(isCut ? '' : whole.slice(at)),
          ]);
          const type = `multipart/form-data; boundary=${noise.length % 5 === 0 ? encodeURIComponent(wellFormed(boundary)) : 'b'}`;
          const received = await receiveForm(post(body, type), dir).catch(
            (error: unknown) => error,
          );
          if (received instanceof Error) expect(isFailure(received, 'invalid')).toBe(true);
          else if ('dispose' in (received as object))
            await (received as { dispose(): Promise<void> }).dispose();
          expect(await readdir(dir)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
    await rm(dir, { recursive: true });
  });
});
