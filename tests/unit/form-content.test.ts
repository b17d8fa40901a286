import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asks, type Definition, fieldsOf } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import { endsOnLastPage, type Journey } from '~/forms/engine/journey';
import { type Answers } from '~/forms/engine/json';
import { payloadOf } from '~/forms/engine/payload';
import { readDefinition } from '~/forms/engine/read-definition';
import { SESSION_FLAGS } from '~/forms/engine/session-flag';
import { visibleItem } from '~/forms/engine/visible';
import { fieldTypes } from '~/forms/fields/registry';
import { type Effort, pickFrom, type Walk, walk, walkGiven } from '../support/example-answers';
import { schemaBreaches } from '../support/openapi';
import { sharedData } from '../support/shared-data';

const folder = 'content/forms';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const rawOf = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

function definitionOf(file: string): Definition {
  const read = readDefinition(rawOf(file), fieldTypes);
  if (!read.ok)
    throw new Error(read.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
  return read.definition;
}

const everyField = (definition: Definition): Field[] =>
  fieldsOf(definition).flatMap((field) => [field, ...field.fields]);

/** Names of all that has a condition, and of what of it some answers show. */
const conditional = (definition: Definition): string[] =>
  [
    ...definition.pages.map(({ slug, condition }) => ({ name: `page ${slug}`, condition })),
    ...definition.pages.flatMap(({ fieldsets }) =>
      fieldsets.map(({ id, condition }) => ({ name: `fieldset ${id}`, condition })),
    ),
    ...everyField(definition).map(({ alias, condition }) => ({
      name: `field ${alias}`,
      condition,
    })),
  ].flatMap(({ name, condition }) => (condition ? [name] : []));

const itemFields = (field: Field, { visibleForm }: Journey): readonly Field[] =>
  ((visibleForm.answers[field.alias] ?? []) as readonly Answers[]).flatMap(
    (item) => visibleItem(field.fields, item, visibleForm).fields,
  );

const shownIn = (journey: Journey): Set<string> =>
  new Set([
    ...journey.visibleForm.pages.map(({ slug }) => `page ${slug}`),
    ...journey.visibleForm.pages.flatMap(({ fieldsets }) =>
      fieldsets.map(({ id }) => `fieldset ${id}`),
    ),
    ...journey.visibleForm.fields.flatMap((field) => [
      `field ${field.alias}`,
      ...(field.kind.holdsItems
        ? itemFields(field, journey).map(({ alias }) => `field ${alias}`)
        : []),
    ]),
  ]);

const WALKS = 80;
const walked = new Map<string, readonly Walk[]>();

/** The same walks for every question asked of them. */
function walksOf(file: string): readonly Walk[] {
  const definition = definitionOf(file);
  const effortOf = (seed: number): Effort => (seed % 4 === 0 ? 'least' : 'all');
  const walks =
    walked.get(file) ??
    Array.from({ length: WALKS }, (_, seed) => walk(definition, pickFrom(seed), effortOf(seed)));
  walked.set(file, walks);
  return walks;
}

const words = z.string().trim().min(1);
const link = z.object({ url: z.string().regex(/^(\/(?!\/)|tel:)/), name: words });
/** What stands around the questions: members beside the definition that the engine leaves to the pages. */
const around = z.object({
  header: z.object({ title: words }).strict(),
  thankYou: z
    .object({
      title: words,
      message: words,
      referenceMessage: words.optional(),
      stormFeedLink: z.literal(true).optional(),
      redirectLink: link,
    })
    .strict(),
  sessionFlag: z.enum(SESSION_FLAGS).optional(),
  landing: z
    .object({
      title: words,
      message: words,
      nextLabel: words,
      selectLabel: words.optional(),
      requiredErrorMessage: words.optional(),
      links: z.array(link).min(1),
      dangerousSituation: z
        .object({
          question: words,
          yesLabel: words,
          noLabel: words,
          requiredErrorMessage: words,
          title: words,
          message: words,
          link,
        })
        .strict()
        .optional(),
    })
    .strict()
    .optional(),
});

describe.each(files)('%s [F-006 to F-011, F-014 to F-018, F-021]', (file) => {
  it('is read and checked without a finding, under the name of its file', () => {
    expect(`${definitionOf(file).id}.json`).toBe(file);
  });

  it('has a header and a thank-you, and says its reference only where it gives one [F-058]', () => {
    const { thankYou, sessionFlag, landing } = around.parse(rawOf(file));
    expect(thankYou.referenceMessage !== undefined).toBe(definitionOf(file).includeReference);
    expect(landing !== undefined).toBe(sessionFlag !== undefined);
  });

  it('names every question and says in its own words what a required one needs', () => {
    const questions = everyField(definitionOf(file)).filter(asks);
    const nameless = questions.filter(({ caption, acceptCopy }) => !caption && !acceptCopy);
    const wordless = questions.filter(
      ({ required, requiredMessage }) => required && !requiredMessage,
    );
    expect([nameless, wordless].flat().map(({ alias }) => alias)).toEqual([]);
  });

  it('leads to each of its pop-ups', () => {
    const definition = definitionOf(file);
    const led = everyField(definition).map(({ modal }) => modal);
    const named = definition.modals.map(({ modalName }) => modalName);
    expect(
      named.filter((name) => !led.includes(name) && !(name === 'skip' && definition.canSkip)),
    ).toEqual([]);
  });

  it('ends with a person check, and says what the details are used for; consent is asked for health alone', () => {
    const definition = definitionOf(file);
    const last = definition.pages.at(-1)!.fieldsets.flatMap(({ columns }) => columns.flat());
    const needed = last.filter(({ required }) => required).map(({ type }) => type);
    expect(needed).toContain('recaptcha');
    // docs/decisions/consent.md
    const asksConsent = fieldsOf(definition).some(({ type }) => type === 'data consent');
    expect(asksConsent).toBe(file === 'priority-services.json');
    expect(last.some(({ alias }) => alias === (asksConsent ? 'dataConsent' : 'dataUse'))).toBe(
      true,
    );
  });

  it('can be completed, whatever is chosen, and sends what the contract describes', () => {
    for (const { journey, problems } of walksOf(file)) {
      expect(problems).toEqual([]);
      expect(journey.complete).toBe(true);
      const payload = payloadOf(journey, { reference: 'WEB-K7QF2M9XDA' }, walkGiven);
      expect(schemaBreaches('FormSubmission', JSON.parse(JSON.stringify(payload)))).toEqual([]);
    }
  });

  it('has no condition that always or never holds', () => {
    const definition = definitionOf(file);
    const shown = walksOf(file).map(({ journey }) => shownIn(journey));
    const fixed = conditional(definition).flatMap((name) => {
      const times = shown.filter((names) => names.has(name)).length;
      return times === 0
        ? [`${name} is never shown`]
        : times === shown.length
          ? [`${name} is always shown`]
          : [];
    });
    expect(fixed).toEqual([]);
  });

  it('speaks plainly: short sentences, and no words of the trade', () => {
    const spoken: string[] = [];
    JSON.stringify(rawOf(file), (key, value: unknown) => {
      if (
        typeof value === 'string' &&
        !/^(alias|type|_id|pattern|field|value|operator|url)$/.test(key)
      )
        spoken.push(value);
      return value;
    });
    const sentences = spoken.flatMap((text) => text.split(/(?<=[.?!])\s+/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 15)).toEqual([]);
    expect(
      spoken.filter((text) =>
        /\b(outage|restoration|fault event|utili[sz]e|customers affected)\b/i.test(text),
      ),
    ).toEqual([]);
  });
});

/** F-003 to F-018: the kinds of form, and the types that their definitions name; F-357 to F-360: the flagged ones. */
it('there is a form of every kind [F-003 to F-005, F-012, F-013, F-357 to F-359]', () => {
  const kinds = files.map((file) => {
    const { id, type, pageType, sessionFlag } = definitionOf(file);
    return [`${id}: ${pageType}, ${type}`, sessionFlag].filter(Boolean).join(', by way of ');
  });
  expect(kinds).toEqual([
    'category-a: categoryA, email form',
    'compensation-claim: compensationClaim, email form',
    'email-us: email, email form',
    'future-planned-power-cut: futurePlannedPowerCut, future planned power cut',
    'helicopter-or-survey: helicopter, heli form',
    'metered-connection: connection, email form, by way of metered',
    'priority-services: psr, PSR form',
    'report-a-power-cut: reportAPowerCut, power cut form',
    'street-furniture: streetFurniture, email form, by way of street-furniture-questions',
    'telephone-call-back: telephoneCallBack, email form, by way of telephone-call-back',
    'unmetered-connection: connection, email form, by way of unmetered',
    'voltage-complaint: voltageComplaint, power cut form',
  ]);
});

it('a report has three pages, two in a storm, begins with the place and ends without a check page [X-48]', () => {
  const report = definitionOf('report-a-power-cut.json');
  const { pages, storm, health } = report;
  const slugs = (one: readonly { readonly slug: string }[] = []) => one.map(({ slug }) => slug);
  expect(slugs(pages)).toEqual(['where', 'what-is-off', 'about-you']);
  expect(slugs(storm?.pages)).toEqual(['where', 'what-is-off']);
  expect(slugs(health?.pages)).toEqual(['where', 'health']);
  expect(endsOnLastPage(report)).toBe(true);
});

it('a report asks of danger and health first, and six answers where nothing else comes up', () => {
  const { visibleForm } = walk(definitionOf('report-a-power-cut.json'), () => 0, 'least').journey;
  const needed = visibleForm.pages.map(({ fields }) =>
    fields
      .filter((field) => asks(field) && field.required && field.condition === null)
      .filter(({ kind }) => !kind.byServer)
      .map(({ alias }) => alias),
  );
  expect(needed).toEqual([
    ['supplyAddress'],
    ['seenOrHeard', 'medicalNeed', 'powerOff', 'whenOff'],
    ['yourName', 'telephoneNumber'],
  ]);
});

it('a report can be completed in a storm, whatever is chosen, and sends what the contract describes [F-066]', () => {
  const { storm } = definitionOf('report-a-power-cut.json');
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { journey, problems } = walk(storm!, pickFrom(seed), seed % 4 === 0 ? 'least' : 'all');
    expect([problems, journey.complete]).toEqual([[], true]);
    const payload = payloadOf(journey, { reference: 'WEB-K7QF2M9XDA' }, walkGiven);
    expect(schemaBreaches('FormSubmission', JSON.parse(JSON.stringify(payload)))).toEqual([]);
  }
});

