import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formSources, type FormEditing, type Raw } from '../../../../tests/support/form-sources';
import { quietLogger } from '../../../../tests/support/stores';
import { fieldsOf, type Definition } from '~/forms/engine/definition';
import { reviveDraft } from '~/forms/engine/draft-answers';
import { contentFaults } from '../faults.server';
import { createForms } from './create.server';
import { exampleDefinition } from '../../../../tests/fixtures/example-definition';

let dir: string;
let errors: object[];
const logger = { ...quietLogger, error: (facts: object) => void errors.push(facts) } as never;
const undo: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'forms-test-'));
  for (const file of ['settings.json', 'live.json', 'dictionary.json', 'offers.json'])
    cpSync(path.join('content', file), path.join(dir, 'content', file));
  mkdirSync(path.join(dir, 'content/forms/drafts'), { recursive: true });
  errors = [];
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
  await rm(dir, { recursive: true, force: true });
});

const sources = () => formSources(dir, undo);
const embedded = () => sources().embedded(0);
const files = () => sources().files();
const contentSystem = () => sources().contentSystem();

const good: Raw = exampleDefinition;
const bad: Raw = { ...good, pages: [{ ...exampleDefinition.pages[0], slug: 'No Slug' }] };

describe.each([
  ['files', files],
  ['the content system', contentSystem],
])('forms from %s', (_, sourceOf) => {
  let source: FormEditing;
  beforeEach(() => {
    source = sourceOf();
  });
  async function start() {
    const content = await source.start();
    return { content, forms: createForms({ content, dataDir: path.join(dir, 'data'), logger }) };
  }

  it('are none where there are none', async () => {
    expect((await start()).forms.all()).toEqual([]);
  });

  it('are read and checked; a bad one is refused with its place and reason, and hurts no other', async () => {
    source.publish('good', good);
    source.publish('bad', { ...bad, _id: 'bad' });
    const { content, forms } = await start();
    expect(forms.byId('example-report')).toMatchObject({
      name: 'Report a power cut',
      pages: [{ slug: 'what' }, {}],
    });
    expect(forms.byId('bad')).toBeNull();
    const fault = {
      place: expect.stringContaining('pages.1.slug') as string,
      reason: expect.any(String) as string,
    };
    expect(errors).toEqual([{ source: source.placeOf('bad', bad), ...fault }]);
    const { place: field, reason } = fault;
    expect(contentFaults({ content, forms })).toContainEqual({
      page: source.placeOf('bad', bad),
      block: null,
      field,
      reason,
    });
  });

  it('do not share an id', async () => {
    source.publish('a', good);
    source.publish('b', { ...good, name: 'Another' });
    const { forms } = await start();
    expect(forms.all()).toHaveLength(1);
    expect(forms.refused()).toMatchObject([{ faults: [{ place: '_id' }] }]);
  });

  it('change with an edit; the last good one stays where an edit is bad, also across a restart', async () => {
    source.publish('a', good);
    const { content, forms } = await start();
    const first = forms.byId('example-report');
    expect(forms.byId('example-report')).toBe(first);

    source.publish('a', { ...good, name: 'Tell us' });
    await source.look(content);
    const second = forms.byId('example-report');
    expect(second?.name).toBe('Tell us');
    expect(second?.version).not.toBe(first?.version);

    source.publish('a', bad);
    await source.look(content);
    expect(forms.byId('example-report')?.version).toBe(second?.version);
    expect(forms.refused()).toHaveLength(1);

    const again = await start();
    expect(again.forms.byId('example-report')?.version).toBe(second?.version);
    expect(again.forms.refused()).toHaveLength(1);

    source.publish('a', null);
    await source.look(again.content);
    expect(again.forms.byId('example-report')).toBeNull();
  });

  it('are not checked again where something else of the content changed', async () => {
    source.publish('a', good);
    source.publish('b', { ...good, _id: 'other' });
    source.publish('c', { ...bad, _id: 'bad' });
    const { content, forms } = await start();
    const [first, other] = [forms.byId('example-report'), forms.byId('other')];
    const file = path.join(dir, 'data/forms-last-good.json');
    rmSync(file);
    source.touch();
    await source.look(content);
    expect(forms.byId('example-report')).toBe(first);
    expect([forms.refused().length, errors.length, existsSync(file)]).toEqual([1, 1, false]);

    source.publish('a', { ...good, name: 'Tell us' });
    await source.look(content);
    expect(forms.byId('example-report')?.name).toBe('Tell us');
    expect(forms.byId('other')).toBe(other);
    expect(existsSync(file)).toBe(true);
  });

  it('keep the answers of somebody on the way when they change', async () => {
    source.publish('a', good);
    const { content, forms } = await start();
    const answers = { powerOff: 'All of it', yourName: 'Jo' };
    source.publish('a', {
      ...good,
      pages: [exampleDefinition.pages[1], { ...exampleDefinition.pages[0], slug: 'later' }],
    });
    await source.look(content);
    const { draftAnswers: draft, lost } = reviveDraft(forms.byId('example-report') as Definition, {
      answers,
      aside: {},
    });
    expect([draft.answers, lost]).toEqual([answers, []]);
  });

  it('have a draft where it differs from what is published, with its faults, and a new form has one too', async () => {
    source.publish('a', good);
    source.draft('a', { ...good, name: 'The draft' });
    source.draft('new', { ...good, _id: 'new' });
    source.draft('bad', { ...bad, _id: 'bad' });
    const { forms } = await start();
    expect((await forms.draft('example-report'))?.definition?.name).toBe('The draft');
    expect((await forms.draft('new'))?.definition?.id).toBe('new');
    expect(await forms.draft('bad')).toMatchObject({
      definition: null,
      faults: [{ place: expect.any(String) as string }],
    });
    expect(await forms.draft('nothing')).toBeNull();
    expect(forms.byId('new')).toBeNull();
    source.draft('a', good);
    expect(await forms.draft('example-report')).toBeNull();
  });
});

