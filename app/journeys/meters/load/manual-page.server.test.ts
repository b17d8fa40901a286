import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { STREAMED } from '~/server/lib/form.server';
import {
  begin,
  gatewaysWith,
  nextCaller,
  recorder,
} from '../../../../tests/fixtures/finder-example';
import type { FinderGateways } from './finder-gateways';
import { loadManualPage, postManualPage } from './manual-page.server';

beforeEach(begin);

describe('the manual form [J-509, J-682, J-683, J-689, J-690]', () => {
  const values = {
    firstName: ' Sam ',
    lastName: 'Example',
    telephoneNumber: '020 7946 0123',
    emailAddress: 'sam@mail.example',
    addressLine1: 'Plot 4',
    city: 'Colchester',
    postcode: 'co19zz',
    meterNumber: 'mpn1001',
    isBillPayerManual: 'true',
  };
  const kept = {
    id: 'a1',
    displayName: 'meter.png',
    name: 'a1-meter.png',
    size: 10,
    type: 'image/png',
  };
  const photo = {
    field: 'files',
    fileName: 'photo.jpg',
    path: '/x',
    size: 5,
    isCut: false,
    isLost: false,
  };
  function withUploads(fields: [string, string][], files: (typeof photo)[] = []) {
    const uploads = {
      receive: () => Promise.resolve({ fields, files, dispose: () => Promise.resolve() }),
      openSession: () => Promise.resolve('session'),
      take: (_owner: string, _session: string, { fileName }: typeof photo) =>
        Promise.resolve(
          fileName === 'virus.jpg'
            ? { refused: 'infected' }
            : { file: { ...kept, id: 'b2', displayName: fileName, name: `b2-${fileName}` } },
        ),
      find: (_owner: string, ids: string[]) => Promise.resolve(ids.includes('a1') ? [kept] : []),
      remove: vi.fn(() => Promise.resolve()),
    };
    const request = new Request('http://site.test/supplier-and-mpan/form', {
      method: 'POST',
      headers: {
        [STREAMED]: 'yes',
        'x-peer-address': nextCaller(),
      },
      body: 'x',
    });
    return {
      uploads,
      answer: postManualPage(request, { ...gatewaysWith(), uploads } as unknown as FinderGateways),
    };
  }
  const entries = (more: [string, string][] = []): [string, string][] => [
    ...Object.entries(values),
    ...more,
  ];

  it('keeps no more files than the share of one network, and says so', async () => {
    const large = { ...photo, size: 400_000_000 };
    const { answer, uploads } = withUploads(entries(), [large, large, large]);
    const data = (await (await answer).json()) as {
      fieldErrors: Record<string, string>;
      files: unknown[];
    };
    expect(data.fieldErrors['files']).toMatch(/^You have added as many files as we can take/);
    expect(data.files).toHaveLength(2);
    expect(uploads.remove).not.toHaveBeenCalled();
  });

  it('takes twenty files of one form, and no more', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...photo, fileName: `${index}.jpg` }));
    const { answer } = withUploads(entries(), many);
    const data = (await (await answer).json()) as {
      fieldErrors: Record<string, string>;
      files: unknown[];
    };
    expect(data.fieldErrors['files']).toBe('That is too many files. Please remove some.');
    expect(data.files).toHaveLength(20);
  });

  it.each([
    ['busy', 503, '10'],
    ['too-often', 503, '10'],
    ['too-much', 413, null],
  ] as const)('says that nothing of it was taken: %s', async (unread, status, retryAfter) => {
    const uploads = { receive: () => Promise.resolve({ unread, retryAfter: 10 }) };
    const request = new Request('http://site.test/supplier-and-mpan/form', {
      method: 'POST',
      headers: {
        [STREAMED]: 'yes',
        'x-peer-address': nextCaller(),
      },
      body: 'x',
    });
    const answer = await postManualPage(request, {
      ...gatewaysWith(),
      uploads,
    } as unknown as FinderGateways);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retryAfter]);
    expect(recorder.sent).toEqual([]);
  });

  it('sends the request field by field, with the names of its files joined [J-495, J-496, J-499, J-500, J-502, J-504 to J-506]', async () => {
    const { answer } = withUploads(entries([['file', 'a1']]), [photo]);
    expect((await answer).status).toBe(303);
    expect(recorder.sent).toMatchObject([{ kind: 'manual-mpan-checker' }]);
    expect(recorder.sent[0]?.body).toEqual({
      isBillPayerManual: true,
      additionalComments: '',
      meterNumber: 'MPN1001',
      personalDetails: {
        telephoneNumber: '02079460123',
        emailAddress: 'sam@mail.example',
        firstName: 'Sam',
        title: '',
        lastName: 'Example',
      },
      manualAddress: {
        addressLine1: 'Plot 4',
        addressLine2: '',
        addressLine3: '',
        what3Words: '',
        postcode: 'CO1 9ZZ',
        city: 'Colchester',
      },
      fileUpload: 'a1-meter.png|b2-photo.jpg',
    });
  });

  it('stops for a file that is refused, and keeps the others', async () => {
    const { answer } = withUploads(entries(), [photo, { ...photo, fileName: 'virus.jpg' }]);
    expect((await answer).status).toBe(422);
    expect(await (await answer).json()).toMatchObject({
      files: [{ id: 'b2', name: 'photo.jpg' }],
      fieldErrors: { files: 'virus.jpg has a virus. We did not keep it.' },
      values: { city: 'Colchester' },
    });
    expect(recorder.sent).toEqual([]);
  });

  it('takes a file away without complaining about the rest', async () => {
    const { answer, uploads } = withUploads([
      ['file', 'a1'],
      ['intent', 'remove:a1'],
      ['firstName', 'Sam'],
    ]);
    expect((await answer).status).toBe(200);
    expect(await (await answer).json()).toMatchObject({
      files: [],
      fieldErrors: {},
      values: { firstName: 'Sam' },
    });
    expect(uploads.remove).toHaveBeenCalledWith(expect.any(String), ['a1']);
  });

  it('shows the shared error where it cannot be kept, with everything that was typed [J-234]', async () => {
    recorder.outcome = () => Promise.reject(new Failure('unavailable', 'down'));
    const answer = await withUploads(entries()).answer;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      kind: 'form',
      failed: true,
      values: { city: 'Colchester' },
    });
  });

  it('is empty without files [J-510]', async () => {
    await withUploads(entries()).answer;
    expect(recorder.sent[0]?.body).toMatchObject({ fileUpload: '' });
    const page = loadManualPage(
      new Request('http://site.test/supplier-and-mpan/form'),
      gatewaysWith(),
    );
    expect(await page.json()).toMatchObject({ kind: 'form', files: [], fieldErrors: {} });
  });
});
