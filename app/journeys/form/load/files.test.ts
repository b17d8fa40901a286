import { describe, expect, it } from 'vitest';
import { reviveDraft, EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { acceptPage } from '~/forms/engine/accept';
import { valueOf } from '~/forms/engine/form-values';
import { exampleGiven, formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import { demoOperator } from '../../../../tests/support/demo-operator';
import { exampleSubmission } from '../../../../tests/support/example-submission';
import { quietLogger } from '../../../../tests/support/stores';
import { files } from '../../../../tests/support/upload-files';
import { ANNA, describeUploads, stage, uploadPlace } from '../../../../tests/support/upload-places';
import { secretsOf } from '~/server/lib/encrypt.server';
import type { PageModel } from '~/forms/engine/page-model';
import { createAcceptedWork } from '~/server/submissions/create.server';
import type { Store } from '~/server/store/open.server';
import type { Uploads } from '~/server/uploads/uploads';
import { holdFiles, takeFiles, withFileProblems } from './files.server';
import { fileIdsIn, filesOn, pageHasUploads, uploadQuestion } from './uploads-of';
import { newVisitorAddress } from '../../../../tests/support/server';

const form = formOf(
  wireForm([
    wirePage(
      'One',
      {
        alias: 'plans',
        type: 'upload',
        caption: 'Plans',
        required: true,
        settings: { multiple: true, maxFiles: 3 },
      },
      { alias: 'letter', type: 'upload', caption: 'Letter' },
      { alias: 'name', type: 'text', caption: 'Name' },
      {
        alias: 'items',
        type: 'street repeater',
        caption: 'Items',
        settings: { fields: [{ alias: 'photo', type: 'upload', caption: 'Photo' }] },
      },
    ),
    wirePage('Two', { alias: 'more', type: 'text', caption: 'More' }),
  ]),
);
const place = uploadPlace();

interface Sent {
  readonly field: string;
  readonly name?: string;
  readonly bytes?: Buffer;
}

async function send(
  uploads: Uploads,
  sent: readonly Sent[],
  fields: readonly (readonly [string, string])[] = [],
) {
  const received = {
    fields,
    files: await Promise.all(
      sent.map(async ({ field, name = 'plan.pdf', bytes = files.pdf }) => ({
        ...(await stage(place, bytes, name)),
        field,
      })),
    ),
    dispose: () => Promise.resolve(),
  };
  const here = new Map((await uploads.filesOf(ANNA)).map((file) => [file.id, file]));
  const page = {
    caller: newVisitorAddress(),
    gateways: { uploads, content: { dictionary: () => ({}) } },
    definition: form,
    slug: 'one',
    visitor: ANNA,
  };
  const taken = await takeFiles(received, { ...page, base: { ...exampleGiven, files: here } });
  const accepted = acceptPage(form, EMPTY_DRAFT, 'one', taken.posted, taken.base);
  await holdFiles(page, { draftAnswers: accepted?.draftAnswers ?? EMPTY_DRAFT });
  return {
    ...taken,
    kept: accepted?.draftAnswers ?? EMPTY_DRAFT,
    problems: withFileProblems(accepted?.problems ?? [], taken.problems).map(
      ({ name, message }) => [name, message],
    ),
  };
}
const idsUnder = ({ posted }: { posted: ReadonlyMap<string, readonly string[]> }, name: string) => [
  ...(posted.get(name) ?? []),
];

describeUploads('of a posted page', place, (start) => {
  it('go under the names of their questions, also inside items, and nothing else does', async () => {
    const { uploads, names } = await start({ secrets: null });
    const first = await send(
      uploads,
      [
        { field: 'plans.file', name: 'a.pdf' },
        { field: 'plans.file', name: 'b.pdf' },
        { field: 'items.0.photo.file', name: 'c.jpg', bytes: files.jpg },
        { field: 'name.file' },
        { field: 'nothing.file' },
        { field: 'items.0.other.file' },
        { field: 'items.0.photo.x.file' },
      ],
      [['name', 'Jo']],
    );
    expect(first.problems).toEqual([]);
    expect(valueOf(first.posted, 'name')).toBe('Jo');
    expect(idsUnder(first, 'plans')).toHaveLength(2);
    expect(idsUnder(first, 'items.0.photo')).toHaveLength(1);
    expect((await names()).map((name) => name.slice(33)).sort()).toEqual([
      'a.pdf',
      'b.pdf',
      'c.jpg',
    ]);
    expect(new Set(fileIdsIn(form, first.kept))).toEqual(
      new Set([...idsUnder(first, 'plans'), ...idsUnder(first, 'items.0.photo')]),
    );
  });

  it('are replaced one by one where one is asked for, and what is not named any more is gone [L-450]', async () => {
    const { uploads, names } = await start({ secrets: null });
    const old = await send(uploads, [
      { field: 'letter.file', name: 'old.pdf' },
      { field: 'plans.file', name: 'plan.pdf' },
    ]);
    const [id = ''] = idsUnder(old, 'letter');
    const wrong = await send(uploads, [{ field: 'letter.file', name: 'x.exe' }], [['letter', id]]);
    expect(idsUnder(wrong, 'letter')).toEqual([id]);
    const after = await send(
      uploads,
      [{ field: 'letter.file', name: 'new.pdf' }],
      [['letter', id]],
    );
    expect(idsUnder(after, 'letter')).not.toContain(id);
    expect((await names()).map((name) => name.slice(33))).toEqual(['new.pdf']);
  });

  it('that are wrong are said, of several by name, and the good ones stay', async () => {
    const { uploads } = await start();
    const sent = await send(uploads, [
      { field: 'plans.file', name: 'good.pdf' },
      { field: 'plans.file', name: 'bad.exe' },
      { field: 'letter.file', name: 'a.pdf' },
      { field: 'letter.file', name: 'b.pdf' },
      { field: 'items.1.photo.file', name: 'empty.jpg', bytes: Buffer.alloc(0) },
    ]);
    expect(idsUnder(sent, 'plans')).toHaveLength(1);
    expect(sent.problems).toEqual([
      ['plans', 'bad.exe is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG'],
      ['letter', 'Please select one file at a time'],
      ['items.1.photo', 'empty.jpg is empty. Please select another file.'],
    ]);
    const alone = await send(uploads, [{ field: 'plans.file', name: 'bad.exe' }]);
    expect(alone.problems).toEqual([
      ['plans', 'bad.exe is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG'],
    ]);
    const none = await send(uploads, [], [['_do', 'add:plans']]);
    expect(none.problems).toEqual([['plans', 'Choose a file first']]);
  });

  it('of somebody else are as if they were not there', async () => {
    const { uploads } = await start();
    const theirs = 'f'.repeat(32);
    const sent = await send(uploads, [], [['plans', theirs]]);
    expect(sent.problems).toEqual([['plans', 'This file is no longer here. Please add it again.']]);
  });

  it('cannot be stored: one sentence without tags, and the page goes on [L-463]', async () => {
    const { uploads } = await start();
    const broken: Uploads = { ...uploads, take: () => Promise.reject(new Error('away')) };
    const sent = await send(broken, [{ field: 'letter.file' }], [['name', 'Jo']]);
    expect(sent.problems.at(0)).toEqual(['letter', exampleGiven.say('fileUploadApiError')]);
    expect(sent.hasFailed).toBe(true);
    expect(sent.kept.answers['name']).toBe('Jo');
  });

  it('are kept under the reference of the submission that names them', async () => {
    const { uploads, store } = await start();
    const sent = await send(uploads, [
      { field: 'plans.file', name: 'a.pdf' },
      { field: 'letter.file', name: 'b.pdf' },
    ]);
    const [plan] = await uploads.find(ANNA, idsUnder(sent, 'plans'));
    const kept = {
      store: store as Store,
      uploads,
      operator: demoOperator({ store: store as Store }),
    };
    const env = { SECRETS: secretsOf('a secret of sixteen letters') };
    const { submissions, outbox } = createAcceptedWork({ env, logger: quietLogger, ...kept });
    place.undo.push(() => outbox.stop());
    const formData = [
      { sectionName: 'One', sectionFields: [{ name: 'plans', value: [plan?.name ?? ''] }] },
    ];
    const submission = exampleSubmission({ pageType: 'psr', formData });
    await submissions.submit(submission, { idempotencyKey: 'key-12345' });
    const rows = await store.db.selectFrom('upload_file').select(['id', 'reference']).execute();
    expect(rows.filter(({ reference }) => reference !== null)).toEqual([
      { id: plan?.id, reference: submission.guIReference },
    ]);
  });
});

describe('what is an upload question [L-451]', () => {
  it.each([
    ['plans', { name: 'plans', alias: 'plans', multiple: true }],
    ['letter', { name: 'letter', alias: 'letter', multiple: false }],
    ['items.12.photo', { name: 'items.12.photo', alias: 'items', multiple: false }],
    ['items.photo', null],
    ['items.0.nothing', null],
    ['plans.0.photo', null],
    ['name', null],
    ['', null],
    ['__proto__', null],
  ])('%s', (name, question) => expect(uploadQuestion(form, 'one', name)).toEqual(question));

  it('of which page', () => {
    expect(['one', 'two', 'x'].map((slug) => pageHasUploads(form, slug))).toEqual([
      true,
      false,
      false,
    ]);
    expect(uploadQuestion(form, 'two', 'plans')).toBeNull();
  });

  it('reads a draft back with its files, put aside or not', () => {
    const { draftAnswers } = reviveDraft(form, {
      answers: { plans: ['a', 'b'], items: [{ photo: ['c'] }, {}], name: 'd' },
      aside: { letter: ['e'] },
    });
    expect([...fileIdsIn(form, draftAnswers)].sort()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('shows the files of the page and no others', () => {
    const known = (id: string) => ({
      id,
      displayName: `${id}.pdf`,
      name: `${id}-stored.pdf`,
      size: 3,
    });
    const fields = [
      { name: 'plans', values: { plans: ['a', 'gone'] }, items: [] },
      {
        name: 'items',
        values: {},
        items: [[{ name: 'items.0.photo', values: { 'items.0.photo': ['c'] }, items: [] }]],
      },
      { name: 'name', values: { name: ['b'] }, items: [] },
    ];
    const page = { slug: 'one', fieldsets: [{ columns: [fields] }] } as unknown as PageModel;
    const all = new Map(['a', 'b', 'c'].map((id) => [id, known(id)]));
    expect(filesOn(form, page, all)).toEqual({
      a: { displayName: 'a.pdf', size: 3 },
      c: { displayName: 'c.pdf', size: 3 },
    });
  });
});
