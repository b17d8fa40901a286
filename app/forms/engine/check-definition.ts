import { type Condition } from './condition';
import { asks, type Definition, fieldsOf, fieldsOfSet, type Page } from './definition';
import { type Field } from './field-type';
import { named, placeOf, type Report } from './fault';
import { SUBMISSION_MEMBERS } from './form-query';

type Fields = ReadonlyMap<string, Field>;

/**
 * A condition may only refer to earlier fields, so one pass from the top decides what is visible,
 * and cycles are impossible.
 */
function checkCondition(
  condition: Condition | null,
  before: Fields,
  all: Fields,
  place: string,
  report: Report,
): void {
  for (const rule of condition?.rules ?? []) {
    const field = before.get(rule.field);
    if (!field) {
      const reason = all.has(rule.field) ? 'comes later or is itself' : 'does not exist';
      report(place, `the condition asks for "${rule.field}", which ${reason}`);
    } else if (field.special !== null || field.kind.compare === null) {
      report(
        place,
        `the condition asks for "${rule.field}", but a "${field.type}" has nothing to compare`,
      );
    } else if (
      ['is', 'is not'].includes(rule.operator) &&
      rule.value !== '' &&
      field.options.length > 0 &&
      !field.options.some(
        (option) => option.value.trim().toLowerCase() === rule.value.trim().toLowerCase(),
      )
    ) {
      report(
        place,
        `the condition asks whether "${rule.field}" is "${rule.value}", which is not one of its options`,
      );
    }
  }
}

function checkField(
  field: Field,
  before: Fields,
  all: Fields,
  place: string,
  report: Report,
): void {
  const here = placeOf(place, `field "${field.alias}"`);
  checkCondition(field.condition, before, all, here, report);
  if (field.kind.options === 'needed' && field.options.length === 0)
    report(here, 'has no preValues to choose from');
  const values = field.options.map((option) => option.value);
  if (new Set(values).size < values.length) report(here, 'has the same preValue twice');
  if (field.options.some((option) => option.value === '')) report(here, 'has an empty preValue');
  if (SUBMISSION_MEMBERS.has(field.alias))
    report(here, 'has the name of a member of the submission');
  // Answers are plain objects, which always have `constructor`.
  if (field.alias in {}) report(here, 'has a name that every record has');
  const inner = new Map(field.fields.map((item) => [item.alias, item]));
  const seen = new Map(before);
  if (inner.size < field.fields.length) report(here, 'has an alias twice among its own fields');
  for (const item of field.fields) {
    checkField(item, seen, new Map([...all, ...inner]), here, report);
    seen.set(item.alias, item);
  }
}

function checkPage(
  page: Page,
  index: number,
  before: Map<string, Field>,
  all: Fields,
  report: Report,
): void {
  const place = named('page', index, page.caption);
  checkCondition(page.condition, before, all, place, report);
  if (page.fieldsets.every((fieldset) => fieldset.columns.flat().length === 0))
    report(place, 'has no fields');
  page.fieldsets.forEach((fieldset, at) => {
    const here = placeOf(place, named('fieldset', at, fieldset.caption));
    checkCondition(fieldset.condition, before, all, here, report);
    for (const field of fieldset.columns.flat()) {
      checkField(field, before, all, here, report);
      if (before.has(field.alias))
        report(placeOf(here, `field "${field.alias}"`), 'stands in the form twice');
      before.set(field.alias, field);
    }
  });
}

/** Checks what a schema cannot. Reports all faults, not only the first. */
export function checkDefinition(definition: Definition, report: Report): void {
  const all = new Map(fieldsOf(definition).map((field) => [field.alias, field]));
  const before = new Map<string, Field>();
  definition.pages.forEach((page, index) => checkPage(page, index, before, all, report));

  if (![...all.values()].some(asks)) report('form', 'asks nothing');
  if (definition.address !== '' && !all.has(definition.address)) {
    report('form', `address names "${definition.address}", which does not exist`);
  }
  checkCondition(definition.priorityNote, all, all, 'priorityNote', report);
  checkCondition(definition.anotherTime, all, all, 'anotherTime', report);
  const captions = new Set(
    definition.pages.flatMap((page) => page.fieldsets.map((fieldset) => fieldset.caption)),
  );
  const sections = definition.mandatorySection === 'every' ? [] : definition.mandatorySection;
  for (const section of sections) {
    if (!captions.has(section))
      report('form', `mandatorySection names "${section}", which is no fieldset's caption`);
  }
  for (const fieldset of definition.pages.flatMap(({ fieldsets }) => fieldsets)) {
    const met = fieldsOfSet(fieldset).find(
      (field) => asks(field) && field.required && field.condition === null,
    );
    if (met && sections.includes(fieldset.caption))
      report(
        'form',
        `mandatorySection names "${fieldset.caption}", which is always met: "${met.alias}" is required`,
      );
  }
  const modals = definition.modals.map(({ modalName }) => modalName);
  if (new Set(modals).size < modals.length) report('form', 'has the same modalName twice');
  for (const field of [...all.values()].flatMap((one) => [one, ...one.fields])) {
    if (field.modal && !modals.includes(field.modal))
      report(`field "${field.alias}"`, `leads to the modal "${field.modal}", which does not exist`);
  }
  if (definition.sessionFlag && !definition.landing)
    report('form', 'has a sessionFlag but no landing page to enter by');
  if (definition.pages[0]?.condition)
    report(named('page', 0, definition.pages[0].caption), 'the first page cannot have a condition');
}