it('a report offers news by text, to a number of choice, and of later power cuts [F-289]', () => {
  const report = fieldsOf(definitionOf('report-a-power-cut.json')).map(({ alias }) => alias);
  expect(report).toEqual(expect.arrayContaining(['textUpdates', 'textNumber', 'futureTexts']));
});

const factsFile = sharedData('reference-facts.json');

it.skipIf(factsFile === null)(
  'offers the needs codes of the industry, each once, by code and name',
  () => {
    const facts: unknown = JSON.parse(readFileSync(factsFile ?? '', 'utf8'));
    const { psrNeedsCodes } = z.object({ psrNeedsCodes: z.record(z.string()) }).parse(facts);
    const lists = fieldsOf(definitionOf('priority-services.json')).filter(
      ({ type }) => type === 'checkbox list',
    );
    const options = lists
      .flatMap((field) => field.options)
      .filter(({ value }) => /^\d+$/.test(value));
    expect(options).toHaveLength(Object.keys(psrNeedsCodes).length);
    expect(Object.fromEntries(options.map(({ value, caption }) => [value, caption]))).toEqual(
      psrNeedsCodes,
    );
  },
);

it('each session flag is that of a form [J-296 to J-299]', () => {
  const flags = files
    .map((file) => (rawOf(file) as { sessionFlag?: string }).sessionFlag)
    .filter(Boolean);
  expect(flags.sort()).toEqual([...SESSION_FLAGS].sort());
});