/** Two sources count versions of their own, also of the pages for a storm or for health. */
const comparable = (definition: Definition): Record<string, unknown> => ({
  ...definition,
  version: null,
  storm: definition.storm && comparable(definition.storm),
  health: definition.health && comparable(definition.health),
  fields: fieldsOf(definition).map(({ alias, settings, kind }) => [
    alias,
    kind.holdsItems ? null : settings,
  ]),
  pages: definition.pages.map((page) => ({
    ...page,
    fieldsets: page.fieldsets.map((set) => ({
      ...set,
      columns: set.columns.map((fields) => fields.map((field) => ({ ...field, settings: null }))),
    })),
  })),
});

describe('the content system beside the files', () => {
  it.each(readdirSync('content/forms').filter((file) => file.endsWith('.json')))(
    'says the same as %s [F-002]',
    async (file) => {
      const raw = JSON.parse(readFileSync(path.join('content/forms', file), 'utf8')) as Raw;
      const [here, there] = [files(), contentSystem()];
      there.publish('a', raw);
      const delivered = createForms({
        content: await there.start(),
        dataDir: path.join(dir, 'data'),
        logger,
      });
      here.publish('a', raw);
      const ofFiles = createForms({
        content: embedded(),
        dataDir: path.join(dir, 'data-2'),
        logger,
      });
      expect(errors).toEqual([]);
      const id = String(raw['_id']);
      expect(comparable(delivered.byId(id) as Definition)).toEqual(
        comparable(ofFiles.byId(id) as Definition),
      );
    },
  );

  it('counts first, form by form, and gives way where it has no good one', async () => {
    files().publish('a', good);
    files().publish('b', { ...good, _id: 'other' });
    const there = contentSystem();
    there.publish('x', { ...good, name: 'Of the content system' });
    const content = await there.start();
    const forms = createForms({ content, dataDir: path.join(dir, 'data'), logger });
    expect(forms.all().map(({ id, name }) => [id, name])).toEqual([
      ['example-report', 'Of the content system'],
      ['other', 'Report a power cut'],
    ]);
    expect(forms.refused()).toEqual([]);
    there.publish('y', { ...bad, _id: 'other' });
    await there.look(content);
    expect(forms.byId('other')?.name).toBe('Report a power cut');
    expect(forms.refused()).toHaveLength(1);
  });

  it('a torn file hurts no other form', () => {
    files().publish('a', good);
    writeFileSync(path.join(dir, 'content/forms/torn.json'), '{ "_id": ');
    const forms = createForms({ content: embedded(), dataDir: path.join(dir, 'data'), logger });
    expect(forms.all()).toHaveLength(1);
    expect(forms.refused()).toMatchObject([{ source: 'torn.json', faults: [{ place: 'file' }] }]);
  });
});
